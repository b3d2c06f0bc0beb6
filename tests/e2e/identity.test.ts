import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkIdentity } from "#shared/calls/verification/check-identity.ts";
import { makePerson } from "#tests/factories/person.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import type { Middleman, PlayedAnswer } from "#tests/middleman.ts";
import { startMiddleman } from "#tests/middleman.ts";
import { readCode } from "#tests/outbox.ts";
import { startStandaloneBroker } from "#tests/start-broker.ts";
import type { StandaloneBroker } from "#tests/start-broker.ts";
import { startSiteOf } from "#tests/start-site.ts";
import type { TestServer } from "#tests/start-server.ts";
import { beginCode, goOnAs } from "./begun.ts";
import type { Visit } from "./browser.ts";
import { endVisits, expectAccessible, hydrated, openVisit, phone, useBrowser } from "./browser.ts";

let broker: StandaloneBroker;
let middleman: Middleman;
let site: TestServer;
let browser: Browser;
beforeAll(async () => {
  broker = await startStandaloneBroker();
  middleman = await startMiddleman(broker.url);
  [site, browser] = await Promise.all([
    startSiteOf({ url: middleman.url, accessToken: broker.accessToken }),
    useBrowser(),
  ]);
});
afterAll(async () => {
  await Promise.all([endVisits(), site.close(), middleman.close()]);
  await broker.close();
});

const refusal = (statusCode: number, message: string, errors?: object): PlayedAnswer => ({
  kind: "answer",
  status: 422,
  body: {
    Success: false,
    Status: false,
    StatusCode: statusCode,
    Message: message,
    Messages: [message],
    Data: errors === undefined ? null : { errors },
  },
});

const playIdentity = (...answers: PlayedAnswer[]) =>
  middleman.play(`/common${checkIdentity.path}`, ...answers);

/** Ways a visitor may come: the same screens and words for both. */
const ways = [
  { way: "with scripts", javaScriptEnabled: true },
  { way: "without scripts", javaScriptEnabled: false },
];

const vehicleStep = (page: Page) =>
  page.getByRole("heading", { name: "Araç bilgileri", level: 2 }).waitFor();
const birthDate = (page: Page) => page.getByRole("textbox", { name: /^Doğum tarihi/ });

/** Types the right code of a person who was asked for it; where it leads is the test's business. */
async function proveThePhone({ page }: Visit, person: TestPerson, isScripted: boolean) {
  const { client } = await beginCode(site.url, { person });
  await goOnAs(page, site.url, client);
  await page.goto(`${site.url}/trafik/teklif`);
  if (isScripted) await hydrated(page);
  await enterCode(page, person, isScripted);
}

/** The sixth digit submits by itself where scripts run. */
async function enterCode(page: Page, person: TestPerson, isScripted: boolean) {
  await page.getByLabel("SMS kodu").waitFor();
  await page.getByLabel("SMS kodu").fill(await readCode(broker.url, person.phone));
  if (!isScripted) await page.getByRole("button", { name: "Onayla" }).click();
}

const onwards = (page: Page) => page.getByRole("button", { name: "Devam Et" }).click();

async function expectNoCodeWindow(page: Page) {
  await page.getByLabel("SMS kodu").waitFor({ state: "detached" });
}

