import type { Page } from "playwright";
import { expect, test } from "vitest";
import { usedStylesId } from "#shared/document-ids.ts";
import { isWhole, shareOf } from "#tests/share-of-cases.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { beginPayment, goOnAs } from "./begun.ts";
import { desktop, hydrated, movePointer, openVisit, phone } from "./browser.ts";
import { serveForBrowser } from "./serve.ts";

const site = serveForBrowser();

/** The address of the whole style sheet, as a page tells it. */
async function wholeSheet(): Promise<string> {
  const html = await (await fetch(`${site.server.url}/trafik/teklif`)).text();
  const [, path = "none"] = /data-whole="([^"]+)"/.exec(html) ?? [];
  expect(path).toMatch(/\.css$/);
  return new URL(path, site.server.url).href;
}

interface Compared {
  /** How many rules of the whole sheet select something in the document, and how many there are. */
  readonly met: number;
  readonly all: number;
  /** Those of them that the document does not bring. */
  readonly missing: readonly string[];
  /** Those that it brings and the whole sheet has not, or in another order. */
  readonly foreign: readonly string[];
}

/**
 * Compares the styles a document brings with the whole sheet, rule by rule, as the browser reads both, each selector of a rule for itself. What a selector says of states, attributes
 * and places among siblings is taken as given, and so is every condition around a rule.
 */
const compareStyles = ([html, sheet, ownId]: readonly [string, string, string]): Compared => {
  const page = new DOMParser().parseFromString(html, "text/html");
  interface Known {
    readonly text: string;
    readonly selector?: string;
    /** Of what is nothing until a rule names it. */
    readonly name?: string;
  }
  // Of a rule each selector is brought for itself. Those in parentheses are one.
  const selectorsOf = (list: string): string[] => {
    const found = [""];
    let depth = 0;
    for (const [part] of list.matchAll(/\\.|[^]/g)) {
      if (part === "(") depth++;
      if (part === ")") depth--;
      if (part === "," && depth === 0) found.push("");
      else found[found.length - 1] += part;
    }
    return found.map((selector) => selector.trim());
  };
  const rulesOf = (rules: CSSRuleList, within = ""): Known[] =>
    [...rules].flatMap((rule): Known[] => {
      const text = (within + rule.cssText).replaceAll(/\s+/g, "");
      if (rule instanceof CSSStyleRule) {
        const block = within + rule.cssText.slice(rule.selectorText.length);
        return selectorsOf(rule.selectorText).map((selector) => ({
          text: (selector + block).replaceAll(/\s+/g, ""),
          selector,
        }));
      }
      if (rule instanceof CSSKeyframesRule || rule instanceof CSSPropertyRule) {
        return [{ text, name: rule.name }];
      }
      if (!(rule instanceof CSSGroupingRule)) return [{ text }];
      return rulesOf(rule.cssRules, `${within}${rule.cssText.split("{")[0]}`);
    });
  const read = (css: string) => {
    const made = new CSSStyleSheet();
    made.replaceSync(css);
    return rulesOf(made.cssRules);
  };
  // Escaped characters stay, and so do selectors that a page meets with one of several.
  const inner = String.raw`(?:\\.|[^()\\])`;
  const nested = `(?:${inner}|\\(${inner}*\\))`;
  const parts = new RegExp(
    String.raw`\\.|::?(?:is|where|has)\(|\[[^\]]*\]|::?[\w-]+(?:\((?:${inner}|\(${nested}*\))*\))?`,
    "g",
  );
  const bare = (selector: string): string =>
    selector.replaceAll(parts, (part) =>
      part.startsWith("\\") || /^::?(?:is|where|has)\(/.test(part) ? part : ":is(*)",
    );
  const all = read(sheet);
  const own = read(page.getElementById(ownId)?.textContent ?? "");
  const hasDateInput = page.querySelector("input:is([type^=date],[type=time])") !== null;
  const isOfDateInputs = (selector: string) => /::-webkit-(?:date|calendar)/.test(selector);
  const selected = all.filter(
    ({ selector }) =>
      selector !== undefined &&
      page.querySelector(bare(selector)) !== null &&
      (hasDateInput || !isOfDateInputs(selector)),
  );
  const words = selected.map(({ text }) => text).join("\n");
  const met = all.filter(
    (rule) =>
      selected.includes(rule) ||
      (rule.selector === undefined && (rule.name === undefined || words.includes(rule.name))),
  );
  const brought = new Set(own.map(({ text }) => text));
  let at = 0;
  const foreign = own.filter(({ text }) => {
    const found = all.findIndex((rule, index) => index >= at && rule.text === text);
    if (found >= 0) at = found + 1;
    return found < 0;
  });
  return {
    met: met.length,
    all: all.length,
    missing: met.flatMap(({ text }) => (brought.has(text) ? [] : text)),
    foreign: foreign.map(({ text }) => text),
  };
};

/** That pages, asked for without scripts, bring every rule of the whole sheet that they meet, in its order and not all of it. */
async function expectEveryRule(addresses: readonly string[], client: EdgeClient): Promise<void> {
  const sheet = await (await fetch(await wholeSheet())).text();
  const { page, close } = await openVisit(site.browser, { scripts: "never" });
  await page.goto(`${site.server.url}/robots.txt`);
  for (const address of addresses) {
    const answer = await client.fetch(address);
    expect([address, answer.headers.get("Location")]).toEqual([address, null]);
    const html = await answer.text();
    const { met, all, missing, foreign } = await page.evaluate(compareStyles, [
      html,
      sheet,
      usedStylesId,
    ] as const);
    expect([address, missing, foreign]).toEqual([address, [], []]);
    expect(met).toBeGreaterThan(50);
    expect(met).toBeLessThan(all);
  }
  await close();
}

/** Puts the whole style sheet into a page that has what it uses of it. */
async function bringAll(page: Page, sheet: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    document.head.append(link);
  }, sheet);
  const rules = () =>
    page.evaluate(
      (href) => [...document.styleSheets].find((each) => each.href === href)?.cssRules.length ?? 0,
      sheet,
    );
  await expect.poll(rules).toBeGreaterThan(0);
}

