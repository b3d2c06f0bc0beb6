import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { chromium } from "playwright";
import { expect } from "vitest";
import { findBrowser } from "#scripts/find-browser.ts";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

export interface Visit {
  readonly page: Page;
  /** Everything the page complained about: console errors, uncaught errors, policy violations, hydration mismatches. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/** A new visitor's page, listening for complaints from the first byte on. */
export async function openVisit(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: desktop,
    locale: "tr-TR",
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { page, complaints, close: () => context.close() };
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** Checks the screen with axe. The locked viewport is a decision of the product and the one finding allowed. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.evaluate(axeSource);
  const { violations } = (await page.evaluate(
    "axe.run(document, { rules: { 'meta-viewport': { enabled: false } } })",
  )) as AxeResult;
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary ?? ""}`,
  );
  expect(found, `axe on ${screen}`).toEqual([]);
}

/** Waits until the scripts have taken over, so that a click is the script's and not the plain form's. */
export async function hydrated(page: Page): Promise<void> {
  // Reading pages start their scripts at the first sign of use.
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => {
    const root = document.getElementById("root");
    const first = root?.firstElementChild;
    return (
      first !== null &&
      first !== undefined &&
      Object.keys(first).some((key) => key.startsWith("__react"))
    );
  });
}
