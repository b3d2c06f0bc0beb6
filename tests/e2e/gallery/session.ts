import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { endVisits, useBrowser } from "../browser.ts";
import { askDesk } from "#tests/desk.ts";

/** A gallery and a browser for one test file; a fresh page for each test, which fails on any console error. */
export function gallerySession() {
  let url: string;
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  async function blank(options: BrowserContextOptions = {}): Promise<Page> {
    const opened = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
    opened.setDefaultTimeout(10_000);
    // A refused native submit answers 422, which the browser reports as a failed load.
    opened.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("422"))
        complaints.push(message.text());
    });
    opened.on("pageerror", (error) => complaints.push(error.message));
    return opened;
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
    complaints = [];
    page = await open();
  });
  afterEach(async () => {
    await page.close();
    expect(complaints).toEqual([]);
  });

  return {
    url: () => url,
    page: () => page,
    /** Another page, with options of its own; the test closes it. */
    open,
    /** A page that has gone nowhere yet. */
    blank,
    field: (name: string) => page.locator(`#every-${name}`),
    messageOf: (name: string) => page.locator(`#every-${name}-error`),
  };
}

/** Waits until the scripts have taken over: the last thing they do is to upgrade the searchable selects. */
export async function awake(page: Page): Promise<void> {
  await page.locator("#every-city[role=combobox]").waitFor();
}
