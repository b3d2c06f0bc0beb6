import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { offersCopy } from "#client/quote/offers/offers-copy.ts";
import { uiCopy } from "#client/copy/ui.ts";
import { quoteCopy, stepRefusals } from "#client/quote/steps/copy.ts";
import { orderCopy } from "#client/quote/payment/order-copy.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { orderStatus } from "#shared/calls/order/order-status.ts";
import { paymentDetail } from "#shared/calls/order/payment-detail.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { requestCode } from "#shared/calls/verification/request-code.ts";
import { saveDraft } from "#shared/calls/quote/save-draft.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { unavailableCopy } from "#shared/copy/unavailable.ts";
import { waitedText, waitingCopy } from "#shared/copy/waiting.ts";
import { formatPlate } from "#shared/schemas/vehicle/plate.ts";
import { makePerson } from "#tests/factories/person.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import type { Middleman } from "#tests/middleman.ts";
import { startMiddleman } from "#tests/middleman.ts";
import { readCode, readOutbox } from "#tests/outbox.ts";
import { shareOf } from "#tests/share-of-cases.ts";
import { startStandaloneBroker } from "#tests/start-broker.ts";
import type { StandaloneBroker } from "#tests/start-broker.ts";
import { endpoints } from "#shared/routes.ts";
import { startSiteOf } from "#tests/start-site.ts";
import type { TestServer } from "#tests/start-server.ts";
import { beginOffers, beginPayment, goOnAs, goToBank } from "./begun.ts";
import {
  desktop,
  endVisits,
  expectAccessible,
  hydrated,
  openVisit,
  phone,
  useBrowser,
} from "./browser.ts";
import {
  atOffers,
  chooseCheapest,
  confirmCode,
  fillCard,
  fillPerson,
  goodCard,
  payButton,
} from "./traffic-flow.ts";

const patienceMs = 45_000;
/** What the phone was sent before the bank. */
const codesOfQuote = 1;

