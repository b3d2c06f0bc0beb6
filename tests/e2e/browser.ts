import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright";
import { chromium } from "playwright";
import { expect } from "vitest";
import { cookies } from "#shared/cookies.ts";
import { findBrowser } from "#scripts/processes/find-browser.ts";
import { shareOf } from "#tests/share-of-cases.ts";
import { closeContexts, giveBack, pagesInUse, takeContext } from "./kept-contexts.ts";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

export function launchBrowser(further: readonly string[] = []): Promise<Browser> {
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
      // A page lives for seconds: compiling its scripts well costs more than they gain by it.
      "--js-flags=--no-opt,--no-maglev",
      ...further,
    ],
  });
}

/** Has the pages of a context share a process: one that starts is dearer than the page it shows. */
const keepsProcesses = ["--process-per-site"];

let shared: Promise<Browser> | undefined;

/**
 * The browser that the files of a process share, which run one after the other. Nobody closes it: a file closes its visits
 * instead, by `endVisits` those that a failing test has left open.
 */
export async function useBrowser(): Promise<Browser> {
  if (shared === undefined || !(await shared).isConnected()) shared = launchBrowser(keepsProcesses);
  return shared;
}

/** The pages of visits that nobody has closed. */
export const openPages = async (): Promise<Page[]> =>
  shared === undefined ? [] : pagesInUse(await shared);

/** Closes every visit of a file that is over. */
export async function endVisits(): Promise<void> {
  if (shared !== undefined) await closeContexts(await shared);
}

export interface Visit {
  readonly page: Page;
  /** Everything the page complained about: console errors, uncaught errors, policy violations, hydration mismatches. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/**
 * How the scripts of a visit behave: those that are late come when `hydrated` brings them, anew on every document. What is
 * done first has to stay done in each of these ways, which `first-touch` tries; a journey goes one of them.
 */
export const scriptModes = ["at once", "late", "never"] as const;
export type ScriptMode = (typeof scriptModes)[number];

/**
 * How the scripts of a journey behave whose forms are another line's: in `npm test` in the way that is named, in
 * `npm run test:full` both with scripts and without.
 */
export const modesOf = (usual: ScriptMode): readonly ScriptMode[] =>
  shareOf<ScriptMode>(["at once", "never"], 2, usual === "never" ? 1 : 0);

interface VisitOptions extends BrowserContextOptions {
  readonly scripts?: ScriptMode;
}

/** Lets the scripts of the document that is shown come, of pages that hold theirs back. */
const bringScripts = new WeakMap<Page, () => void>();

/** Holds the scripts of every document back until they are brought. */
async function holdScripts(page: Page): Promise<void> {
  let held = Promise.withResolvers<void>();
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      held = Promise.withResolvers<void>();
    }
  });
  bringScripts.set(page, () => held.resolve());
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    // The page may have been left meanwhile.
    await route.continue().catch(() => {});
  });
}

/** A new visitor's page, listening for complaints from the first byte on. */
export async function openVisit(
  browser: Browser,
  { scripts = "at once", ...options }: VisitOptions = {},
): Promise<Visit> {
  const settings: BrowserContextOptions = {
    viewport: desktop,
    locale: "tr-TR",
    reducedMotion: "reduce",
    javaScriptEnabled: scripts !== "never",
    ...options,
  };
  const context = await takeContext(browser, settings);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  if (scripts === "late") await holdScripts(page);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { page, complaints, close: () => giveBack(browser, settings, page) };
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

interface Looked {
  /** Rules that what is shown is not subject to. */
  readonly beyond?: readonly string[];
  /** Looks at the colours alone: of a screen that has been looked at whole in its other theme. */
  readonly isOtherTheme?: boolean;
}

/** The rules of axe by which a screen is judged otherwise in its other theme. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong with the screen. The locked viewport is a decision of the product and the one finding allowed. */
export async function findBarriers(
  page: Page,
  { beyond = [], isOtherTheme = false }: Looked = {},
): Promise<string[]> {
  const off = ["meta-viewport", ...beyond].map((rule) => [rule, { enabled: false }]);
  const options = JSON.stringify({
    // What is as it should be is most of a screen, and told of at length it takes most of the time.
    resultTypes: ["violations"],
    rules: Object.fromEntries(off),
    ...(isOtherTheme ? { runOnly: colourRules.filter((rule) => !beyond.includes(rule)) } : {}),
  });
  // A document that is still arriving begins with links to what stands at its end; icons come with it or with the scripts.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("a.skip-link:not([hidden]), use")].every(
      (element) => document.querySelector(element.getAttribute("href") ?? "") !== null,
    ),
  );
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const found = `axe.run(document, ${options}).then(({ violations }) => violations)`;
  const violations = (await page.evaluate(found)) as readonly Violation[];
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary ?? ""}`,
  );
}

export async function expectAccessible(page: Page, screen: string, how?: Looked): Promise<void> {
  expect(await findBarriers(page, how), `axe on ${screen}`).toEqual([]);
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

/**
 * Waits until the scripts have taken over, and brings those that are held back. A page that starts them at the first sign of use is given
 * one, if nobody has used it so far.
 */
export async function hydrated(page: Page): Promise<void> {
  bringScripts.get(page)?.();
  const isStarted = await page.evaluate(() => window.pageStarted === true);
  if (!isStarted) await movePointer(page);
  await page.waitForFunction(() => window.pageStarted === true);
}

/** Waits until no press is being answered: what an answer says is shown before the page's data have come anew. */
export const answered = (page: Page): Promise<void> =>
  page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });

/** Waits until nothing is left that a page does by itself, and what it drew is on the screen. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        // A page that always draws something, on a busy machine, is never idle.
        requestIdleCallback(drawn, { timeout: 1000 });
      }),
  );
}

/** Whether somebody who types now types into this. */
export const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);
