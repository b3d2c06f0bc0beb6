import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { offersCopy } from "#client/quote/offers-copy.ts";
import { quoteCopy } from "#client/quote/copy.ts";
import { listOffers } from "#shared/calls/list-offers.ts";
import { orderStatus } from "#shared/calls/order-status.ts";
import { saveDraft } from "#shared/calls/save-draft.ts";
import { startPurchase } from "#shared/calls/start-purchase.ts";
import { unavailableCopy } from "#shared/copy/unavailable.ts";
import { formatPlate } from "#shared/schemas/plate.ts";
import { makePerson } from "#tests/factories/person.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import type { Middleman } from "#tests/middleman.ts";
import { startMiddleman } from "#tests/middleman.ts";
import { readCode, readOutbox } from "#tests/outbox.ts";
import { startStandaloneBroker } from "#tests/start-broker.ts";
import type { StandaloneBroker } from "#tests/start-broker.ts";
import { startSiteOf } from "#tests/start-site.ts";
import type { TestServer } from "#tests/start-server.ts";
import { desktop, expectAccessible, hydrated, launchBrowser, openVisit, phone } from "./browser.ts";
import {
  atOffers,
  chooseCheapest,
  confirmCode,
  fillCard,
  fillPerson,
  goodCard,
  payButton,
  reachOffers as reachOffersAt,
  submitPerson,
} from "./traffic-flow.ts";

/** An order that heard nothing of its browser asks the bank every half minute. */
const recoveryMs = 75_000;

let broker: StandaloneBroker;
let middleman: Middleman;
let site: TestServer;
let browser: Browser;
beforeAll(async () => {
  broker = await startStandaloneBroker(undefined, { INSURER_SETTINGS: '{"speed":1}' });
  middleman = await startMiddleman(broker.url);
  [site, browser] = await Promise.all([
    startSiteOf({ url: middleman.url, accessToken: broker.accessToken }),
    launchBrowser(),
  ]);
});
afterEach(() => middleman.suffer());
afterAll(async () => {
  await Promise.all([browser.close(), site.close(), middleman.close()]);
  await broker.close();
});

/** A visitor with a phone, for whom the practice bank is where the back office is. */
async function visit() {
  const opened = await openVisit(browser, { viewport: phone, hasTouch: true });
  await opened.page.route("**/banka/3d/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: broker.url + pathname }) });
  });
  return opened;
}

const reachOffers = (page: Page, person: TestPerson): Promise<void> =>
  reachOffersAt(page, site.url, person, broker.url);

