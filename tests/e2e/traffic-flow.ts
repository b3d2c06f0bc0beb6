import type { Locator, Page, Request, Response } from "playwright";
import { expect } from "vitest";
import { instalmentsIntent } from "#client/quote/payment/instalments-intent.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { readCode } from "#tests/outbox.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import type { ScriptMode } from "./browser.ts";
import { hydrated } from "./browser.ts";

export const goodCard = "5528790000000008";
/** A card of the Bonus programme, and the insurers whose instalments it may use. */
export const bonusCard = "5400360000000003";
const bonusInsurers =
  /^Satın Al\s*:\s*(Ardıç|Çınar|Defne|Fener|Gediz|Karanfil|Meltem|Nilüfer|Sarıçam)/;

/** The two fields of the home page that start a quote; leads to the person step. */
export async function quickStart(
  page: Page,
  { plate, nationalNumber }: Pick<TestPerson, "plate" | "nationalNumber">,
): Promise<void> {
  await page.getByLabel("Plaka").first().fill(plate);
  await page
    .getByLabel(/T\.C\. kimlik no/)
    .first()
    .fill(nationalNumber);
  await page
    .getByRole("button", { name: /Teklif Al/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "Kişisel bilgiler" }).waitFor();
}

// The steps of the traffic flow as a visitor does them; each ends where the next begins.

export async function fillPerson(page: Page, person: TestPerson): Promise<void> {
  await hydrated(page);
  const number = page.getByLabel(/T\.C\. kimlik no/);
  // Folded where the quote was begun elsewhere.
  if (await number.isVisible()) {
    await number.fill(person.nationalNumber);
    await page.getByLabel("Plaka").fill(person.plate);
  }
  await page.getByLabel("Cep telefonu").fill(person.phone);
  await page.getByRole("checkbox", { name: /Gizlilik politikasını/ }).check();
  await page.getByRole("checkbox", { name: /Aydınlatma Metni/ }).check();
}

/** The next time that a step with this in it is kept before it is sent, whatever is typed from now on. */
export const draftSaved = (page: Page, typed: RegExp): Promise<Response> =>
  page.waitForResponse((response) => {
    const body = response.request().postData() ?? "";
    return /name="intent"\s+save\s/.test(body) && typed.test(body);
  });

/** Up to where the code is sent; its window stands before. */
export async function submitPerson(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Devam Et" }).click();
  const opened = page.getByRole("dialog", { name: "Telefon Doğrulama" });
  await opened.getByText("gönderdiğimiz kodu girin").waitFor();
}

export async function confirmCode(page: Page, url: string, person: TestPerson): Promise<void> {
  await page.getByLabel("SMS kodu").fill(await readCode(url, person.phone));
  await page.getByRole("heading", { name: "Araç bilgileri", level: 2 }).waitFor();
}

export async function lookUpVehicle(page: Page, documentNumber = "373220"): Promise<void> {
  await page.getByLabel("Ruhsat belge no").fill(`FP${documentNumber}`);
  await page.getByRole("button", { name: "Teklifleri Getir" }).click();
}

export const atOffers = (page: Page) =>
  page.getByRole("heading", { name: "Teklifleriniz", level: 1 }).waitFor();

/** Without scripts what has come after the page was asked for is seen by asking again. */
export async function untilMore(page: Page, found: Locator, than: number): Promise<void> {
  const asked = async () => {
    if ((await found.count()) <= than) await page.reload();
    return found.count();
  };
  await expect.poll(asked).toBeGreaterThan(than);
}

export async function getOffers(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Teklifleri Getir" }).click();
  await atOffers(page);
}

/** From nothing to the list of offers; `outboxUrl` is where messages are read when the back office is elsewhere. */
export async function reachOffers(
  page: Page,
  url: string,
  person: TestPerson,
  outboxUrl = url,
): Promise<void> {
  await page.goto(`${url}/trafik/teklif`);
  await fillPerson(page, person);
  await submitPerson(page);
  await confirmCode(page, outboxUrl, person);
  await lookUpVehicle(page);
  await atOffers(page);
}

