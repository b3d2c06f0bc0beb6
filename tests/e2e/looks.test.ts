import type { Page } from "playwright";
import { expect, test } from "vitest";
import { makeNationalNumber, makePerson } from "#tests/factories/person.ts";
import { beginOffers, goOnAs } from "./begun.ts";
import { answerCookies, desktop, hydrated, openVisit, phone } from "./browser.ts";
import { expectLook } from "./looks/compare-look.ts";
import { reachComparison } from "./offer-states.ts";
import { serveForBrowser } from "./serve.ts";
import { chooseCheapest } from "./traffic-flow.ts";

const site = serveForBrowser();
/** Of a person and a vehicle whose registry answers, and so what every insurer says, are always the same. */
const person = makePerson({ plate: "34ABC123", nationalNumber: makeNationalNumber(4711) });

const card = (page: Page, insurer: string) =>
  page.locator("article").filter({ hasText: insurer }).first();

test("offer, comparison and payment look as they are meant to", async () => {
  const { client, offers } = await beginOffers(site.server.url, { person });
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  await answerCookies(page, site.server.url);
  await goOnAs(page, site.server.url, client);
  await page.goto(offers);
  await hydrated(page);
  await expect.poll(() => page.getByText(/şirketin tümü yanıtladı/).count()).toBe(1);
  // Three whole cards in the first screen.
  const third = await page.locator("article").nth(2).boundingBox();
  expect(third!.y + third!.height).toBeLessThan(phone.height);
  await expectLook(card(page, "Gediz"), "offer-390");
  await page.setViewportSize(desktop);
  await expectLook(card(page, "Gediz"), "offer-1280");
  await page.goto(offers);
  await hydrated(page);
  await reachComparison(page);
  const comparison = page.url();
  await expectLook(page.locator(".comparison"), "comparison-1280");
  await page.setViewportSize(phone);
  await page.goto(comparison);
  await expectLook(page.locator(".comparison"), "comparison-390");
  await page.goto(offers);
  await hydrated(page);
  await chooseCheapest(page);
  const form = page.locator("main form").filter({ has: page.getByLabel("Kart numarası") });
  await expectLook(form, "payment-390");
  await page.setViewportSize(desktop);
  await expectLook(form, "payment-1280");
  await close();
});
