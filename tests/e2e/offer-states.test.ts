import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { useSharedServer } from "#tests/desk.ts";
import type { TestServer } from "#tests/start-server.ts";
import { startServer } from "#tests/start-server.ts";
import { beginOffers, goOnAs } from "./begun.ts";
import { endVisits, expectAccessible, hydrated, openVisit, phone, useBrowser } from "./browser.ts";
import { overflow } from "./member-flow.ts";
import {
  halfSilent,
  offerStates,
  showComplete,
  showPartial,
  withOffersAt,
} from "./offer-states.ts";

let browser: Browser;
let slow: TestServer;
/** A quote whose insurers have answered by the time it is looked at. */
let answering: ReturnType<typeof beginOffers>;
beforeAll(async () => {
  const variables = { INSURER_SETTINGS: JSON.stringify(halfSilent) };
  [browser, slow] = await Promise.all([useBrowser(), startServer({ variables })]);
  answering = beginOffers(slow.url);
  await answering;
});
afterAll(async () => {
  await endVisits();
  await slow.close();
});

/** That a state is for everybody, light and dark, and fits 320 px. */
async function expectGood(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page, `${state}, light`);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, `${state}, dark`, { isOtherTheme: true });
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 640 });
  expect([state, await overflow(page)]).toEqual([state, 0]);
  await page.setViewportSize(before);
}

test("while a finger is down nothing moves under it, and the press counts", async () => {
  const { client, offers } = await beginOffers(slow.url);
  const { page, close } = await openVisit(browser, { viewport: phone });
  await goOnAs(page, slow.url, client);
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

const states = {
  waiting: offerStates.waiting,
  complete: async (_browser: Browser, show: typeof expectGood) =>
    withOffersAt(browser, (await useSharedServer()).url, (page) => showComplete(page, show)),
  none: offerStates.none,
  // Ends with the server.
  partial: async (_browser: Browser, show: typeof expectGood) =>
    withOffersAt(
      browser,
      slow.url,
      (page, listening) => showPartial(page, listening, slow, show),
      answering,
    ),
};

test.each(Object.entries(states))(
  "the list of offers is for everybody, light and dark, and fits 320 px: %s and what follows",
  async (_name, reach) => {
    const seen: string[] = [];
    await reach(browser, async (page, state) => {
      seen.push(state);
      await expectGood(page, state);
    });
    expect(seen.length).toBeGreaterThan(0);
  },
);
