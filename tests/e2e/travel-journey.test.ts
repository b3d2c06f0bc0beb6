import type { Page } from "playwright";
import { expect, test } from "vitest";
import { addDays, formatDate, todayInIstanbul } from "#shared/format/date.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { makePerson } from "#tests/factories/person.ts";
import { readCode, readOutbox, untilSent } from "#tests/outbox.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import { arrive, expectAccessible, hydrated, modesOf, openVisit, phone } from "./browser.ts";
import type { ScriptMode } from "./browser.ts";
import { chooseInList } from "./choose-in-list.ts";
import { overflow, withoutRefusals } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";
import { chooseCheapest, payForPolicy, untilMore } from "./traffic-flow.ts";

const site = serveForBrowser();
const modes = modesOf("never");
const buyLinks = (page: Page) => page.getByRole("link", { name: /^Satın Al/ });
const traveller = (page: Page, number: number) =>
  page.getByRole("group", { name: `${number}. Yolcu` });
const day = (ahead: number) => formatDate(addDays(todayInIstanbul(Date.now()), ahead));

/** From the product page to the travellers, by passport. */
async function reachTravellers(page: Page, person: TestPerson, scripts: ScriptMode): Promise<void> {
  await arrive(page, `${site.server.url}/seyahat-saglik-sigortasi`);
  const start = page.locator("#teklif");
  await start.getByLabel("Gidilecek yer").selectOption({ label: "Schengen ülkeleri" });
  await start.getByLabel("Gidiş tarihi").fill(day(20));
  await start.getByLabel("Dönüş tarihi").fill(day(29));
  await start.getByRole("button", { name: /Teklif Al/ }).click();
  await page.getByRole("heading", { name: "Seyahat ve iletişim bilgileri", level: 2 }).waitFor();
  if (scripts !== "never") await hydrated(page);
  expect(await page.getByLabel("T.C. kimlik no", { exact: true }).isChecked()).toBe(true);
  await page.getByLabel("Pasaport", { exact: true }).check();
  await page.getByLabel("Cep telefonu").fill(person.phone);
  await page.getByRole("checkbox", { name: /Gizlilik politikasını/ }).check();
  await page.getByRole("checkbox", { name: /Aydınlatma Metni/ }).check();
  if (scripts === "never") {
    // Without scripts the choice is posted first; the answer asks for what it needs.
    await page.getByRole("button", { name: "Devam Et" }).click();
    await page.getByText("Lütfen pasaport numarası giriniz").first().waitFor();
  }
  await page.getByLabel("Pasaport no").fill("u12345678");
  await chooseInList(page, "Uyruğu", "Almanya", scripts);
  await page.getByLabel("Adı (pasaporttaki gibi)", { exact: true }).fill("Anna");
  await page.getByLabel("Soyadı (pasaporttaki gibi)").fill("Schmidt");
  await page.getByLabel("Doğum tarihi").fill("12.04.1985");
  if (scripts !== "never") await expectAccessible(page, "passport");
  expect(await overflow(page)).toBe(0);
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.getByLabel("SMS kodu").fill(await readCode(site.server.url, person.phone));
  if (scripts === "never") await page.getByRole("button", { name: "Onayla" }).click();
  await page.getByRole("heading", { name: "Yolcuların bilgileri", level: 2 }).waitFor();
  if (scripts !== "never") await hydrated(page);
}

