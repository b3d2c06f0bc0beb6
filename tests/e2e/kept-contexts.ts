import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";

/**
 * Contexts of a file's visits that are over, by their options. Each keeps a page of the site, and with it a process that has its scripts
 * compiled: a new context is 0.5 core-seconds dearer. Nothing of a visit is left in it but what the browser keeps of files that never
 * change.
 */
const resting = new Map<Browser, Map<string, BrowserContext[]>>();
const keptPages = new WeakMap<BrowserContext, Page>();
/** The origins a visit has been at, and may have stored something for. */
const origins = new WeakMap<BrowserContext, Set<string>>();

function restingAs(browser: Browser, options: BrowserContextOptions): BrowserContext[] {
  const ofBrowser = resting.get(browser) ?? new Map<string, BrowserContext[]>();
  resting.set(browser, ofBrowser);
  const key = JSON.stringify(options);
  const contexts = ofBrowser.get(key) ?? [];
  ofBrowser.set(key, contexts);
  return contexts;
}

async function newContext(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const been = new Set<string>();
  origins.set(context, been);
  context.on("page", (page) =>
    page.on("framenavigated", (frame) => been.add(new URL(frame.url()).origin)),
  );
  return context;
}

/** A context without cookies and storage, for one visit. */
export const takeContext = async (
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> =>
  restingAs(browser, options).pop() ?? (await newContext(browser, options));

/** The pages of visits. */
export const pagesInUse = (browser: Browser): Page[] =>
  browser
    .contexts()
    .flatMap((context) => context.pages())
    .filter((page) => page !== keptPages.get(page.context()));

/** Closes every context, also those that rest: each holds a process. */
export async function closeContexts(browser: Browser): Promise<void> {
  resting.delete(browser);
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** Playwright's clock is the whole context's, and cannot be taken out of it. */
const hasOwnClock = (page: Page): Promise<boolean> =>
  page.evaluate(() => !String(setTimeout).includes("[native code]"));

/** Leaves the page where no script of its site runs. Throws where its server is gone. */
async function bringToRest(page: Page): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const response = await page.goto(new URL("/robots.txt", page.url()).href, { timeout: 5000 });
  if (response?.ok() !== true) throw new Error("There is nothing to rest on.");
  keptPages.set(page.context(), page);
}

/** Takes everything of a visit out of its context; false where that cannot be done. Throws where its page or its server is gone. */
async function takeOut(page: Page): Promise<boolean> {
  if (await hasOwnClock(page)) return false;
  const context = page.context();
  if (!keptPages.has(context)) await bringToRest(page);
  const kept = keptPages.get(context)!;
  const others = context.pages().filter((each) => each !== kept);
  await Promise.all(others.map((each) => each.close()));
  // `setStorageState` would do it too, but takes the kept page, and its process, elsewhere.
  const session = await context.newCDPSession(kept);
  for (const origin of origins.get(context)!) {
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  }
  await session.detach();
  await context.clearCookies();
  origins.get(context)!.clear();
  return true;
}

/** Ends a visit. Its context is for the next one with the same options, unless something of it cannot be taken out. */
export async function giveBack(
  browser: Browser,
  options: BrowserContextOptions,
  page: Page,
): Promise<void> {
  const context = page.context();
  if (await takeOut(page).catch(() => false)) restingAs(browser, options).push(context);
  else await context.close();
}
