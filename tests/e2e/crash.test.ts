import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePerson } from "#tests/factories/person.ts";
import { queryDatabase } from "#tests/local-database.ts";
import { readCode, untilSent } from "#tests/outbox.ts";
import { startServer } from "#tests/start-server.ts";
import { hydrated, launchBrowser, openVisit } from "./browser.ts";
import { chooseCheapest, fillCard, goodCard, payButton, reachOffers } from "./traffic-flow.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test("a server killed while a policy is being issued charges once and issues once when it is back", async () => {
  // Insurers take their time here, so that the blow falls while one of them is at work.
  const variables = { INSURER_SETTINGS: '{"speed":0.6}' };
  const first = await startServer({ variables });
  const port = Number(new URL(first.url).port);
  const { page, close } = await openVisit(browser);
  const person = makePerson();
  await reachOffers(page, first.url, person);
  await chooseCheapest(page);
  await fillCard(page, goodCard, person);
  await payButton(page).click();
  await page.waitForURL(/\/banka\/3d\//);
  await page
    .getByRole("textbox")
    .first()
    .fill(await readCode(first.url, person.phone));
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
