import type { Page } from "playwright";
import { expect, test } from "vitest";
import type { TestPerson } from "#tests/factories/person.ts";
import { makePerson } from "#tests/factories/person.ts";
import { readCode, readOutbox, untilSent } from "#tests/outbox.ts";
import { startServer } from "#tests/start-server.ts";
import {
  arrive,
  expectAccessible,
  hydrated,
  modesOf,
  openVisit,
  phone,
  isFocused,
} from "./browser.ts";
import type { ScriptMode } from "./browser.ts";
import { askToLeave } from "./leave-flow.ts";
import { overflow, withoutRefusals } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";
import { chooseCheapest, payForPolicy } from "./traffic-flow.ts";

const site = serveForBrowser();
/** Of a flat in 19 Mayıs Mahallesi, Kadıköy, İstanbul. */
const uavtCode = "4288213000";
const address = "19 Mayıs Mahallesi, Atatürk Caddesi No: 1 Daire: 1, Kadıköy / İstanbul";

/** From a product page to the step of the home. */
async function reachHome(
  page: Page,
  path: string,
  person: TestPerson,
  scripts: ScriptMode,
  url = site.server.url,
) {
  await arrive(page, url + path);
  const start = page.locator("#teklif");
  await start.getByLabel(/T\.C\. kimlik no/).fill(person.nationalNumber);
  if (path.includes("konut")) await start.getByLabel("UAVT adres kodu").fill(uavtCode);
  await start.getByRole("button", { name: /Teklif Al/ }).click();
  await page.getByRole("heading", { name: "Kişisel bilgiler" }).waitFor();
  if (scripts !== "never") await hydrated(page);
  await page.getByLabel("Cep telefonu").fill(person.phone);
  await page.getByRole("checkbox", { name: /Gizlilik politikasını/ }).check();
  await page.getByRole("checkbox", { name: /Aydınlatma Metni/ }).check();
  const { length: seen } = await readOutbox(url, person.phone);
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.getByLabel("SMS kodu").fill(await readCode(url, person.phone, seen));
  if (scripts === "never") await page.getByRole("button", { name: "Onayla" }).click();
  await page.getByRole("heading", { name: "Konut bilgileri", level: 2 }).waitFor();
  if (scripts !== "never") await hydrated(page);
}

const cascade = [
  ["Konutun ili", "İstanbul"],
  ["Konutun ilçesi", "Kadıköy"],
  ["Belde", "Merkez"],
  ["Mahalle", "19 Mayıs Mahallesi"],
  ["Cadde veya sokak", "Atatürk Caddesi"],
  ["Bina no", "1"],
  ["Daire no", "1"],
] as const;

/** Chooses the flat by its address; without scripts step by step, each list fetched by a button. */
async function chooseAddress(page: Page, scripts: ScriptMode): Promise<void> {
  if (scripts !== "never") return searchAddress(page);
  // That of the other way may be insured by now.
  const others = [...cascade.slice(0, -1), ["Daire no", "2"]] as const;
  for (const [label, name] of others) {
    await page.getByLabel(label, { exact: true }).selectOption({ label: name });
    await page.getByRole("button", { name: "Seçenekleri getir" }).click();
  }
}

/** By keyboard alone: what is typed is found, then the flat is left to be chosen; the lists hold the same. */
async function searchAddress(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Teklifleri Getir" }).click();
  const box = page.getByRole("combobox", { name: "Konutun adresi" });
  await page
    .getByRole("link", { name: /^Konutun adresi: .* daire numarasına kadar seçin/ })
    .click();
  expect(await isFocused(box)).toBe(true);
  // The lists stay folded: the search says what is missing.
  const province = page.getByRole("combobox", { name: "Konutun ili", exact: true });
  expect(await province.count()).toBe(0);
  await page.getByText("Adresi listelerden seçin").click();
  await province.waitFor();
  await box.fill("kadikoy ataturk caddesi 1, 19 mayis");
  await page.getByRole("option", { name: "19 Mayıs Mahallesi, Atatürk Caddesi No: 1" }).waitFor();
  await expectAccessible(page, "address suggestions");
  await box.press("Enter");
  await page.getByRole("option", { name: "1", exact: true }).waitFor();
  await page.keyboard.type("1");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const chosen = page.getByRole("group", { name: "Konutun adresi" });
  await chosen.getByText(address).waitFor();
  expect(await isFocused(chosen)).toBe(true);
  for (const [label, name] of cascade) {
    const list = page.getByRole("combobox", { name: label, exact: true });
    await expect.poll(() => list.inputValue()).toBe(name);
  }
}

async function choose(page: Page, label: string, name: string): Promise<void> {
  const box = page.getByRole("combobox", { name: label, exact: true }).and(page.locator("input"));
  await box.fill(name);
  await page.getByRole("option", { name, exact: true }).click();
}

/** What no registry knows. */
async function describeHome(page: Page): Promise<void> {
  await page.getByLabel("Bulunduğu kat").selectOption({ label: "1. kat" });
  await page.getByLabel("Konut", { exact: true }).check();
  await page.getByLabel("Hasarsız").check();
  await page.getByLabel("Mal sahibi").check();
}

async function reachOffers(page: Page, scripts: ScriptMode, insurers: string): Promise<void> {
  await page.getByRole("button", { name: "Teklifleri Getir" }).click();
  await page.getByRole("heading", { name: "Teklifleriniz", level: 1 }).waitFor();
  if (scripts !== "never") await page.getByText(`${insurers} şirketin tümü yanıtladı`).waitFor();
  else await expect.poll(() => reloaded(page)).toContain("Satın Al");
  expect(await overflow(page)).toBe(0);
}

async function reloaded(page: Page): Promise<string> {
  await page.reload();
  return page.locator("main").innerText();
}

