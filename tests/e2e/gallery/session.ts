import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { Visit } from "../browser.ts";
import { desktop, endVisits, openVisit, useBrowser } from "../browser.ts";
import { askDesk } from "#tests/desk.ts";

/** A gallery and a browser for one test file; a fresh page for each test, which fails on any console error. */
export function gallerySession() {
  let url: string;
  let browser: Browser;
  let visits: Visit[];

  async function blank(options: BrowserContextOptions = {}): Promise<Page> {
    const visit = await openVisit(browser, { viewport: desktop, ...options });
    visits.push(visit);
    visit.page.setDefaultTimeout(10_000);
    return visit.page;
  }

  async function open(options: BrowserContextOptions = {}): Promise<Page> {
    const opened = await blank(options);
    await opened.goto(url);
    if (options.javaScriptEnabled !== false) await awake(opened);
    return opened;
  }

  beforeAll(async () => {
    url = (await askDesk("gallery"))!;
    browser = await useBrowser();
  }, 120_000);
  afterAll(endVisits);
  beforeEach(async () => {
    visits = [];
    await open();
  });
  afterEach(async () => {
    await Promise.all(visits.map(({ close }) => close()));
    // A refused native submit answers 422, which the browser reports as a failed load.
    const complaints = visits.flatMap((visit) => visit.complaints);
    expect(complaints.filter((complaint) => !complaint.includes("422"))).toEqual([]);
  });

  return {
    url: () => url,
    page: () => visits[0]!.page,
    /** Another page, with options of its own. */
    open,
    /** A page that has gone nowhere yet. */
    blank,
    field: (name: string) => visits[0]!.page.locator(`#every-${name}`),
    messageOf: (name: string) => visits[0]!.page.locator(`#every-${name}-error`),
  };
}

/** Waits until the scripts have taken over: the last thing they do is to upgrade the searchable selects. */
export async function awake(page: Page): Promise<void> {
  await page.locator("#every-city[role=combobox]").waitFor();
}