const look = (page: Page) =>
  page.screenshot({
    type: "jpeg",
    quality: 100,
    fullPage: true,
    animations: "disabled",
    caret: "hide",
  });

/** That what is on the screen looks the same with the whole sheet and without. */
async function expectSame(page: Page, sheet: string, state: string): Promise<void> {
  const switchTo = (isAll: boolean) =>
    page.evaluate(
      ([href, disabled]) => {
        for (const each of document.styleSheets) if (each.href === href) each.disabled = disabled;
      },
      [sheet, !isAll] as const,
    );
  // Something of the page itself may change between two pictures.
  await expect
    .poll(
      async () => {
        await switchTo(true);
        const whole = await look(page);
        await switchTo(false);
        return (await look(page)).equals(whole);
      },
      { message: `${page.url()}, ${state}` },
    )
    .toBe(true);
}

/** That a page without scripts misses none of the styles it was spared: on a phone, and on a desk with every fold open. */
async function expectWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const sheet = await wholeSheet();
  await bringAll(page, sheet);
  await page.setViewportSize(phone);
  await expectSame(page, sheet, "390");
  await page.setViewportSize(desktop);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
  });
  await expectSame(page, sheet, "1280, opened");
}

const open = [
  "/",
  "/zorunlu-trafik-sigortasi",
  "/trafik/teklif",
  "/sss",
  "/iletisim",
  "/giris",
  "/404",
];

test("open pages have every style they use", () =>
  expectEveryRule(open, createEdgeClient(site.server.url)));

