import type { Page } from "playwright";
import { expect, test } from "vitest";
import { usedStylesId } from "#shared/used-styles-id.ts";
import { beginPayment, goOnAs } from "./begun.ts";
import { desktop, hydrated, movePointer, openVisit, phone } from "./browser.ts";
import { serveForBrowser } from "./serve.ts";

const site = serveForBrowser();

/** The address of the whole style sheet: what a page whose scripts start at once ends with. */
async function wholeSheet(): Promise<string> {
  const html = await (await fetch(`${site.server.url}/trafik/teklif`)).text();
  const [, path = ""] = /rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  return new URL(path, site.server.url).href;
}

/** Puts the whole style sheet into a page that has what it uses of it. */
async function bringAll(page: Page, sheet: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    document.head.append(link);
  }, sheet);
  const addresses = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  await expect.poll(addresses).toContain(sheet);
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
  const switchTo = (isWhole: boolean) =>
    page.evaluate(
      ([href, disabled]) => {
        for (const each of document.styleSheets) if (each.href === href) each.disabled = disabled;
      },
      [sheet, !isWhole] as const,
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

test.each(["/", "/trafik-sigortasi", "/trafik/teklif", "/sss", "/iletisim", "/giris", "/yok"])(
  "%s has every style it uses",
  async (path) => {
    const { page, close } = await openVisit(site.browser, { scripts: "never" });
    await expectWhole(page, site.server.url + path);
    await close();
  },
);

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

test("so have the offers, the comparison and the payment", async () => {
  const { client, offers, payment } = await beginPayment(site.server.url);
  const { page, close } = await openVisit(site.browser, { scripts: "never" });
  await goOnAs(page, site.server.url, client);
  const all = page.getByText("12 şirketin tümü yanıtladı");
  await expect.poll(async () => (await page.goto(offers), all.isVisible())).toBe(true);
  const boxes = page.getByRole("checkbox", { name: /^Karşılaştır/ });
  for (const at of [0, 1]) await boxes.nth(at).check();
  await page.getByRole("button", { name: /arşılaştır$/ }).click();
  await page.getByRole("heading", { name: /teklifi karşılaştırın/ }).waitFor();
  for (const address of [offers, page.url(), payment]) await expectWhole(page, address);
  await close();
});
