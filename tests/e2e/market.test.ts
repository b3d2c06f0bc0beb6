import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startStandaloneBroker } from "#tests/start-broker.ts";
import type { StandaloneBroker } from "#tests/start-broker.ts";
import type { TestServer } from "#tests/start-server.ts";
import { startSiteOf } from "#tests/start-site.ts";
import { beginOffers, goOnAs } from "./begun.ts";
import { endVisits, expectAccessible, hydrated, openVisit, useBrowser } from "./browser.ts";

let broker: StandaloneBroker;
let site: TestServer;
let browser: Browser;
beforeAll(async () => {
  broker = await startStandaloneBroker("tests/broker/test-worker.ts", {
    TEST_SOURCES: "market",
    INSURER_SETTINGS: '{"speed":0,"waitSeconds":30}',
  });
  [site, browser] = await Promise.all([startSiteOf(broker), useBrowser()]);
});
afterAll(async () => {
  await Promise.all([endVisits(), site.close()]);
  await broker.close();
});

const firms = ["Akça", "Boran", "Cihan", "Doruk", "Efes"].map((firm) => `${firm} Sigorta`);
const headings = firms.flatMap((firm) => [firm, "Dar", "Geniş"]);
const headingsOf = (page: Page) =>
  page.locator(".firm-card").getByRole("heading").allTextContents();

test("packages of firms nobody listed stand under their insurer, with scripts and without", async () => {
  const { client, offers } = await beginOffers(site.url, { outboxUrl: broker.url });
  const { page, complaints, close } = await openVisit(browser);
  await goOnAs(page, site.url, client);
  await page.goto(offers);
  const cards = page.locator(".offer-card");
  await page.getByText("5 şirketin tümü yanıtladı").waitFor();
  await expect.poll(() => cards.count()).toBe(10);
  expect(await headingsOf(page)).toEqual(headings);
  expect(await page.getByText("Yanıt bekleniyor").count()).toBe(0);
  expect(
    new Set(
      await cards.evaluateAll((all) => all.map((card) => card.getAttribute("aria-labelledby"))),
    ).size,
  ).toBe(10);
  // What the insurer takes the money for is shown, and is not bought here.
  expect(await page.getByRole("link", { name: /^Satın Al/ }).count()).toBe(8);
  expect(await page.getByText(/kendisi alır; bu teklif sitemizden/).count()).toBe(2);
  await expectAccessible(page, "offers of a market");

  for (const scripts of ["at once", "never"] as const) {
    const again = await openVisit(browser, { scripts });
    await again.page.goto(page.url());
    if (scripts !== "never") await hydrated(again.page);
    expect(await headingsOf(again.page)).toEqual(headings);
    await again.page.locator(".offer-card input[name=teklif]").nth(0).check();
    await again.page.locator(".offer-card input[name=teklif]").nth(1).check();
    await again.page.getByRole("button", { name: /arşılaştır$/ }).click();
    await again.page.getByRole("columnheader", { name: "Akça Sigorta · Geniş" }).waitFor();
    expect([...complaints, ...again.complaints]).toEqual([]);
    await again.close();
  }
  await close();
});
