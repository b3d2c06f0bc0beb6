// Where insurers take their time: what they answer is asked for again without a live channel, and the page of an order is there before
// its policy, for who listens to it, who gets no e-mail and whoever's server is killed.
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makePerson } from "#tests/factories/person.ts";
import { forgetAddresses, queryDatabase } from "#tests/local-database.ts";
import { startMessageServices } from "#tests/message-services.ts";
import { untilSent } from "#tests/outbox.ts";
import type { TestServer } from "#tests/start-server.ts";
import { startServer } from "#tests/start-server.ts";
import { beginOffers, beginPayment, goOnAs } from "./begun.ts";
import {
  answerCookies,
  arrive,
  endVisits,
  expectAccessible,
  hydrated,
  openVisit,
  phone,
  useBrowser,
} from "./browser.ts";
import { approveAtBank, fillCard, goodCard, payButton } from "./traffic-flow.ts";

const services = await startMessageServices();
const variables = {
  ...services.vars,
  INSURER_SETTINGS: '{"speed":0.6}',
  SITE_SOCKETACTIVE: "false",
};
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ variables }), useBrowser()]);
});
beforeEach(() => forgetAddresses(server.dataDirectory));
afterAll(async () => {
  await endVisits();
  await Promise.all([server.close(), services.close()]);
});

const timeoutMs = 60_000;
/** How often a list without a live channel is asked for again. */
const askedEveryMs = 4000;

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
  const { client, offers } = await beginOffers(server.url, { outboxUrl: services.url });
  const { page, complaints, close } = await openVisit(browser);
  await goOnAs(page, server.url, client);
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
  // The last to answer came by the list, so that it is told together with the end of waiting.
  const told = /^Yeni teklif: .+ TL\. Bütün yanıtlar geldi: 12 teklif/;
  await expect.poll(() => page.getByRole("status").getByText(told).count()).toBe(1);
  await narrowWithoutAsking(page, asked);
  expect(complaints).toEqual([]);
  await close();
});

/** An insurer that takes longer over a policy than the order's page waits for one before it is drawn. */
const slow = "Satın Al : Ilgaz Sigorta";

const focused = (page: Page, name: string) =>
  page.getByRole("heading", { name, level: 1 }).and(page.locator(":focus")).waitFor();

test("offers, payment and policy begin at their heading, and the policy is told where something was told before", async () => {
  const { url } = server;
  const { client, person, offers } = await beginOffers(url, { outboxUrl: services.url });
  const { page, close } = await openVisit(browser, { viewport: phone });
  await answerCookies(page, url);
  await goOnAs(page, url, client);
  await arrive(page, offers);
  await focused(page, "Teklifleriniz");
  await hydrated(page);
  await page.getByRole("link", { name: slow }).click();
  await focused(page, "Ödeme Bilgileri");
  await page.goBack();
  await focused(page, "Teklifleriniz");
  await page.goForward();
  await focused(page, "Ödeme Bilgileri");
  await fillCard(page, goodCard, person);
  await payButton(page).click();
  await approveAtBank(page, services.url, person);
  const told = page.getByRole("main").getByRole("status").first();
  await told.waitFor({ state: "attached" });
  expect([await told.textContent(), await page.title()]).toEqual([
    "",
    expect.not.stringContaining("Poliçeniz hazır"),
  ]);
  // Which step runs is the order's own word, and said where it is read out.
  const running = page.locator("[aria-current=step]");
  expect(await running.textContent()).toMatch(/^(Ödeme|Poliçenin (düzenlenmesi|kaydı))$/);
  expect(await page.getByRole("main").getByRole("status").last().textContent()).toMatch(
    /^(Ödemeniz alın|Poliçeniz düzenlen)/,
  );
  await told.evaluate((element) => void Reflect.set(window, "told", element));
  await focused(page, "Poliçeniz hazır");
  await expect.poll(() => page.title()).toMatch(/^Poliçeniz hazır \| /);
  const isSame = await told.evaluate((element) => Reflect.get(window, "told") === element);
  expect([isSame, await told.textContent()]).toEqual([
    true,
    expect.stringMatching(/^Poliçeniz hazır\. Poliçe no: \S+\.$/),
  ]);
  await close();
});

test("a payment whose price is waited for stands in its page, before the footer, without scripts", async () => {
  const { client, payment } = await beginPayment(server.url, { outboxUrl: services.url });
  const { page, close } = await openVisit(browser, { scripts: "never", viewport: phone });
  await goOnAs(page, server.url, client);
  await arrive(page, payment);
  const form = page.getByRole("main").getByRole("textbox", { name: "Kart numarası" });
  await form.waitFor();
  const [card, footer] = [
    await form.boundingBox(),
    await page.getByRole("contentinfo").boundingBox(),
  ];
  expect(card!.x).toBeGreaterThanOrEqual(16);
  expect(card!.y).toBeLessThan(footer!.y);
  expect(await page.locator(".until-there").count()).toBe(0);
  await close();
});