describe.each(ways)("the identity check $way", ({ javaScriptEnabled: isScripted }) => {
  const visitOf = () =>
    openVisit(browser, { javaScriptEnabled: isScripted, viewport: phone, hasTouch: true });

  // Specification 4.3
  test("1010: found, and greeted without being told the whole name", async () => {
    const visit = await visitOf();
    const person = makePerson({ nationalNumber: "10000001518" });
    await proveThePhone(visit, person, isScripted);
    await vehicleStep(visit.page);
    await visit.page.getByText("Sayın TO••• UĞ••• · Çekmeköy / İstanbul").waitFor();
    expect(await visit.page.content()).not.toMatch(/Tolga|Uğurlu/);
    await visit.close();
  });

  test("1006: asks for the birth date at its field and goes on with it", async () => {
    const visit = await visitOf();
    const { page, close } = visit;
    await proveThePhone(visit, makePerson({ nationalNumber: "10000001754" }), isScripted);
    await birthDate(page).waitFor();
    await expectNoCodeWindow(page);
    await page.getByText("Lütfen Doğum Tarihini Giriniz").first().waitFor();
    if (isScripted) await expectAccessible(page, "birth date needed");
    await birthDate(page).fill("05.06.1984");
    await onwards(page);
    await vehicleStep(page);
    await close();
  });

  test("1006 after Düzenle with a verified phone: the same, without another code", async () => {
    const visit = await visitOf();
    const { page, close } = visit;
    await proveThePhone(visit, makePerson(), isScripted);
    await vehicleStep(page);
    await page.getByRole("button", { name: "Düzenle" }).click();
    await page.getByRole("heading", { name: "Kişisel bilgiler", level: 2 }).waitFor();
    await page.getByLabel(/T\.C\. kimlik no/).fill("10000001754");
    await onwards(page);
    await birthDate(page).fill("05.06.1984");
    await onwards(page);
    await vehicleStep(page);
    await close();
  });

  test("1007: says that the birth date is not the person's, keeps it, and takes another number", async () => {
    const visit = await visitOf();
    const { page, close } = visit;
    const person = makePerson({ nationalNumber: "10000009842" });
    await proveThePhone(visit, person, isScripted);
    await birthDate(page).fill("05.06.1984");
    await onwards(page);
    await page.getByText("Kimlik numarası ile doğum tarihi eşleşmiyor.").first().waitFor();
    expect(await birthDate(page).inputValue()).toBe("05.06.1984");
    await page.getByLabel(/T\.C\. kimlik no/).fill("10000001754");
    await onwards(page);
    await vehicleStep(page);
    await close();
  });

  test("1004: the phone is proved once more", async () => {
    const visit = await visitOf();
    const { page, close } = visit;
    const person = makePerson();
    playIdentity(refusal(1004, "Devam etmek için telefonunuzu doğrulayınız."));
    await proveThePhone(visit, person, isScripted);
    await page.getByText("Doğrulamanızın süresi dolmuş.").waitFor();
    await expect.poll(() => page.getByLabel("SMS kodu").inputValue()).toBe("");
    await enterCode(page, person, isScripted);
    await vehicleStep(page);
    await close();
  });

  test("1000: the message stands at its field", async () => {
    const visit = await visitOf();
    const { page, close } = visit;
    const person = makePerson();
    const message = "Bu plaka ile işlem yapılamıyor.";
    playIdentity(refusal(1000, message, { LicensePlateNumber: [message] }));
    await proveThePhone(visit, person, isScripted);
    await page.getByText(message).first().waitFor();
    await expectNoCodeWindow(page);
    expect(await page.getByLabel("Plaka").inputValue()).toContain(person.plate.slice(-3));
    await onwards(page);
    await vehicleStep(page);
    await close();
  });

  test.each([
    ["1003", refusal(1003, "Bu bilgilerle çevrim içi işlem yapılamıyor.")],
    ["429", refusal(429, "Bir telefonla bir günde sorgulanabilecek kişi sayısına ulaşıldı.")],
  ])("%s: says why it does not go on", async (_, answer) => {
    const visit = await visitOf();
    const { page, close } = visit;
    playIdentity(answer);
    await proveThePhone(visit, makePerson(), isScripted);
    const { Message } = (answer as { body: { Message: string } }).body;
    await page.getByText(Message).first().waitFor();
    await expectNoCodeWindow(page);
    await close();
  });

  test.each([
    ["out of order", refusal(1005, "Kimlik bilgilerinize ulaşamadık.")],
    ["garbage", { kind: "garbage" } as const],
    ["a broken connection", { kind: "broken" } as const],
  ])("%s: name and place become editable", async (_, answer) => {
    const visit = await visitOf();
    const { page, close } = visit;
    playIdentity(answer);
    await proveThePhone(visit, makePerson(), isScripted);
    await vehicleStep(page);
    await page.getByText("Kimlik bilgilerinize şu anda ulaşamadık.").waitFor();
    await page.getByLabel("Ad", { exact: true }).fill("Çağrı");
    await page.getByLabel("Soyad", { exact: true }).fill("Şimşek");
    await close();
  });
});
