// The forms of lines that no journey of the browser goes without scripts, from the product page to the offers, as a browser without
// scripts draws and posts them; pets, travel and traffic insurance are gone so in `tests/e2e`.
import { beforeAll, expect, test } from "vitest";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";
import { holderNumber, husband, self } from "#tests/e2e/family-flow.ts";
import type { Relative } from "#tests/e2e/family-flow.ts";
import { sexOf } from "#tests/factories/family.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { makePerson } from "#tests/factories/person.ts";
import { ownerOfPlate } from "#tests/factories/owner-of-plate.ts";
import { readCode } from "#tests/outbox.ts";
import type { PlainBrowser, Typed } from "./plain-browser.ts";
import { confirmCode, numberField, openPlainBrowser } from "./plain-browser.ts";

let server: SharedServer;
beforeAll(async () => {
  server = await useSharedServer();
});

const consents = { "Gizlilik politikasını": true, "Aydınlatma Metni": true };
const refusal = "Lütfen bildirdiğiniz hastalık, ameliyat veya ilacı işaretleyiniz.";

/** From a product page to the first step of its line. */
async function start(productPage: string, typed: Readonly<Record<string, Typed>>) {
  const browser = openPlainBrowser(server.url);
  await browser.open(productPage);
  await browser.send("Hemen Teklif Al", typed);
  return browser;
}

async function prove(browser: PlainBrowser, { phone }: TestPerson) {
  expect(browser.page.window).toBe("Telefon Doğrulama");
  return confirmCode(browser, await readCode(server.url, phone));
}

const onwards = (browser: PlainBrowser, typed: Readonly<Record<string, Typed>> = {}) =>
  browser.send("Teklifleri Getir", typed);

const packagesIn = (html: string): string[] =>
  [...html.matchAll(/<article.*?<\/article>/gs)].map(([article]) => article);

