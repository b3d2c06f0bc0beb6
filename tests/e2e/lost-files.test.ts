// A file of the site that does not come, because the connection is gone or a deployment has taken it away, costs the
// visitor neither the way on nor what is typed.
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { usedStylesId } from "#shared/document-ids.ts";
import { shareOf } from "#tests/share-of-cases.ts";
import { arrive, desktop, hydrated, idle, movePointer, openVisit } from "./browser.ts";
import { demoPhone, logIn } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";

const site = serveForBrowser();
const own = (page: Page) => page.locator(`#${usedStylesId}`).count();

/** A visit that never gets the files with this address. */
async function visitWithout(files: string) {
  const visit = await openVisit(site.browser, { viewport: desktop });
  const { page } = visit;
  await page.route(files, (route) => route.abort());
  return visit;
}

const pressSignIn = (page: Page) =>
  page.locator("header").getByRole("link", { name: "Giriş" }).click();

/** Marks the document, to be told from the next one. */
const mark = (page: Page) => page.evaluate(() => (document.documentElement.dataset["old"] = ""));
const isMarked = async (page: Page) => (await page.locator("html[data-old]").count()) === 1;

describe("scripts", () => {
  test.each(
    shareOf(
      [
        ["/sss", "**/assets/entry-*.js"],
        ["/sss", "**/assets/page-*.js"],
        ["/trafik/teklif", "**/assets/page-*.js"],
        ["/trafik/teklif", "**/assets/entry-*.js"],
      ] as const,
      2,
    ),
  )(
    "on %s without %s the way to sign in is a link, however late it is pressed",
    async (path, files) => {
      const { page, close } = await visitWithout(files);
      const failed = page.waitForEvent("requestfailed");
      await arrive(page, site.server.url + path);
      await movePointer(page);
      await failed;
      // A page without its first scripts is loaded anew, once.
      await expect.poll(() => idle(page).then(() => "idle", String)).toBe("idle");
      await pressSignIn(page);
      await page.waitForURL("**/giris");
      await close();
    },
  );

  test("another page whose code is gone comes as a document", async () => {
    const { page, close } = await openVisit(site.browser, { viewport: desktop });
    await page.goto(`${site.server.url}/trafik/teklif`);
    await hydrated(page);
    await page.route("**/assets/page-*.js", (route) => route.abort());
    await mark(page);
    await page.getByRole("link", { name: "İletişim" }).first().click();
    await page.getByRole("heading", { name: "İletişim", level: 1 }).waitFor();
    expect(await isMarked(page)).toBe(false);
    await close();
  });
});

describe("a page whose scripts a deployment has taken away", () => {
  const scripts = "**/assets/entry-*.js";
  const gone = { status: 404, contentType: "text/plain", body: "-" };

  test("is loaded anew, with those that are there now", async () => {
    const { page, close } = await openVisit(site.browser, { viewport: desktop });
    let asked = 0;
    await page.route(scripts, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill(gone) : route.continue();
    });
    await arrive(page, `${site.server.url}/sss`);
    await mark(page);
    await movePointer(page);
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await page.waitForLoadState();
    await pressSignIn(page);
    await page.getByRole("dialog").waitFor();
    await close();
  });

  test("is loaded anew once where they are not there either", async () => {
    const { page, close } = await openVisit(site.browser, { viewport: desktop });
    await page.route(scripts, (route) => route.fulfill(gone));
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto(`${site.server.url}/trafik/teklif`);
    await movePointer(page);
    const isOver = () =>
      page
        .evaluate(() => typeof (history.state as { lost?: unknown } | null)?.lost)
        .catch(() => "");
    await expect.poll(() => documents).toBe(2);
    await expect.poll(isOver).toBe("string");
    await page.waitForLoadState("networkidle");
    await pressSignIn(page);
    await page.waitForURL("**/giris");
    // That page has lost its own, and was loaded anew once as well.
    await expect.poll(() => documents).toBe(4);
    await page.waitForLoadState("networkidle");
    expect(documents).toBe(4);
    await close();
  });

  test("stays with what is typed in it", async () => {
    const { page, close } = await openVisit(site.browser, { viewport: desktop });
    const typed = Promise.withResolvers<void>();
    await page.route(scripts, async (route) => {
      await typed.promise;
      await route.fulfill(gone);
    });
    const asked = page.waitForResponse("**/healthz");
    await arrive(page, site.server.url);
    await mark(page);
    const field = page.getByLabel("Plaka").first();
    await field.fill("34 ABC 123");
    typed.resolve();
    await asked;
    // What the page does with that answer is done when it has another.
    await page.evaluate(async () => (await fetch("/readyz")).text());
    expect([await isMarked(page), await field.inputValue()]).toEqual([true, "34 ABC 123"]);
    await close();
  });
});

describe("windows", () => {
  test("sign-in is a page then", async () => {
    const { page, close } = await visitWithout("**/assets/sign-in-dialog-*.js");
    await arrive(page, `${site.server.url}/trafik/teklif`);
    await hydrated(page);
    await pressSignIn(page);
    await page.waitForURL("**/giris");
    await close();
  });

  test("a contract comes in a tab of its own, and what is typed stays", async () => {
    const { page, close } = await visitWithout("**/assets/contract-dialog-*.js");
    await arrive(page, `${site.server.url}/trafik/teklif`);
    await hydrated(page);
    await page.getByLabel("Plaka").fill("34 ABC 123");
    const opened = page.context().waitForEvent("page");
    await page.getByRole("link", { name: "Metni okuyun" }).first().click();
    expect((await opened).url()).toContain("sozlesmesi");
    expect(await page.getByLabel("Plaka").inputValue()).toBe("34 ABC 123");
    await close();
  });
});

test("a notification is plain text where its own code does not come, and the page stays", async () => {
  const { page, close } = await visitWithout("**/assets/toast-list-*.js");
  await arrive(page, `${site.server.url}/giris`);
  await hydrated(page);
  await logIn(page.getByRole("main"), demoPhone("signed-in"), "Yanlis-2026");
  await page.locator(".card[role=alert]", { hasText: /hatalı/ }).waitFor();
  expect(await page.getByRole("heading", { name: "Giriş Yap", level: 1 }).isVisible()).toBe(true);
  await close();
});

describe("the style sheet", () => {
  test("is asked for again where it did not come", async () => {
    const { page, close } = await openVisit(site.browser, { viewport: desktop });
    let asked = 0;
    await page.route("**/*.css", (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await arrive(page, `${site.server.url}/trafik/teklif`);
    await movePointer(page);
    await expect.poll(() => own(page)).toBe(0);
    await close();
  });

  test("where it never comes, the way on is a document with its own", async () => {
    const { page, close } = await visitWithout("**/*.css");
    await arrive(page, `${site.server.url}/trafik/teklif`);
    await hydrated(page);
    await mark(page);
    await page.getByRole("link", { name: "İletişim" }).first().click();
    await page.getByRole("heading", { name: "İletişim", level: 1 }).waitFor();
    expect([await isMarked(page), await own(page)]).toEqual([false, 1]);
    await close();
  });

  test("a page to read does not wait for one that is silent", async () => {
    const { page, close } = await openVisit(site.browser, { viewport: desktop });
    await page.route("**/*.css", () => {});
    await arrive(page, `${site.server.url}/sss`);
    await movePointer(page);
    await pressSignIn(page);
    await page.getByRole("dialog").waitFor();
    await close();
  });
});
