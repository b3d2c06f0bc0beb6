import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { chromium } from "playwright";
import { expect } from "vitest";
import { cookies } from "#shared/cookies.ts";
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
      "--font-render-hinting=none",
    ],
  });
}

export interface Visit {
  readonly page: Page;
  /** Everything the page complained about: console errors, uncaught errors, policy violations, hydration mismatches. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/** How the scripts of a visit behave; every journey has to end well with each of them. */
export const scriptModes = ["at once", "three seconds late", "never"] as const;
export type ScriptMode = (typeof scriptModes)[number];

interface VisitOptions extends BrowserContextOptions {
  readonly scripts?: ScriptMode;
}

const lateMs = 3000;

/** Holds a page's scripts back until three seconds after the first of them was asked for. */
async function delayScripts(page: Page): Promise<void> {
  let due: number | undefined;
  page.on("framenavigated", () => (due = undefined));
  await page.route("**/assets/*.js", async (route) => {
    due ??= Date.now() + lateMs;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due! - Date.now())));
    // The page may have been left meanwhile.
    await route.continue().catch(() => {});
  });
}

/** A new visitor's page, listening for complaints from the first byte on. */
export async function openVisit(
  browser: Browser,
  { scripts = "at once", ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: desktop,
    locale: "tr-TR",
    reducedMotion: "reduce",
    javaScriptEnabled: scripts !== "never",
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  if (scripts === "three seconds late") await delayScripts(page);
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

/** What axe finds wrong with the screen. The locked viewport is a decision of the product and the one finding allowed. */
export async function findBarriers(
  page: Page,
  /** Rules that what is shown is not subject to. */
  beyond: readonly string[] = [],
): Promise<string[]> {
  const off = ["meta-viewport", ...beyond].map((rule) => [rule, { enabled: false }]);
  const options = JSON.stringify({ rules: Object.fromEntries(off) });
  await page.evaluate(axeSource);
  const { violations } = (await page.evaluate(`axe.run(document, ${options})`)) as AxeResult;
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary ?? ""}`,
  );
}

export async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect(await findBarriers(page), `axe on ${screen}`).toEqual([]);
}

/** Answers the question about cookies with a no, so that it covers nothing. */
export async function answerCookies(page: Page, url: string): Promise<void> {
  const { requiredCookies, analyticCookies, functionalCookies, targetingCookies } = cookies;
  const answers = [requiredCookies, analyticCookies, functionalCookies, targetingCookies];
  await page
    .context()
    .addCookies(
      answers.map(({ name }) => ({ name, value: String(name === requiredCookies.name), url })),
    );
}

/** Goes to a page and comes back as soon as it can be used, be its scripts there or not. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "domcontentloaded" });
}

/** As a hand that comes to the mouse: a sign of use, and nothing else. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 310);
}

/** Waits until the scripts have taken over. Reading pages start theirs at the first sign of use, so use them first. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.pageStarted === true);
}