/** The offers once so many have come: who has no scripts sees them by asking again. */
async function untilOffered(browser: PlainBrowser, found: (html: string) => number, more: number) {
  expect(browser.page.address).toMatch(/^\/teklif\//);
  const asked = async () => {
    if (found(browser.page.html) <= more) await browser.open(browser.page.address);
    return found(browser.page.html);
  };
  await expect.poll(asked).toBeGreaterThan(more);
}

const buyLinks = (html: string): number => new Set(html.match(/\/satin-al\/[^"]+/g)).size;

/** As far as where people are named. */
async function reachPeople(productPage: string) {
  const person = makePerson();
  const browser = await start(productPage, { [numberField]: holderNumber });
  const asked = await browser.send("Devam Et", { "Cep telefonu": person.phone, ...consents });
  expect(asked.text).toContain("açık rıza metnini onaylayınız");
  await browser.send("Devam Et", { "Sağlık verilerimin": true });
  expect((await prove(browser, person)).text).toContain("Sigortalanacak kişiler");
  return browser;
}

/** What a row asks of somebody, but for what is declared. */
const rowOf = (number: number, { nationalNumber, birthDate, height, weight }: Relative) => ({
  ...(nationalNumber === undefined
    ? {}
    : { [`${number}. Sigortalı › ${numberField}`]: nationalNumber }),
  ...(birthDate === undefined ? {} : { [`${number}. Sigortalı › Doğum tarihi`]: birthDate }),
  [`${number}. Sigortalı › Boy (cm)`]: height,
  [`${number}. Sigortalı › Kilo (kg)`]: weight,
});

test("two people come to the offers of supplementary health, and the list is narrowed", async () => {
  const browser = await reachPeople("/tamamlayici-saglik-sigortasi");
  await browser.send("Eşim", rowOf(1, self));
  await onwards(browser, { ...rowOf(2, husband), "Birinizde › Evet": true });
  const refused = await onwards(browser, {
    "1. Sigortalı › Hayır": true,
    "2. Sigortalı › Evet": true,
  });
  expect(refused.messages).toContain(refusal);
  await onwards(browser, { "2. Sigortalı › Akciğer, astım": true });
  await untilOffered(browser, (html) => packagesIn(html).length, 5);
  const narrowed = await browser.send("Uygula", { "Hastane ağı": "Dar" });
  expect(narrowed.address).toContain("network=dar");
  const packages = packagesIn(narrowed.html);
  expect(packages.length).toBeGreaterThan(0);
  for (const each of packages) expect(each).toContain("Dar Ağ");
});

test("private health insurance asks for a declaration in full", async () => {
  const browser = await reachPeople("/bireysel-saglik-sigortasi");
  const answers = {
    "Süregelen veya geçirilmiş hastalık": "Hayır",
    "Geçirilmiş veya önerilmiş ameliyat": "Evet",
    "Sürekli kullanılan ilaç": "Hayır",
  };
  const given = (each: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(each).map(([question, text]) => [
        `1. Sigortalı › ${question} › ${text}`,
        true,
      ]),
    );
  const refused = await onwards(browser, {
    ...rowOf(1, self),
    [`1. Sigortalı › ${self.sex}`]: true,
    ...given(answers),
  });
  expect(refused.messages).toContain("Lütfen kısaca açıklayınız.");
  await onwards(browser, {
    "1. Sigortalı › Hangi ameliyat, ne zaman": "Menisküs, 2019",
    ...given({ "Tütün kullanımı": "Hayır", Gebelik: "Hayır" }),
  });
  await untilOffered(browser, (html) => packagesIn(html).length, 4);
});

test("a foreigner comes to the offers by passport", async () => {
  const person = makePerson();
  const browser = await start("/yabanci-saglik-sigortasi", { "2 yıl": true, Pasaport: true });
  expect(browser.page.valueOf("2 yıl")).not.toBe("");
  await browser.send("Devam Et", {
    "Pasaport no": "U12345678",
    Uyruğu: "Almanya",
    "Adı (pasaporttaki gibi)": "Anna",
    "Soyadı (pasaporttaki gibi)": "Schmidt",
    "Doğum tarihi": "06.05.2003",
    "Cep telefonu": person.phone,
    ...consents,
  });
  const step = await prove(browser, person);
  expect(step.text).toContain("Pasaportunuzla devam ediyorsunuz");
  await browser.send("Seçenekleri getir", { "Türkiye’de oturduğunuz il": "İstanbul" });
  await onwards(browser, {
    "Türkiye’de oturduğunuz ilçe": "Kadıköy",
    "Baba adı": "Emil",
    // Of a number the civil registry knows it, and refuses another one.
    [sexOf("99000092504") === "kadin" ? "Kadın" : "Erkek"]: true,
  });
  await untilOffered(browser, buyLinks, 2);
});

const todaysPlate = "Aracın bugünkü plakası";

/** From the product page to the step of the vehicle; the address says all the way which line it is. */
async function reachVehicle(
  productPage: string,
  variant: string,
  holder: string,
  person: TestPerson,
) {
  const { plate, nationalNumber, phone } = person;
  const browser = await start(productPage, { [todaysPlate]: plate, [holder]: nationalNumber });
  const isHere = () =>
    expect(new URL(browser.page.address, server.url).searchParams.get("tur")).toBe(variant);
  isHere();
  expect(browser.page.valueOf(todaysPlate)).toContain(plate.slice(2, 5));
  await browser.send("Devam Et", { "Cep telefonu": phone, ...consents });
  await prove(browser, person);
  isHere();
  return browser;
}

test("a dealer comes to the offers of a used vehicle", async () => {
  const person = makePerson({ nationalNumber: "1234567890" });
  const dealers = "/galerici-kisa-sureli-trafik-sigortasi";
  const browser = await reachVehicle(dealers, "galerici", "Vergi kimlik no", person);
  expect(browser.page.text).toContain("yetkilinin adını ve soyadını");
  await browser.send("Seçenekleri getir", {
    "Firma unvanı": "Kavak Otomotiv Ltd. Şti.",
    "Vergi dairesi": "Maltepe",
    Ad: "Elif",
    Soyad: "Kavak",
    İl: "Ankara",
  });
  await onwards(browser, {
    İlçe: "Çankaya",
    "Yetki belgesi no": "34-00123",
    "60 gün": true,
    "Satıcının ruhsat belge no": "FP373220",
  });
  await untilOffered(browser, buyLinks, 3);
});

test("who has insured the plate in their own hands is told so at the plate, and goes on with what was typed", async () => {
  const person = ownerOfPlate();
  const buyers = "/ikinci-el-trafik-sigortasi";
  const browser = await reachVehicle(buyers, "ikinci-el", numberField, person);
  const told = await onwards(browser, { "Satıcının ruhsat belge no": "FP373220" });
  expect(told.text).toContain("Bu araç sizin adınıza sigortalanmış görünüyor");
  const page = await browser.send("Trafik sigortası alın");
  expect(new URL(page.address, server.url).searchParams.has("tur")).toBe(false);
  expect(page.valueOf("Plaka").replaceAll(" ", "")).toBe(person.plate);
  expect(page.valueOf(numberField)).toContain(person.nationalNumber.slice(0, 3));
  expect(page.valueOf("Cep telefonu").replace(/\D/g, "")).toContain(person.phone.slice(-4));
});

test("what is wrong at the home page is said on the next one", async () => {
  const browser = openPlainBrowser(server.url);
  await browser.open("/");
  const { nationalNumber } = makePerson();
  const page = await browser.send(
    "Hemen Teklif Al",
    { Plaka: "34 ABC 12345", [numberField]: nationalNumber },
    0,
  );
  expect(page.text).toContain("7 veya 8 karakter olmalıdır");
});
