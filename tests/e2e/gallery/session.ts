import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { Visit } from "../browser.ts";
import { desktop, endVisits, openVisit, useBrowser } from "../browser.ts";
import { askDesk } from "#tests/desk.ts";

/**
 * A gallery and a browser for one test file, whose tests go on with one page; each fails on any console error, and after one that failed the page
 * is another.
 */
export function gallerySession() {
  let url: string;
  let browser: Browser;
  let main: Visit | undefined;
  let others: Visit[];

  async function begin(options: BrowserContextOptions = {}): Promise<Visit> {
    const visit = await openVisit(browser, { viewport: desktop, ...options });
    visit.page.setDefaultTimeout(10_000);
    return visit;
  }

  async function blank(options: BrowserContextOptions = {}): Promise<Page> {
    const visit = await begin(options);
    others.push(visit);
    return visit.page;
  }

  async function goTo(page: Page, options: BrowserContextOptions = {}): Promise<Page> {
    await page.goto(url);
    if (options.javaScriptEnabled !== false) await awake(page);
    return page;
  }

  beforeAll(async () => {
    url = (await askDesk("gallery"))!;
    browser = await useBrowser();
  }, 120_000);
  afterAll(endVisits);
  beforeEach(async () => {
    others = [];
    if (main !== undefined) return;
    main = await begin();
    await goTo(main.page);
  });
  afterEach(async ({ task }) => {
    const complaints = [main!, ...others].flatMap((visit) => visit.complaints.splice(0));
    if (task.result?.state === "fail") {
      others.push(main!);
      main = undefined;
    }
    await Promise.all(others.map(({ close }) => close()));
    // A refused native submit answers 422, which the browser reports as a failed load.
    expect(complaints.filter((complaint) => !complaint.includes("422"))).toEqual([]);
  });

  return {
    url: () => url,
    page: () => main!.page,
    /** Comes to the page anew: nothing is typed, chosen or said in it. */
    anew: () => goTo(main!.page),
    /** Another page, with options of its own. */
    open: async (options?: BrowserContextOptions) => goTo(await blank(options), options),
    /** A page that has gone nowhere yet. */
    blank,
    field: (name: string) => main!.page.locator(`#every-${name}`),
    messageOf: (name: string) => main!.page.locator(`#every-${name}-error`),
  };
}

/** Waits until the scripts have taken over: the last thing they do is to upgrade the searchable selects. */
export async function awake(page: Page): Promise<void> {
  await page.locator("#every-city[role=combobox]").waitFor();
}
