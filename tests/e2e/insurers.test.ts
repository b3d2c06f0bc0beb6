import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePerson } from "#tests/factories/person.ts";
import { startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import { launchBrowser, openVisit } from "./browser.ts";
import {
  approveAtBank,
  chooseCheapest,
  fillCard,
  goodCard,
  payButton,
  reachOffers,
} from "./traffic-flow.ts";

const timeoutMs = 60_000;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  const settings = { speed: 0.2, waitSeconds: 9, outages: { lodos: "error", meltem: "silent" } };
  const variables = { INSURER_SETTINGS: JSON.stringify(settings) };
  [server, browser] = await Promise.all([startServer({ variables }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

test("one insurer failing and one hanging leave the others' offers for sale", async () => {
  const { page, complaints, close } = await openVisit(browser);
  await reachOffers(page, server.url, makePerson());
  await page.getByText("12 şirketten 11 yanıt geldi").waitFor();
  const list = page.getByRole("list", { name: "Teklifler", exact: true });
  await list.getByText("Meltem Sigorta").waitFor();
  expect(await list.getByText("Yanıt bekleniyor").count()).toBe(1);
  expect(await page.getByRole("link", { name: /^Satın Al/ }).count()).toBeGreaterThan(3);
  const others = page.locator("summary", { hasText: "Teklif vermeyen" });
  await others.click();
  expect(await page.locator("dt", { hasText: "Lodos Sigorta" }).count()).toBe(1);
  await page.getByText("12 şirketin tümü yanıtladı").waitFor({ timeout: timeoutMs });
  expect(await page.getByText(/Süre içinde yanıt gelmedi/).count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

// Specification 1.10
test("offers arrive in the HTML of the first load itself, one by one", async () => {
  const { page, close } = await openVisit(browser);
  await reachOffers(page, server.url, makePerson());
  const response = await fetch(page.url(), { headers: { Accept: "text/html" } });
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
  await close();
});

test("after a dropped connection the list goes on where it was", async () => {
  const { page, close } = await openVisit(browser);
  await reachOffers(page, server.url, makePerson());
  await page.context().setOffline(true);
  await page.waitForTimeout(500);
  await page.context().setOffline(false);
  await page.getByText("12 şirketten 11 yanıt geldi").waitFor({ timeout: 30_000 });
  await close();
});

// Specification 9.9
test("a site without the live channel asks for the list again until everybody has answered", async () => {
  const variables = {
    INSURER_SETTINGS: JSON.stringify({ speed: 0.1, outages: { lodos: "error" } }),
    SITE_SOCKETACTIVE: "false",
  };
  const quiet = await startServer({ variables });
  const { page, complaints, close } = await openVisit(browser);
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await reachOffers(page, quiet.url, makePerson());
  await page.getByText("12 şirketin tümü yanıtladı").waitFor({ timeout: timeoutMs });
  expect(await page.getByRole("link", { name: /^Satın Al/ }).count()).toBeGreaterThan(3);
  expect(asked.filter((path) => path.endsWith("/akis"))).toEqual([]);
  const times = () => asked.filter((path) => path === "/api/proxy").length;
  expect(times()).toBeGreaterThan(0);
  const whenComplete = times();
  await page.waitForTimeout(4200);
  expect(times()).toBe(whenComplete);
  expect(complaints).toEqual([]);
  await close();
  await quiet.close();
});

test("a price that changed since the offer is shown old and new, and must be accepted", async () => {
  const repricing = Object.fromEntries(
    [
      "ardic",
      "cinar",
      "defne",
      "fener",
      "gediz",
      "ilgaz",
      "karanfil",
      "lodos",
      "meltem",
      "nilufer",
      "saricam",
    ].map((id) => [id, 0.97]),
  );
  const changing = await startServer({
    variables: { INSURER_SETTINGS: JSON.stringify({ speed: 0, repricing }) },
  });
  const { page, close } = await openVisit(browser);
  const person = makePerson();
  await reachOffers(page, changing.url, person);
  await chooseCheapest(page);
  await page.getByText(/Fiyat güncellendi: [\d.]+,\d\d TL → [\d.]+,\d\d TL/).waitFor();
  await fillCard(page, goodCard, person);
  await payButton(page).click();
  await page.getByText("Devam etmek için yeni fiyatı kabul ediniz.").first().waitFor();
  await page.getByRole("checkbox", { name: "Yeni fiyatı kabul ediyorum." }).check();
  await payButton(page).click();
  await approveAtBank(page, changing.url, person);
  await page.getByRole("heading", { name: "Poliçeniz hazır" }).waitFor();
  await close();
  await changing.close();
});