async function reachBank(page: Page, person: TestPerson): Promise<void> {
  await reachOffers(page, person);
  await chooseCheapest(page);
  await fillCard(page, goodCard, person);
  const seen = (await readOutbox(broker.url, person.phone)).length;
  await payButton(page).click();
  await page.waitForURL(/\/banka\/3d\//);
  await page
    .getByRole("textbox")
    .first()
    .fill(await readCode(broker.url, person.phone, seen));
}

const approve = (page: Page) => page.getByRole("button", { name: "Onayla" }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

/** What the visitor was sent about the policy. */
const policyTexts = async ({ phone: number }: TestPerson) =>
  (await readOutbox(broker.url, number)).filter(({ text }) => text.includes("poliçesi hazır"));

/** A mark that does not outlive the page: what recovers keeps it, what is loaded anew has lost it. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, "isSamePage", true));
const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, "isSamePage") === true);

/** Pictures of a screen as wide as a phone and as wide as a desk. */
async function look(page: Page, screen: string): Promise<void> {
  const folder = path.join("tests/.artifacts/outage", screen);
  await mkdir(folder, { recursive: true });
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${screen} at ${size.width} px, ${colorScheme}`);
      const file = path.join(folder, `${size.width}-${colorScheme}.png`);
      await page.screenshot({ path: file, animations: "disabled" });
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(phone);
}

describe("the back office goes away", () => {
  test("while the bank sends the customer back: the order's page waits and finds the policy", async () => {
    const { page, close } = await visit();
    const person = makePerson();
    await reachBank(page, person);
    await middleman.suffer("refused");
    await approve(page);
    await page.waitForURL(/\/siparis$/);
    await heading(page, unavailableCopy.order.title).waitFor();
    await hydrated(page);
    await look(page, "order");
    await mark(page);
    await middleman.suffer();
    await heading(page, "Poliçeniz hazır").waitFor({ timeout: recoveryMs });
    expect(await isSamePage(page)).toBe(true);
    expect(await page.title()).toContain("Poliçe siparişi");
    expect(await policyTexts(person)).toHaveLength(1);
    const started = middleman.asked.filter((asked) => asked.endsWith(startPurchase.path));
    expect(started).toHaveLength(1);
    await close();
  });

  test("while the order's page asks how the policy is coming along", async () => {
    const { page, close } = await visit();
    const person = makePerson();
    await reachBank(page, person);
    await middleman.suffer("html", (asked) => asked.endsWith(orderStatus.path));
    await approve(page);
    await page.waitForURL(/\/siparis$/);
    await heading(page, unavailableCopy.order.title).waitFor();
    await hydrated(page);
    await mark(page);
    await middleman.suffer("silent", (asked) => asked.endsWith(orderStatus.path));
    // A question that nobody answers changes nothing of what the page says.
    await page.waitForResponse((response) => response.status() === 503);
    await heading(page, unavailableCopy.order.title).waitFor();
    await middleman.suffer();
    await heading(page, "Poliçeniz hazır").waitFor({ timeout: recoveryMs });
    expect(await isSamePage(page)).toBe(true);
    expect(await policyTexts(person)).toHaveLength(1);
    await close();
  });

  test("in the middle of the offers: what has come stays, the rest follows", async () => {
    const { page, close } = await visit();
    await reachOffers(page, makePerson());
    const cards = page.getByRole("link", { name: /^Satın Al/ });
    await cards.first().waitFor();
    await mark(page);
    await middleman.suffer("refused");
    await page.getByText(offersCopy.offline).waitFor({ timeout: 30_000 });
    const before = await cards.count();
    expect(before).toBeGreaterThan(0);
    await middleman.suffer();
    await page.getByText(offersCopy.offline).waitFor({ state: "detached", timeout: recoveryMs });
    await page.getByText("12 şirketin tümü yanıtladı").waitFor({ timeout: recoveryMs });
    expect(await cards.count()).toBeGreaterThanOrEqual(before);
    expect(await isSamePage(page)).toBe(true);
    await close();
  });

  test("before the offers are loaded anew", async () => {
    const { page, close } = await visit();
    await reachOffers(page, makePerson());
    await middleman.suffer("failing", (asked) => asked.endsWith(listOffers.path));
    await page.reload();
    await heading(page, unavailableCopy.offers.title).waitFor();
    await hydrated(page);
    await look(page, "offers");
    await middleman.suffer();
    await atOffers(page);
    await close();
  });

  test("while a step is sent: what was typed stays in the form, and is sent once it is back", async () => {
    const { page, close } = await visit();
    const person = makePerson();
    await page.goto(`${site.url}/trafik/teklif`);
    await fillPerson(page, person);
    await middleman.suffer("reset", (asked) => asked.endsWith(saveDraft.path));
    await page.getByRole("button", { name: "Devam Et" }).click();
    await page.getByText(quoteCopy.draftFailed).first().waitFor();
    expect(await page.getByLabel("Plaka").inputValue()).toBe(formatPlate(person.plate));
    await middleman.suffer();
    await submitPerson(page);
    await confirmCode(page, broker.url, person);
    await close();
  });

  test("while the payment begins: the card stays in the form, and nothing is begun twice", async () => {
    const { page, close } = await visit();
    const person = makePerson();
    await reachOffers(page, person);
    await chooseCheapest(page);
    await fillCard(page, goodCard, person);
    await middleman.suffer("refused");
    await payButton(page).click();
    await page.getByText("Hizmete şu anda ulaşılamıyor").first().waitFor();
    expect(await page.getByLabel("Güvenlik kodu").inputValue()).toBe("123");
    await middleman.suffer();
    await payButton(page).click();
    await page.waitForURL(/\/banka\/3d\//);
    await close();
  });
});

test("an insurer that takes its time: the page is there first, then its price", async () => {
  const { page, close } = await visit();
  await reachOffers(page, makePerson());
  const buy = await page
    .getByRole("link", { name: /^Satın Al/ })
    .first()
    .getAttribute("href");
  await page.goto(site.url + (buy ?? ""), { waitUntil: "commit" });
  await heading(page, "Ödeme Bilgileri").waitFor();
  await payButton(page).waitFor();
  await close();
});

test("without scripts a price that comes later stands on the page all the same", async () => {
  const first = await visit();
  await reachOffers(first.page, makePerson());
  const buy = await first.page
    .getByRole("link", { name: /^Satın Al/ })
    .first()
    .getAttribute("href");
  const context = await browser.newContext({
    viewport: phone,
    javaScriptEnabled: false,
    storageState: await first.page.context().storageState(),
  });
  const page = await context.newPage();
  await page.goto(site.url + (buy ?? ""));
  await payButton(page).waitFor();
  const [form, footer] = [
    await payButton(page).boundingBox(),
    await page.locator("footer").boundingBox(),
  ];
  expect(form!.y).toBeLessThan(footer!.y);
  await context.close();
  await first.close();
});
