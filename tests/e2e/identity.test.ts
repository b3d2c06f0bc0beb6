import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkIdentity } from "#shared/calls/verification/check-identity.ts";
import { makePerson } from "#tests/factories/person.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import type { Middleman, PlayedAnswer } from "#tests/middleman.ts";
import { refusal, startMiddleman } from "#tests/middleman.ts";
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

const playIdentity = (...answers: PlayedAnswer[]) =>
  middleman.play(`/common${checkIdentity.path}`, ...answers);

const visitOf = () => openVisit(browser, { viewport: phone, hasTouch: true });

const vehicleStep = (page: Page) =>
  page.getByRole("heading", { name: "Araç bilgileri", level: 2 }).waitFor();
const birthDate = (page: Page) => page.getByRole("textbox", { name: /^Doğum tarihi/ });
const number = (page: Page) => page.getByLabel(/T\.C\. kimlik no/);

/** Types the right code of a person who was asked for it; where it leads is the test's business. */
async function proveThePhone({ page }: Visit, person: TestPerson) {
  const { client } = await beginCode(site.url, { person });
  await goOnAs(page, site.url, client);
  await page.goto(`${site.url}/trafik/teklif`);
  await hydrated(page);
  await enterCode(page, person);
}

/** The sixth digit submits by itself. */
async function enterCode(page: Page, person: TestPerson) {
  await page.getByLabel("SMS kodu").waitFor();
  await page.getByLabel("SMS kodu").fill(await readCode(broker.url, person.phone));
}

const onwards = (page: Page) => page.getByRole("button", { name: "Devam Et" }).click();

async function edit(page: Page) {
  await page.getByRole("button", { name: "Düzenle" }).click();
  await page.getByRole("heading", { name: "Kişisel bilgiler", level: 2 }).waitFor();
}

async function expectNoCodeWindow(page: Page) {
  await page.getByLabel("SMS kodu").waitFor({ state: "detached" });
}

// Each answer once with scripts; without them each is read right after the code by `tests/worker`, `identity-forms` and `spec-answers`.

test("1006 and 1007: the birth date is asked for at its field, one that is not the person's is kept, and another number is taken", async () => {
  const visit = await visitOf();
  const { page, close } = visit;
  await proveThePhone(visit, makePerson({ nationalNumber: "10000009842" }));
  await birthDate(page).waitFor();
  await expectNoCodeWindow(page);
  await page.getByRole("note").getByText("Lütfen Doğum Tarihini Giriniz").waitFor();
  await birthDate(page).and(page.locator(":focus")).waitFor();
  await expectAccessible(page, "birth date needed");
  await birthDate(page).fill("05.06.1984");
  await onwards(page);
  await page.getByText("Kimlik numarası ile doğum tarihi eşleşmiyor.").first().waitFor();
  expect(await birthDate(page).inputValue()).toBe("05.06.1984");
  await number(page).fill("10000001754");
  await onwards(page);
  await vehicleStep(page);
  await close();
});

// Specification 4.3
test("1004, 1000, 1003, 429, 1005 and 1010: the phone is proved once more, a message stands at its field, others say why it does not go on, who is not found can type the name, and who is found is greeted without being told all of it", async () => {
  const visit = await visitOf();
  const { page, close } = visit;
  const person = makePerson();
  playIdentity(refusal(1004, "Devam etmek için telefonunuzu doğrulayınız."));
  await proveThePhone(visit, person);
  await page.getByText("Telefonunuzu yeniden doğrulamanız gerekiyor.").waitFor();
  await expect.poll(() => page.getByLabel("SMS kodu").inputValue()).toBe("");
  const message = "Bu plaka ile işlem yapılamıyor.";
  playIdentity(refusal(1000, message, { LicensePlateNumber: [message] }));
  await enterCode(page, person);
  await page.getByText(message).first().waitFor();
  await expectNoCodeWindow(page);
  expect(await page.getByLabel("Plaka").inputValue()).toContain(person.plate.slice(-3));
  for (const [statusCode, why] of [
    [1003, "Bu bilgilerle çevrim içi işlem yapılamıyor."],
    [429, "Bir telefonla bir günde sorgulanabilecek kişi sayısına ulaşıldı."],
  ] as const) {
    playIdentity(refusal(statusCode, why));
    await onwards(page);
    await page.getByText(why).first().waitFor();
    await expectNoCodeWindow(page);
  }
  await onwards(page);
  await vehicleStep(page);
  await edit(page);
  await number(page).fill("10000001518");
  playIdentity(refusal(1005, "Kimlik bilgilerinize ulaşamadık."));
  await onwards(page);
  await vehicleStep(page);
  await page.getByText("Kimlik bilgilerinize şu anda ulaşamadık.").waitFor();
  await page.getByLabel("Ad", { exact: true }).fill("Çağrı");
  await page.getByLabel("Soyad", { exact: true }).fill("Şimşek");
  await edit(page);
  await onwards(page);
  await vehicleStep(page);
  await page.getByText("Sayın TO••• UĞ••• · Çekmeköy / İstanbul").waitFor();
  expect(await page.content()).not.toMatch(/Tolga|Uğurlu/);
  // Without another code as well.
  await edit(page);
  await number(page).fill("10000001754");
  await onwards(page);
  await birthDate(page).waitFor();
  await expectNoCodeWindow(page);
  await birthDate(page).fill("05.06.1984");
  await onwards(page);
  await vehicleStep(page);
  await close();
});