/** Buys the cheapest offer; the policy's text. */
async function buy(page: Page, person: TestPerson): Promise<string> {
  await chooseCheapest(page);
  for (const fact of [address, uavtCode, "1. kat"]) {
    await page.getByText(fact, { exact: true }).first().waitFor();
  }
  await expectAccessible(page, "home review");
  return payForPolicy(page, site.server.url, person);
}

test.each(modesOf("at once"))("a home is found by its address, scripts %s", async (scripts) => {
  const { page, complaints, close } = await openVisit(site.browser, { viewport: phone, scripts });
  const person = makePerson();
  await reachHome(page, "/zorunlu-deprem-sigortasi", person, scripts);
  expect(await overflow(page)).toBe(0);
  if (scripts === "at once") await expectAccessible(page, "home");
  await chooseAddress(page, scripts);
  await describeHome(page);
  await reachOffers(page, scripts, "9");
  expect(await page.title()).toContain("zorunlu deprem sigortası teklifleri");
  await page
    .getByText(/tüm şirketlerde aynıdır/)
    .first()
    .waitFor({ state: "attached" });
  if (scripts === "at once") {
    const policy = await buy(page, person);
    for (const fact of ["Zorunlu Deprem Sigortası", uavtCode, "ALO DASK 125"]) {
      expect(policy).toContain(fact);
    }
    const [sms] = await untilSent(site.server.url, person.phone, "poliçe");
    expect(sms?.text).toContain("Kadıköy ilçesindeki konutunuzun DASK poliçesi hazır");
    await refuseToEnd(page, person);
    await insureHome(page, person);
  }
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});

/** Compulsory insurance is not left without a ground: the insurer says why, and cover holds. */
async function refuseToEnd(page: Page, person: TestPerson): Promise<void> {
  await askToLeave(page, site.server.url, person, "Vazgeçtim (cayma)");
  await page.getByRole("button", { name: "İsteği gönder" }).click();
  await page.getByRole("heading", { name: "İsteğiniz kabul edilmedi" }).waitFor();
  await page.getByText("Sigorta zorunlu olduğu için").waitFor();
  await page.getByText("Poliçeniz geçerli").waitFor();
}

/** Home insurance of who has just bought the compulsory one: the earthquake is covered, and both together are cheaper. */
async function insureHome(page: Page, person: TestPerson): Promise<void> {
  await reachHome(page, "/konut-sigortasi", person, "at once");
  await describeHome(page);
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.getByText("Konutunuz bulundu").waitFor();
  await page.getByRole("heading", { name: "Sigorta bedelleri", level: 2 }).waitFor();
  await page.getByLabel("Bina ve eşya").check();
  expect(await page.getByLabel("Bina bedeli").inputValue()).toMatch(/^\d{1,3}(\.\d{3})+$/);
  await reachOffers(page, "at once", "10");
  await page
    .getByText("DASK ile birlikte indirimi uygulandı.")
    .first()
    .waitFor({ state: "attached" });
  // A sum can be chosen anew, typed in lira; what cannot be is said at its field.
  const sum = page.getByLabel("Bina bedeli");
  const ask = page.getByRole("button", { name: "Yeni Fiyatları Getir" });
  await page.getByRole("button", { name: "Seçimleri değiştir" }).click();
  await sum.fill("99.999");
  await ask.click();
  await page.getByText("En az 100,000₺ olmalıdır.").waitFor();
  await sum.fill("3.500.000,50");
  await ask.click();
  await page.getByText("Bina bedeli: 3.000.000,00 TL → 3.500.000,50 TL").waitFor();
  await page.getByText("10 şirketin tümü yanıtladı").waitFor();
  const policy = await buy(page, person);
  for (const fact of ["Konut Sigortası", uavtCode, "Yangın sigortası vergisi", "Hırsızlık"]) {
    expect(policy).toContain(fact);
  }
}

test("with the address lists out of order a home is typed, and its prices are provisional", async () => {
  const outages = { "address-registry": "error" };
  const variables = { INSURER_SETTINGS: JSON.stringify({ speed: 0, outages }) };
  const server = await startServer({ variables });
  const { page, complaints, close } = await openVisit(site.browser, { viewport: phone });
  await reachHome(page, "/zorunlu-deprem-sigortasi", makePerson(), "at once", server.url);
  const [[, city], [, county]] = cascade;
  await page.getByRole("combobox", { name: "Konutun adresi" }).fill("Caferağa Moda 12");
  await page.getByText("Adres araması şu anda yapılamıyor.").waitFor();
  await choose(page, "Konutun ili", city);
  await choose(page, "Konutun ilçesi", county);
  await page.getByText("Listeye şu anda ulaşamıyoruz.").waitFor();
  await describeHome(page);
  await page.getByRole("button", { name: "Bilgileri elle gireceğim" }).click();
  await page.getByRole("heading", { name: "Konut bilgilerini elle girin", level: 2 }).waitFor();
  await page.getByLabel("Açık adres").fill("Çınarlı Sokak No: 4 Daire: 4");
  await page.getByLabel("Çelik, betonarme").check();
  await page.getByLabel("Yapım yılı").selectOption("2010");
  await page.getByLabel("Toplam kat sayısı").selectOption({ label: "4-7 kat" });
  await page.getByLabel("Brüt alan (m²)").fill("100");
  expect(await page.getByLabel("Mal sahibi").isChecked()).toBe(true);
  await reachOffers(page, "at once", "9");
  await page
    .getByText(/bu yüzden fiyatlar geçici/)
    .first()
    .waitFor();
  // The browser notes every list it did not get.
  expect(withoutRefusals(complaints).filter((text) => !text.includes("status of 424"))).toEqual([]);
  await close();
  await server.close();
});
