import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { offersCopy } from "#client/quote/offers/offers-copy.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import { beginOffers, beginPayment, goOnAs } from "./begun.ts";
import { endVisits, hydrated, openVisit, useBrowser } from "./browser.ts";
import { approveAtBank, fillCard, goodCard, payButton } from "./traffic-flow.ts";

const timeoutMs = 60_000;

/** Some of its insurers fail and hang, and all change their prices. */
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  const settings = {
    speed: 0.2,
    // Long enough for a page to come on a busy machine before the silent one is given up.
    waitSeconds: 40,
    outages: { lodos: "error", meltem: "silent" },
    repricing: Object.fromEntries(insurerProfiles.map(({ id }) => [id, 0.97])),
  };
  const variables = { INSURER_SETTINGS: JSON.stringify(settings) };
  [server, browser] = await Promise.all([startServer({ variables }), useBrowser()]);
});
afterAll(async () => {
  await endVisits();
  await server.close();
});

/** A page of somebody with offers, which has gone nowhere yet. */
async function visitWithOffers() {
  const { url } = server;
  const { client, offers } = await beginOffers(url);
  const visit = await openVisit(browser);
  await goOnAs(visit.page, url, client);
  return { ...visit, offers };
}

// Side by side with the next but one, because both end when the silent insurer is given up.
test.concurrent("one insurer failing and one hanging leave the others' offers for sale", async (context) => {
  const { page, complaints, offers, close } = await visitWithOffers();
  await page.goto(offers, { waitUntil: "commit" });
  await page.getByText("12 şirketten 10 yanıt geldi").waitFor({ timeout: timeoutMs });
  const list = page.getByRole("list", { name: "Teklifler", exact: true });
  await list.getByText("Meltem Sigorta").waitFor();
  // One that fails is no answer, and may fail after the tenth.
  await context.expect.poll(() => list.getByText("Yanıt bekleniyor").count()).toBe(1);
  expect(await page.getByRole("link", { name: /^Satın Al/ }).count()).toBeGreaterThan(3);
  const others = page.locator("summary", { hasText: "Teklif gelmeyen" });
  await others.click();
  expect(await page.locator("dt", { hasText: "Lodos Sigorta" }).count()).toBe(1);
  await page
    .getByText(/^12 şirketten 10 yanıt geldi\s.*\s2 şirketten yanıt alınamadı$/)
    .waitFor({ timeout: timeoutMs });
  expect(await page.getByText(/Süre içinde yanıt gelmedi/).count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test.concurrent("whose scripts are lost puts in order what has come", async (context) => {
  const { page, offers, close } = await visitWithOffers();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(offers, { waitUntil: "commit" });
  await page.getByRole("link", { name: offersCopy.sortNow }).click();
  const isInOrder = async () => {
    const shown = await page.getByRole("article").locator(".money").allInnerTexts();
    const prices = shown.map((text) => Number(text.replaceAll(/[^\d]/g, "")));
    const rising = prices.toSorted((one, other) => one - other);
    return prices.length > 3 && String(prices) === String(rising);
  };
  await context.expect.poll(isInOrder).toBe(true);
  await close();
});

// Specification 1.10
test("offers arrive in the HTML of the first load itself, one by one", async () => {
  const { offers } = await beginOffers(server.url);
  const response = await fetch(offers, { headers: { Accept: "text/html" } });
  const chunks: string[] = [];
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) chunks.push(chunk);
  const cards = (html: string) => html.split('class="offer-card').length - 1;
  const shell = chunks.join("").split("</main>")[0]!;
  // The frame is complete while answers are still on their way.
  const shellAt = chunks.findIndex((_chunk, at) =>
    chunks
      .slice(0, at + 1)
      .join("")
      .includes("</footer>"),
  );
  expect(shellAt).toBeLessThan(chunks.length - 2);
  expect(cards(chunks.join(""))).toBeGreaterThan(cards(shell));
  // Who reads it without scripts, or before they come, is told no number that what follows proves wrong.
  expect(shell).toContain(offersCopy.asking(12));
  expect(shell).not.toContain("yanıt geldi");
});

test.concurrent("after a dropped connection the list goes on where it was", async () => {
  const { page, offers, close } = await visitWithOffers();
  const asked: string[] = [];
  await page.route("**/akis*", async (route) => {
    asked.push(route.request().url());
    await (asked.length === 1 ? route.abort("internetdisconnected") : route.continue());
  });
  await page.goto(offers, { waitUntil: "commit" });
  await page.getByText(offersCopy.offline).waitFor();
  await page.getByText("2 şirketten yanıt alınamadı").waitFor({ timeout: timeoutMs });
  // Not what has come already.
  const [first, next] = asked.map((address) => new URL(address).searchParams.get("son"));
  expect(Number(first)).toBeGreaterThan(3);
  expect(next).toBe(first);
  await close();
});

test("a price that changed since the offer is shown old and new, and must be accepted", async () => {
  const { client, person, payment } = await beginPayment(server.url);
  const { page, close } = await openVisit(browser);
  await goOnAs(page, server.url, client);
  await page.goto(payment);
  await hydrated(page);
  await page.getByText(/Fiyat güncellendi: [\d.]+,\d\d TL → [\d.]+,\d\d TL/).waitFor();
  await fillCard(page, goodCard, person);
  await payButton(page).click();
  await page.getByText("Devam etmek için yeni fiyatı kabul ediniz.").first().waitFor();
  await page.getByRole("checkbox", { name: "Yeni fiyatı kabul ediyorum." }).check();
  await payButton(page).click();
  await approveAtBank(page, server.url, person);
  await page.getByRole("heading", { name: "Poliçeniz hazır" }).waitFor();
  await close();
});