let broker: StandaloneBroker;
let middleman: Middleman;
let site: TestServer;
let browser: Browser;
beforeAll(async () => {
  broker = await startStandaloneBroker(undefined, { INSURER_SETTINGS: '{"speed":1}' });
  middleman = await startMiddleman(broker.url);
  [site, browser] = await Promise.all([
    startSiteOf(
      { url: middleman.url, accessToken: broker.accessToken },
      { FRAME_PATIENCE_MS: "250" },
    ),
    useBrowser(),
  ]);
});
afterEach(() => middleman.suffer());
afterAll(async () => {
  await Promise.all([endVisits(), site.close(), middleman.close()]);
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

/** Somebody with offers, and with a page of theirs. */
async function visitWithOffers() {
  const person = makePerson();
  const { client, offers } = await beginOffers(site.url, { person, outboxUrl: broker.url });
  const opened = await visit();
  await goOnAs(opened.page, site.url, client);
  return { ...opened, person, offers };
}

/** Somebody at the bank, who has typed its code. */
async function visitBank() {
  const person = makePerson();
  const paying = await beginPayment(site.url, { person, outboxUrl: broker.url });
  const bank = await goToBank(site.url, paying);
  const opened = await visit();
  const { page } = opened;
  await goOnAs(page, site.url, paying.client);
  await page.goto(bank);
  await page
    .getByRole("textbox")
    .first()
    .fill(await readCode(broker.url, person.phone, codesOfQuote));
  return { ...opened, person };
}

const approve = (page: Page) => page.getByRole("button", { name: "Onayla" }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

/** What the visitor was sent about the policy. */
const policyTexts = async ({ phone: number }: TestPerson) =>
  (await readOutbox(broker.url, number)).filter(({ text }) => text.includes("poliçesi hazır"));

/** A mark that does not outlive the page: what recovers keeps it, what is loaded anew has lost it. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, "isSamePage", true));
const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(window, "isSamePage") === true);

/** As a visitor who turns to the page again: it asks at once. */
const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

const ways = [phone, desktop].flatMap((size) =>
  (["light", "dark"] as const).map((colorScheme) => ({ size, colorScheme })),
);

/** That a screen is for everybody as wide as a phone and as wide as a desk, light and dark; a run of the suite tries one of the ways. */
async function look(page: Page, screen: string, way: number): Promise<void> {
  for (const { size, colorScheme } of shareOf(ways, ways.length, ways.length - way)) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${screen} at ${size.width} px, ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(phone);
}

describe("the back office goes away", () => {
  test("while the bank sends the customer back: the order's page waits and finds the policy", async () => {
    const isStart = (asked: string) => asked.endsWith(startPurchase.path);
    const startedBefore = middleman.asked.filter(isStart).length;
    const { page, person, close } = await visitBank();
    const returned = page.waitForRequest((request) =>
      request.url().includes(endpoints.paymentReturn),
    );
    await middleman.suffer("refused");
    await approve(page);
    await page.waitForURL(/\/siparis$/);
    await heading(page, unavailableCopy.order.title).waitFor();
    await hydrated(page);
    await look(page, "order", 0);
    await mark(page);
    await middleman.suffer();
    // The order would ask the bank within half a minute; sooner, the bank's answer is sent once more.
    const request = await returned;
    const body = new URLSearchParams(request.postData() ?? "");
    await fetch(request.url(), { method: "POST", body, redirect: "manual" });
    await comeBack(page);
    await heading(page, "Poliçeniz hazır").waitFor({ timeout: patienceMs });
    expect(await isSamePage(page)).toBe(true);
    expect(await page.title()).toContain("Poliçe siparişi");
    expect(await policyTexts(person)).toHaveLength(1);
    expect(middleman.asked.filter(isStart)).toHaveLength(startedBefore + 1);
    await close();
  });

  test("while the order's page asks how the policy is coming along", async () => {
    const { page, person, close } = await visitBank();
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
    await heading(page, "Poliçeniz hazır").waitFor({ timeout: patienceMs });
    expect(await isSamePage(page)).toBe(true);
    expect(await policyTexts(person)).toHaveLength(1);
    await close();
  });

  test("in the middle of the offers, where what has come stays and the rest follows, and before they are loaded anew", async () => {
    const { page, offers, close } = await visitWithOffers();
    await page.goto(offers, { waitUntil: "commit" });
    const cards = page.getByRole("link", { name: /^Satın Al/ });
    await cards.first().waitFor();
    await hydrated(page);
    await mark(page);
    await middleman.suffer("refused");
    await page.getByText(offersCopy.offline).waitFor({ timeout: 60_000 });
    const before = await cards.count();
    expect(before).toBeGreaterThan(0);
    await middleman.suffer();
    await page.getByText(offersCopy.offline).waitFor({ state: "detached", timeout: patienceMs });
    await page.getByText("12 şirketin tümü yanıtladı").waitFor({ timeout: patienceMs });
    expect(await cards.count()).toBeGreaterThanOrEqual(before);
    expect(await isSamePage(page)).toBe(true);

    await middleman.suffer("failing", (asked) => asked.endsWith(listOffers.path));
    await page.goto(offers);
    await heading(page, unavailableCopy.offers.title).waitFor();
    await hydrated(page);
    await look(page, "offers", 1);
    await middleman.suffer();
    await comeBack(page);
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
    await page.getByText(stepRefusals.draftFailed).first().waitFor();
    expect(await page.getByLabel("Plaka").inputValue()).toBe(formatPlate(person.plate));
    await middleman.suffer();
    const answer = middleman.hold(`/common${requestCode.path}`);
    await page.getByRole("button", { name: "Devam Et" }).click();
    const notifications = page.getByRole("region", { name: uiCopy.notifications });
    await notifications.getByText(quoteCopy.awaits.code).waitFor();
    answer();
    await page.getByRole("dialog", { name: "Telefon Doğrulama" }).waitFor();
    await confirmCode(page, broker.url, person);
    expect(await notifications.getByText(quoteCopy.awaits.code).count()).toBe(0);
    await close();
  });

  test("while the payment begins: the card stays in the form, and nothing is begun twice", async () => {
    const { page, person, offers, close } = await visitWithOffers();
    await page.goto(offers, { waitUntil: "commit" });
    await chooseCheapest(page);
    await payButton(page).waitFor();
    const timesAsked = (path: string) =>
      middleman.asked.filter((asked) => asked.endsWith(path)).length;
    const [confirmed, looked] = [reviewOffer.path, paymentDetail.path].map(timesAsked);
    await fillCard(page, goodCard, person);
    await expect.poll(() => timesAsked(paymentDetail.path)).toBeGreaterThan(looked!);
    await middleman.suffer("refused");
    await payButton(page).click();
    await page.getByText("Hizmete şu anda ulaşılamıyor").first().waitFor();
    // What the card may pay with is looked up, and the insurer is not asked for its price again.
    expect(timesAsked(reviewOffer.path)).toBe(confirmed);
    expect(await page.getByLabel("Güvenlik kodu").inputValue()).toBe("123");
    await middleman.suffer();
    // Nobody answers for a while: the order's page says so, and leads on to the bank.
    const answer = middleman.hold(`/paymentV2${startPurchase.path}`);
    await payButton(page).click();
    await page.waitForURL(/\/siparis\?/);
    await heading(page, orderCopy.paying).waitFor();
    await look(page, "opening", 3);
    answer();
    await page.waitForURL(/\/banka\/3d\//);
    await page.goBack();
    await page.getByRole("link", { name: orderCopy.toBank }).waitFor();
    await close();
  });
});

test("an insurer that takes its time: the page is there first, then its price", async () => {
  const { client, payment } = await beginPayment(site.url, { outboxUrl: broker.url });
  const { page, close } = await visit();
  await goOnAs(page, site.url, client);
  await page.goto(payment, { waitUntil: "commit" });
  await heading(page, "Ödeme Bilgileri").waitFor();
  await payButton(page).waitFor();
  await close();
});

test("without scripts a page that is waited for says so, by its last sentence alone, and then comes; a price that comes later stands on it all the same", async () => {
  const { client, offers, payment } = await beginPayment(site.url, { outboxUrl: broker.url });
  const { page, close } = await openVisit(browser, { viewport: phone, scripts: "never" });
  await goOnAs(page, site.url, client);
  const answer = middleman.hold(`/offers${listOffers.path}`);
  await page.goto(offers, { waitUntil: "commit" });
  const said = (seconds: number) => page.getByText(waitedText(waitingCopy.offers, seconds));
  await said(0).waitFor();
  await said(3).waitFor();
  expect(await said(0).isVisible()).toBe(false);
  answer();
  await page
    .getByRole("link", { name: /^Satın Al/ })
    .first()
    .waitFor();
  expect(await said(3).isVisible()).toBe(false);
  expect(await page.title()).toContain("teklifleri");

  await page.goto(payment);
  await payButton(page).waitFor();
  const [form, footer] = [
    await payButton(page).boundingBox(),
    await page.locator("footer").boundingBox(),
  ];
  expect(form!.y).toBeLessThan(footer!.y);
  await close();
});
