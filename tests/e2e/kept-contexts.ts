import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";

/**
 * Contexts of visits that are over, by their options. Each keeps a page of the site, and with it a process that has its scripts
 * compiled: a new context is 0.5 core-seconds dearer. Nothing of a visit is left in it but what the browser keeps of files that never
 * change.
 */
const resting = new Map<Browser, Map<string, BrowserContext[]>>();
const keptPages = new WeakMap<BrowserContext, Page>();

function restingAs(browser: Browser, options: BrowserContextOptions): BrowserContext[] {
  const ofBrowser = resting.get(browser) ?? new Map<string, BrowserContext[]>();
  resting.set(browser, ofBrowser);
  const key = JSON.stringify(options);
  const contexts = ofBrowser.get(key) ?? [];
  ofBrowser.set(key, contexts);
  return contexts;
}

/** A context without cookies and storage, for one visit. */
export const takeContext = async (
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> =>
  restingAs(browser, options).pop() ?? (await browser.newContext(options));

/** The contexts that visits are in. */
export const contextsInUse = (browser: Browser): BrowserContext[] => {
  const ofBrowser = [...(resting.get(browser)?.values() ?? [])].flat();
  return browser.contexts().filter((context) => !ofBrowser.includes(context));
};

/** The pages of visits. */
export const pagesInUse = (browser: Browser): Page[] =>
  contextsInUse(browser)
    .flatMap((context) => context.pages())
    .filter((page) => page !== keptPages.get(page.context()));

/** Playwright's clock is the whole context's, and cannot be taken out of it. */
const hasOwnClock = (page: Page): Promise<boolean> =>
  page.evaluate(() => !String(setTimeout).includes("[native code]"));

/** Leaves the page where no script runs. Throws where its server is gone. */
async function bringToRest(page: Page): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const response = await page.goto(new URL("/robots.txt", page.url()).href, { timeout: 5000 });
  if (response?.ok() !== true) throw new Error("There is nothing to rest on.");
}

/** Ends a visit. Its context is for the next one with the same options, unless something of it cannot be taken out. */
export async function giveBack(
  browser: Browser,
  options: BrowserContextOptions,
  page: Page,
): Promise<void> {
  const context = page.context();
  try {
    if (await hasOwnClock(page)) throw new Error("Its time is its own.");
    const { origin } = new URL(page.url());
    if (!keptPages.has(context)) {
      await bringToRest(page);
      keptPages.set(context, page);
    }
    const kept = keptPages.get(context)!;
    const others = context.pages().filter((each) => each !== kept);
    await Promise.all(others.map((each) => each.close()));
    const session = await context.newCDPSession(kept);
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await session.detach();
    await context.clearCookies();
    restingAs(browser, options).push(context);
  } catch {
    await context.close();
  }
}
