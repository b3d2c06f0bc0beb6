import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { offersCopy } from "#client/quote/offers/offers-copy.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import { beginOffers, beginPayment, goOnAs } from "./begun.ts";
import { endVisits, hydrated, openVisit, useBrowser } from "./browser.ts";
import { approveAtBank, fillCard, goodCard, payButton } from "./traffic-flow.ts";

const timeoutMs = 60_000;
/** How often a list without a live channel is asked for again. */
const askedEveryMs = 4000;

/** Some of its insurers fail and hang. */
let server: TestServer;
/** Without a live channel, and its insurers change their prices. */
let changing: TestServer;
let browser: Browser;
beforeAll(async () => {
  // Long enough for a page to come on a busy machine before the silent one is given up.
  const settings = { speed: 0.2, waitSeconds: 40, outages: { lodos: "error", meltem: "silent" } };
  const repricing = Object.fromEntries(insurerProfiles.map(({ id }) => [id, 0.97]));
  const start = (insurers: object, variables: Record<string, string> = {}) =>
    startServer({ variables: { ...variables, INSURER_SETTINGS: JSON.stringify(insurers) } });
  [server, changing, browser] = await Promise.all([
    start(settings),
    start({ speed: 0.5, repricing }, { SITE_SOCKETACTIVE: "false" }),
    useBrowser(),
  ]);
});
afterAll(async () => {
  await endVisits();
  await Promise.all([server.close(), changing.close()]);
});

/** A page of somebody with offers, which has gone nowhere yet. */
async function visitWithOffers({ url }: TestServer) {
  const { client, offers } = await beginOffers(url);
  const visit = await openVisit(browser);
  await goOnAs(visit.page, url, client);
  return { ...visit, offers };
}

// Side by side with the next but one, because both end when the silent insurer is given up.
test.concurrent("one insurer failing and one hanging leave the others' offers for sale", async (context) => {
  const { page, complaints, offers, close } = await visitWithOffers(server);
  await page.goto(offers, { waitUntil: "commit" });
  await page.getByText("12 şirketten 10 yanıt geldi").waitFor({ timeout: timeoutMs });
  const list = page.getByRole("list", { name: "Teklifler", exact: true });
  await list.getByText("Meltem Sigorta").waitFor();
  const told = page.getByRole("status").getByText(/^Yeni teklif: .+ Sigorta, [\d.]+,\d\d TL/);
  await told.waitFor({ state: "attached" });
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
  const { page, offers, close } = await visitWithOffers(server);
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

/** Filters act on what is there, and whoever listens is told so, no more often than every three seconds. */
async function narrowWithoutAsking(page: Page, asked: readonly string[]): Promise<void> {
  const before = asked.length;
  const terms = page.getByRole("combobox", { name: "Taksit" });
  const told = (text: RegExp) => page.getByRole("status").getByText(text).count();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await terms.selectOption("3 ve üzeri taksit");
  await page.waitForURL(/taksit=3/);
  await page.clock.runFor(1);
  await expect.poll(() => told(/^Filtreye uyan/)).toBe(1);
  await terms.selectOption("Taksit: tümü");
  await page.waitForURL(/taksit=(&|$)/);
  await page.clock.runFor(2500);
  expect(await told(/^Filtreye uyan/)).toBe(1);
  await page.clock.runFor(500);
  await expect.poll(() => told(/^Bütün yanıtlar geldi: 12 teklif/)).toBe(1);
  expect(asked.length).toBe(before);
}

// Specification 9.9
test("a site without the live channel asks for the list again until everybody has answered", async () => {
  const { page, complaints, offers, close } = await visitWithOffers(changing);
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  const times = () => asked.filter((path) => path === "/api/proxy").length;
  await page.clock.install();
  await page.goto(offers, { waitUntil: "commit" });
  await hydrated(page);
  const isComplete = async () => {
    await page.clock.runFor(askedEveryMs);
    return page.getByText("12 şirketin tümü yanıtladı").isVisible();
  };
  await expect.poll(isComplete, { timeout: timeoutMs }).toBe(true);
  expect(await page.getByRole("link", { name: /^Satın Al/ }).count()).toBeGreaterThan(3);
  expect(asked.filter((path) => path.endsWith("/akis"))).toEqual([]);
  expect(times()).toBeGreaterThan(0);
  const whenComplete = times();
  await page.clock.runFor(3 * askedEveryMs);
  await page.evaluate("0");
  expect(times()).toBe(whenComplete);
  await narrowWithoutAsking(page, asked);
  expect(complaints).toEqual([]);
  await close();
});

test("a price that changed since the offer is shown old and new, and must be accepted", async () => {
  const { client, person, payment } = await beginPayment(changing.url);
  const { page, close } = await openVisit(browser);
  await goOnAs(page, changing.url, client);
  await page.goto(payment);
  await hydrated(page);
  await page.getByText(/Fiyat güncellendi: [\d.]+,\d\d TL → [\d.]+,\d\d TL/).waitFor();
  await fillCard(page, goodCard, person);
  await payButton(page).click();
  await page.getByText("Devam etmek için yeni fiyatı kabul ediniz.").first().waitFor();
  await page.getByRole("checkbox", { name: "Yeni fiyatı kabul ediyorum." }).check();
  await payButton(page).click();
  await approveAtBank(page, changing.url, person);
  await page.getByRole("heading", { name: "Poliçeniz hazır" }).waitFor();
  await close();
});