test("an e-mail that does not arrive is said so, and sent again by a form, without scripts too", async () => {
  services.moods.email = "refuses";
  const person = makePerson();
  const { page, close } = await openVisit(browser, { viewport: phone });
  const { client, payment } = await beginPayment(server.url, {
    person,
    outboxUrl: services.url,
  });
  await goOnAs(page, server.url, client);
  await page.goto(payment);
  await hydrated(page);
  await fillCard(page, goodCard, person);
  await payButton(page).click();
  await approveAtBank(page, services.url, person);
  await page.getByRole("heading", { name: "Poliçeniz hazır", level: 1 }).waitFor();
  await page.getByText(/^Poliçenizi .+ adresine gönderemedik\.$/).waitFor({ timeout: 45_000 });
  await page
    .getByText("Poliçenizin bağlantısını SMS ile telefonunuza gönderdik.", { exact: true })
    .waitFor();
  await expectAccessible(page, "order with an undelivered e-mail");

  const slip = page.getByText("Lütfen email adresinizi doğru doldurun.").first();
  await page.getByLabel("Doğru e-posta adresi").fill("dogru@");
  await page.getByRole("button", { name: "Yeniden gönder" }).click();
  await slip.waitFor();
  await expectAccessible(page, "order with a slip in the other address");
  await page.getByLabel("Doğru e-posta adresi").fill("");

  // Refused once more, each time with the papers first and then without them.
  await page.getByRole("button", { name: "Yeniden gönder" }).click();
  const emails = () =>
    services.received.filter(
      ({ channel, to }) =>
        channel === "email" && [person.email, "dogru@ornek.example"].includes(to),
    );
  await expect
    .poll(() => emails().map(({ hasFiles }) => hasFiles))
    .toEqual([true, false, true, false]);

  services.moods.email = "takes";
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState });
  const still = await plain.newPage();
  await still.goto(page.url());
  const again = still.getByRole("button", { name: "Yeniden gönder" });
  await expect.poll(async () => (await still.reload(), again.isVisible())).toBe(true);
  // A slip is said at its field and kept; the other address takes the place of the wrong one.
  const address = still.getByLabel("Doğru e-posta adresi");
  await address.fill("dogru@");
  await again.click();
  await still.getByText("Lütfen email adresinizi doğru doldurun.").first().waitFor();
  expect(await address.inputValue()).toBe("dogru@");
  await address.fill("dogru@ornek.example");
  await again.click();
  const both = still.getByText(/adresine, bağlantısını SMS ile telefonunuza gönderdik\.$/);
  await expect.poll(async () => (await still.reload(), both.isVisible())).toBe(true);
  expect(await again.count()).toBe(0);
  const taken = emails().filter(({ isTaken }) => isTaken);
  expect(taken.map(({ to, hasFiles }) => [to, hasFiles])).toEqual([["dogru@ornek.example", true]]);
  await plain.close();
  await close();
});

test("a server killed while a policy is being issued charges once and issues once when it is back", async () => {
  const { url, dataDirectory } = server;
  const count = (table: string) =>
    Number(queryDatabase(dataDirectory, `SELECT count(*) AS n FROM ${table}`)[0]!["n"]);
  const booked = () => ["bank_ledger", "policies"].map(count);
  const before = booked();
  const { client, person, offers } = await beginOffers(url, { outboxUrl: services.url });
  const { page, close } = await openVisit(browser);
  await goOnAs(page, url, client);
  await page.goto(offers);
  await page.getByRole("link", { name: slow }).click();
  await page.getByLabel("Kart numarası").waitFor();
  await fillCard(page, goodCard, person);
  await payButton(page).click();
  await approveAtBank(page, services.url, person);
  const orderPage = page.url();
  expect(booked()).toEqual([before[0]! + 1, before[1]]);
  await server.kill();

  const port = Number(new URL(url).port);
  server = await startServer({ variables, port, dataDirectory, isWhole: true });
  await page.goto(orderPage);
  await hydrated(page);
  await page.getByRole("heading", { name: "Poliçeniz hazır" }).waitFor({ timeout: 60_000 });
  expect(booked()).toEqual(before.map((rows) => rows + 1));
  const texts = (await untilSent(services.url, person.phone, "poliçe")).map(({ text }) => text);
  expect(texts.filter((text) => text.includes("poliçesi hazır"))).toHaveLength(1);
  await close();
});