export async function chooseCheapest(page: Page, name = /^Satın Al/): Promise<void> {
  await page.getByRole("link", { name }).first().click();
  await page.getByRole("heading", { name: "Ödeme Bilgileri", level: 1 }).waitFor();
  await hydrated(page);
  // What is bought folds on a phone.
  const fold = page.getByText("Poliçe özeti ve fiyatın dayandıkları");
  if (await fold.isVisible()) await fold.click();
}

/** An offer whose insurer takes the Bonus card in instalments. */
export const chooseWithInstalments = (page: Page) => chooseCheapest(page, bonusInsurers);

/** Types a card's number, up to where the page knows what it may pay with, which moves what stands below. */
async function fillCardNumber(page: Page, number: string): Promise<void> {
  const field = page.getByLabel("Kart numarası");
  const binOf = (text: string) => text.replaceAll(/\D/g, "").slice(0, 8);
  const hasScripts = await page.evaluate(() => window.pageStarted === true);
  const isAsked = hasScripts && binOf(await field.inputValue()) !== binOf(number);
  const told = new Promise<void>((resolve) => {
    const ended = (request: Request) => {
      const isOurs =
        request.method() === "POST" && request.postData()?.includes(instalmentsIntent) === true;
      if (isOurs) resolve();
    };
    page.on("requestfinished", ended);
    page.on("requestfailed", ended);
  });
  await field.fill(number);
  if (isAsked) await told;
}

export async function fillCard(
  page: Page,
  number: string,
  { email }: Pick<TestPerson, "email">,
): Promise<void> {
  await page.getByLabel("E-posta adresi").fill(email);
  // Whoever may not read the registered name finds the tick that stands for it.
  const ownCard = page.getByLabel("Kart bana ait");
  if ((await ownCard.count()) > 0) await ownCard.uncheck();
  await page.getByLabel("Kart üzerindeki ad soyad").fill("Deneme Kişi");
  await fillCardNumber(page, number);
  await page.getByLabel("Son kullanma").fill("12/30");
  await page.getByLabel("Güvenlik kodu").fill("123");
  for (const name of [
    /Ön bilgilendirme/,
    /Mesafeli satış/,
    /bilgilendirme metnini okudum/,
    /İhtiyaç beyanımı/,
  ]) {
    await page.getByRole("checkbox", { name }).check();
  }
  const others = page.getByRole("checkbox", { name: /beyan ediyorum/ });
  if ((await others.count()) > 0) await others.check();
}

export const payButton = (page: Page) => page.getByRole("button", { name: /Ödemeyi Tamamla/ });

/** The bank's own page: its code, its button, and without scripts another one that leads back. */
export async function approveAtBank(
  page: Page,
  url: string,
  person: TestPerson,
  scripts: ScriptMode = "at once",
): Promise<void> {
  await page.waitForURL(/\/banka\/3d\//);
  await page
    .getByRole("textbox")
    .first()
    .fill(await readCode(url, person.phone));
  await page.getByRole("button", { name: "Onayla" }).click();
  if (scripts === "never") await page.getByRole("button", { name: "Siteye dön" }).click();
  await page.waitForURL(/\/siparis$/);
}

/** From a review that has been looked over to the policy; yields the text of its PDF. */
export async function payForPolicy(
  page: Page,
  url: string,
  person: TestPerson,
  scripts: ScriptMode = "at once",
): Promise<string> {
  await fillCard(page, goodCard, person);
  await payButton(page).click();
  await approveAtBank(page, url, person, scripts);
  const link = page.getByRole("link", { name: /Poliçeyi İndir/ });
  await link.waitFor({ timeout: 60_000 });
  const address = new URL((await link.getAttribute("href"))!, page.url()).href;
  return pdfText(await (await page.request.get(address)).body());
}
