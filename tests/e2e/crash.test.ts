import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryDatabase } from "#tests/local-database.ts";
import { readCode, readOutbox, untilSent } from "#tests/outbox.ts";
import { startServer } from "#tests/start-server.ts";
import { beginPayment, goOnAs, goToBank } from "./begun.ts";
import { endVisits, hydrated, openVisit, useBrowser } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await useBrowser();
});
afterAll(() => endVisits());

test("a server killed while a policy is being issued charges once and issues once when it is back", async () => {
  // Insurers take their time here, so that the blow falls while one of them is at work.
  const variables = { INSURER_SETTINGS: '{"speed":0.6}' };
  const first = await startServer({ variables });
  const port = Number(new URL(first.url).port);
  const paying = await beginPayment(first.url);
  const { client, person } = paying;
  const { length: seen } = await readOutbox(first.url, person.phone);
  const bank = await goToBank(first.url, paying);
  const { page, close } = await openVisit(browser);
  await goOnAs(page, first.url, client);
  await page.goto(bank);
  await page
    .getByRole("textbox")
    .first()
    .fill(await readCode(first.url, person.phone, seen));
  await page.getByRole("button", { name: "Onayla" }).click();
  await page.waitForURL(/\/siparis$/);
  const orderPage = page.url();
  await first.kill();

  const second = await startServer({
    variables,
    port,
    dataDirectory: first.dataDirectory,
    isWhole: true,
  });
  await page.goto(orderPage);
  await hydrated(page);
  await page.getByRole("heading", { name: "Poliçeniz hazır" }).waitFor({ timeout: 60_000 });
  const count = (table: string) =>
    queryDatabase(second.dataDirectory, `SELECT count(*) AS n FROM ${table}`)[0]!["n"];
  expect(count("bank_ledger")).toBe(1);
  expect(count("policies")).toBe(1);
  const texts = (await untilSent(second.url, person.phone, "poliçe")).map(({ text }) => text);
  expect(texts.filter((text) => text.includes("poliçesi hazır"))).toHaveLength(1);
  await close();
  await second.close();
});
