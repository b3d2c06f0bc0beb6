import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { useSharedServer } from "#tests/desk.ts";
import { shareOf } from "#tests/share-of-cases.ts";
import { startStandaloneBroker } from "#tests/start-broker.ts";
import type { StandaloneBroker } from "#tests/start-broker.ts";
import type { TestServer } from "#tests/start-server.ts";
import { startSiteOf } from "#tests/start-site.ts";
import { beginOffers, goOnAs } from "./begun.ts";
import { endVisits, expectAccessible, hydrated, openVisit, phone, useBrowser } from "./browser.ts";
import { overflow } from "./member-flow.ts";
import {
  everybody,
  halfSilent,
  outagesOf,
  showComplete,
  showNone,
  showPartial,
  showWaiting,
  withOffersAt,
} from "./offer-states.ts";

/** Its insurers take their time, and do what they are told from then on. */
let broker: StandaloneBroker;
let site: TestServer;
let browser: Browser;
beforeAll(async () => {
  const INSURER_SETTINGS = JSON.stringify(halfSilent);
  broker = await startStandaloneBroker("tests/broker/test-worker.ts", { INSURER_SETTINGS });
  [site, browser] = await Promise.all([startSiteOf(broker), useBrowser()]);
});
afterAll(async () => {
  await Promise.all([endVisits(), site.close()]);
  await broker.close();
});

async function tellInsurers(outages: typeof halfSilent.outages): Promise<void> {
  const body = JSON.stringify({ outages });
  const { ok } = await fetch(`${broker.url}/test/changes`, { method: "POST", body });
  expect(ok).toBe(true);
}

const begin = () => beginOffers(site.url, { outboxUrl: broker.url });

const order = "waiting complete opened filtered filtered-away none partial offline".split(" ");

/** That a state is for everybody, light and dark, and fits 320 px; a run of the suite looks at each in one of the themes. */
async function expectGood(page: Page, state: string): Promise<void> {
  const themes = ["light", "dark"] as const;
  for (const colorScheme of shareOf(themes, themes.length, order.indexOf(state))) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${state}, ${colorScheme}`);
  }
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  expect([state, await overflow(page)]).toEqual([state, 0]);
  await page.setViewportSize(before);
}

test("while a finger is down nothing moves under it, and the press counts", async () => {
  const { client, offers } = await begin();
  const { page, close } = await openVisit(browser, { viewport: phone });
  await goOnAs(page, site.url, client);
  // A list keeps still for as long as a tap takes, which is over before a busy machine has looked at it.
  await page.clock.install();
  await page.goto(offers, { waitUntil: "commit" });
  await hydrated(page);
  const list = page.getByRole("list", { name: "Teklifler", exact: true });
  const link = list.getByRole("link", { name: /^Satın Al/ }).first();
  await list.getByText("Yanıt bekleniyor").first().waitFor();
  const quoteId = offers.split("/").at(-1)!;
  const waiting = async () => {
    const { answer } = await client.call(listOffers, { quoteId });
    return JSON.stringify(answer.Data).split('"waiting"').length - 1;
  };
  // What was due by then may have moved the list: the pointer goes to where the link is afterwards.
  await page.clock.pauseAt(Date.now() + 60_000);
  await link.hover();
  await page.mouse.down();
  const seen = await list.innerText();
  const before = await waiting();
  // Of two that answer now, one has surely come to the page.
  await expect.poll(waiting).toBeLessThan(before - 1);
  expect(await list.innerText()).toBe(seen);
  await page.mouse.up();
  await page.clock.resume();
  await page.waitForURL(/\/satin-al\//);
  await close();
});

type Show = typeof expectGood;

const states = {
  async waiting(show: Show) {
    await tellInsurers(outagesOf(everybody, "silent"));
    await withOffersAt(browser, site.url, (page) => showWaiting(page, show), begin());
  },
  complete: async (show: Show) =>
    withOffersAt(browser, (await useSharedServer()).url, (page) => showComplete(page, show)),
  async none(show: Show) {
    await tellInsurers(outagesOf(everybody, "error"));
    await withOffersAt(browser, site.url, (page) => showNone(page, show), begin());
  },
  // Ends with the site.
  async partial(show: Show) {
    await tellInsurers(halfSilent.outages);
    const use = (page: Page, listening: Promise<unknown>) =>
      showPartial(page, listening, site, show);
    await withOffersAt(browser, site.url, use, begin());
  },
};

test.each(Object.entries(states))(
  "the list of offers is for everybody, light and dark, and fits 320 px: %s and what follows",
  async (_name, reach) => {
    const seen: string[] = [];
    await reach(async (page, state) => {
      seen.push(state);
      await expectGood(page, state);
    });
    expect(seen.length).toBeGreaterThan(0);
  },
);