test("so have the offers, the comparison and the payment", async () => {
  const { client, offers, payment } = await beginPayment(site.server.url);
  const [list = "", buy = ""] = [offers, payment].map((address) => new URL(address).pathname);
  let html = "";
  const answered = async () => (html = await (await client.fetch(list)).text());
  await expect.poll(answered).toContain("12 şirketin tümü yanıtladı");
  const inputs = html.match(/<input[^>]+name="teklif"[^>]*>/g) ?? [];
  const [first = "", second = ""] = inputs.map((input) => /value="([^"]+)"/.exec(input)?.[1]);
  const compared = new URLSearchParams([
    ["teklif", first],
    ["teklif", second],
  ]);
  const comparison = `${list}/karsilastir?${compared}`;
  expect(await (await client.fetch(comparison)).text()).toMatch(/teklifi karşılaştırın/);
  await expectEveryRule([list, comparison, buy], client);
  for (const address of isWhole ? [list, comparison, buy] : []) {
    const { page, close } = await openVisit(site.browser, { scripts: "never" });
    await goOnAs(page, site.server.url, client);
    await expectWhole(page, site.server.url + address);
    await close();
  }
});

// By what is seen, too: the browser may read a document otherwise than its text.
test.each(shareOf(open, open.length, 5))(
  "%s looks as it does with the whole sheet",
  async (path) => {
    const { page, close } = await openVisit(site.browser, { scripts: "never" });
    await expectWhole(page, site.server.url + path);
    await close();
  },
);

test("the icons that a page has no use for come with its scripts, each once", async () => {
  const { page, close } = await openVisit(site.browser);
  await page.goto(site.server.url);
  const html = await (await fetch(site.server.url)).text();
  const [, sheet = "none"] = /<svg id="icons" data-whole="([^"]+)"/.exec(html) ?? [];
  const whole = await (await fetch(new URL(sheet, site.server.url))).text();
  const ids = [...whole.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id).toSorted();
  const there = () =>
    page.locator("symbol").evaluateAll((symbols) => symbols.map(({ id }) => id).toSorted());
  expect((await there()).length).toBeLessThan(ids.length);
  await hydrated(page);
  await expect.poll(there).toEqual(ids);
  await close();
});

const own = (page: Page) => page.locator(`#${usedStylesId}`).count();
const backgroundOf = (page: Page) =>
  page
    .getByRole("button", { name: "Devam Et" })
    .evaluate((button) => getComputedStyle(button).backgroundColor);

test.each(["/trafik/teklif", "/"])(
  "%s keeps its own styles until the whole sheet is there, however late",
  async (path) => {
    const { page, close } = await openVisit(site.browser);
    await page.clock.install();
    const held = Promise.withResolvers<void>();
    let isAsked = false;
    await page.route("**/*.css", async (route) => {
      isAsked = true;
      await held.promise;
      await route.continue();
    });
    await page.goto(site.server.url + path, { waitUntil: "commit" });
    // Used until it can tell.
    const asked = async () => {
      await movePointer(page);
      return isAsked;
    };
    await expect.poll(asked).toBe(true);
    // Longer than the page waits for it before it starts.
    const started = async () => {
      await page.clock.runFor(1000);
      return page.evaluate(() => window.pageStarted === true);
    };
    await expect.poll(started).toBe(true);
    expect(await own(page)).toBe(1);
    held.resolve();
    await expect.poll(() => own(page)).toBe(0);
    await close();
  },
);

test("a page whose sheet never comes is used all the same, and keeps its looks", async () => {
  const { page, close } = await openVisit(site.browser);
  await page.goto(`${site.server.url}/trafik/teklif`);
  await hydrated(page);
  const background = await backgroundOf(page);
  await page.route("**/*.css", (route) => route.abort());
  await page.goto(`${site.server.url}/trafik/teklif`);
  await hydrated(page);
  expect(await own(page)).toBe(1);
  expect(await backgroundOf(page)).toBe(background);
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.getByText("T.C. kimlik no").first().waitFor();
  await close();
});