// Specification 4.4
test.each(modes)("two go to Schengen with passports, scripts %s", async (scripts) => {
  const { page, complaints, close } = await openVisit(site.browser, { viewport: phone, scripts });
  const person = makePerson();
  await reachTravellers(page, person, scripts);
  await page.getByText("U******78").waitFor();
  expect(await traveller(page, 1).getByLabel("Soyadı").inputValue()).toBe("Schmidt");
  await chooseInList(page, "Türkiye’de oturduğunuz il", "İstanbul", scripts);
  if (scripts === "never") {
    await page.getByRole("button", { name: "Seçenekleri getir" }).click();
  }
  await chooseInList(page, "Türkiye’de oturduğunuz ilçe", "Kadıköy", scripts);
  await page.getByRole("button", { name: "Yolcu ekle" }).click();
  await traveller(page, 2).waitFor();
  await traveller(page, 2).getByLabel("Adı", { exact: true }).fill("Emil");
  await traveller(page, 2).getByLabel("Soyadı").fill("Schmidt");
  await traveller(page, 2)
    .getByLabel(/Pasaport no/)
    .fill("10000000146");
  await traveller(page, 2).getByLabel("Doğum tarihi").fill("03.02.2016");
  await page.getByRole("button", { name: "Teklifleri Getir" }).click();
  await page.getByText("Schengen belgesinde pasaport numarası yazar").first().waitFor();
  if (scripts !== "never") await expectAccessible(page, "travellers");
  expect(await overflow(page)).toBe(0);
  await traveller(page, 2)
    .getByLabel(/Pasaport no/)
    .fill("U87654321");
  await asCitizen(page, scripts);
  await chooseInList(traveller(page, 2), "Uyruğu", "Almanya", scripts);
  await page.getByRole("button", { name: "Teklifleri Getir" }).click();
  await page.getByRole("heading", { name: "Teklifleriniz", level: 1 }).waitFor();
  expect(await page.title()).toContain("2 yolcu için seyahat sağlık sigortası teklifleri");
  if (scripts === "never") {
    await untilMore(page, buyLinks(page), 3);
  } else {
    await page.getByText("6 şirketin tümü yanıtladı").waitFor();
    await page
      .getByText(/^1 € = 58,0000 TL \(20\.11\.2026/)
      .first()
      .waitFor();
    await expectAccessible(page, "travel offers");
    expect(await overflow(page)).toBe(0);
    await buy(page, person);
  }
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});

/** A citizen has a number, and the registry another birth date than was typed: it says so at the field, and all stays typed. */
async function asCitizen(page: Page, scripts: ScriptMode): Promise<void> {
  const second = traveller(page, 2);
  if (scripts === "never") {
    // Without scripts the answer to the post asks for the number.
    await page.getByRole("button", { name: "Teklifleri Getir" }).click();
    await page.getByText("Lütfen TC kimlik numarası giriniz").first().waitFor();
  }
  await second.getByLabel("T.C. kimlik no", { exact: true }).fill("10000000146");
  await page.getByRole("button", { name: "Teklifleri Getir" }).click();
  await page.getByText("Doğum tarihi bu T.C. kimlik no ile uyuşmuyor").first().waitFor();
  const typed = { Soyadı: "Schmidt", "Doğum tarihi": "03.02.2016" };
  for (const [label, text] of Object.entries(typed)) {
    expect(await second.getByLabel(label).inputValue()).toBe(text);
  }
  expect(await overflow(page)).toBe(0);
}

async function buy(page: Page, person: TestPerson): Promise<void> {
  await chooseCheapest(page);
  for (const fact of ["ANNA SCHMIDT", "U******21", "03.02.2016", "Schengen ülkeleri", day(29)]) {
    await page.getByText(fact, { exact: true }).first().waitFor();
  }
  await expectAccessible(page, "travel review");
  const policy = await payForPolicy(page, site.server.url, person);
  for (const fact of ["Seyahat Sigortası", "U12345678", "U87654321", "Almanya", "30.000 €"]) {
    expect(policy).toContain(fact);
  }
  const link = page.getByRole("link", { name: /Schengen Belgesini İndir/ });
  const address = new URL((await link.getAttribute("href"))!, page.url()).href;
  const letter = pdfText(await (await page.request.get(address)).body());
  for (const fact of ["SCHMIDT EMIL", "U87654321", "EUR 30,000", "All Schengen States", day(20)]) {
    expect(letter).toContain(fact);
  }
  await expectAccessible(page, "travel order");
  expect(await overflow(page)).toBe(0);
  const [sms] = await untilSent(site.server.url, person.phone, "poliçe");
  expect(sms?.text).toContain("ANNA SCHMIDT ve EMIL SCHMIDT adına seyahat sağlık sigortası");
  await addTraveller(page, person);
}

/** A third one, before they leave: seen with its price, confirmed by code, and left to be paid. */
async function addTraveller(page: Page, person: TestPerson): Promise<void> {
  const [, quote] = /\/teklif\/([^/?]+)/.exec(page.url()) ?? [];
  await page.goto(`${site.server.url}/teklif/${quote}/police`);
  await page.getByRole("link", { name: "Kayıtlı bir bilgi değişti" }).first().click();
  await page.getByRole("heading", { name: "Yolcu ekle" }).waitFor();
  await hydrated(page);
  await page.getByRole("button", { name: "Prim farkını göster" }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  await page.getByLabel("Adı", { exact: true }).fill("Otto");
  await page.getByLabel("Soyadı").fill("Schmidt");
  await page.getByLabel(/Pasaport no/).fill("u11111111");
  await page.getByLabel("Uyruğu").selectOption({ label: "Almanya" });
  await page.getByLabel("Doğum tarihi").fill("09.08.1999");
  await page.getByLabel("Yolcunun cep telefonu veya e-postası").fill("otto@ornek.example");
  await page.getByRole("button", { name: "Prim farkını göster" }).click();
  await page.getByText("Devam etmek için beyanı onaylayınız.").first().waitFor();
  await page.getByRole("checkbox", { name: /bana yetki verdiğini/ }).check();
  await expectAccessible(page, "further traveller");
  expect(await overflow(page)).toBe(0);
  await page.getByRole("button", { name: "Prim farkını göster" }).click();
  await page.getByText("OTTO SCHMIDT, U******11, 09.08.1999").waitFor();
  await page.getByText(/^\+[\d.,]+ TL/).waitFor();
  const { length: seen } = await readOutbox(site.server.url, person.phone);
  await page.getByRole("button", { name: "Kodla onayla" }).click();
  await page.getByLabel("SMS kodu").fill(await readCode(site.server.url, person.phone, seen));
  await page.getByRole("button", { name: "Değişikliği iste" }).click();
  await page.getByRole("heading", { name: "Prim farkı bekleniyor" }).waitFor();
  expect(await overflow(page)).toBe(0);
}
