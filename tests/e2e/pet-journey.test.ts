import type { Page } from "playwright";
import { expect, test } from "vitest";
import { makePerson } from "#tests/factories/person.ts";
import { readCode, untilSent } from "#tests/outbox.ts";
import { arrive, expectAccessible, hydrated, modesOf, openVisit, phone } from "./browser.ts";
import { chooseInList } from "./choose-in-list.ts";
import { overflow, withoutRefusals } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";
import { chooseCheapest, payForPolicy, untilMore } from "./traffic-flow.ts";

const site = serveForBrowser();
const modes = modesOf("never");
const buyLinks = (page: Page) => page.getByRole("link", { name: /^Satın Al/ });

test.each(modes)("a cat is quoted, bought and insured, scripts %s", async (scripts) => {
  const { page, complaints, close } = await openVisit(site.browser, { viewport: phone, scripts });
  const person = makePerson();
  await arrive(page, `${site.server.url}/evcil-hayvan-sigortasi`);
  const start = page.locator("#teklif");
  await start.getByLabel("Kedi").check();
  await start.getByLabel(/T\.C\. kimlik no/).fill(person.nationalNumber);
  await start.getByRole("button", { name: /Teklif Al/ }).click();
  await page.getByRole("heading", { name: "Kişisel bilgiler" }).waitFor();
  if (scripts !== "never") await hydrated(page);
  expect(await page.getByLabel("Kedi").isChecked()).toBe(true);
  await page.getByLabel("Cep telefonu").fill(person.phone);
  await page.getByRole("checkbox", { name: /Gizlilik politikasını/ }).check();
  await page.getByRole("checkbox", { name: /Aydınlatma Metni/ }).check();
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.getByLabel("SMS kodu").fill(await readCode(site.server.url, person.phone));
  if (scripts === "never") await page.getByRole("button", { name: "Onayla" }).click();
  await page.getByRole("heading", { name: "Dostunuzun bilgileri", level: 2 }).waitFor();
  if (scripts !== "never") await hydrated(page);
  await page.getByLabel("Adı", { exact: true }).fill("pamuk");
  await chooseInList(page, "Irkı", "Van kedisi", scripts);
  await page.getByLabel("Doğum tarihi").fill("05.04.2024");
  await page.getByLabel("Dişi").check();
  await page.getByLabel("Mikroçip no").fill("79200000000000");
  for (const [question, answer] of [
    ["Kısırlaştırıldı mı?", "Evet"],
    ["Aşıları tam mı?", "Evet"],
    ["Süregelen veya geçirilmiş bir hastalığı var mı?", "Hayır"],
  ] as const) {
    await page.getByRole("radiogroup", { name: question }).getByLabel(answer).check();
  }
  await page.getByRole("button", { name: "Teklifleri Getir" }).click();
  await page.getByText("Mikroçip numarası 15 rakam olmalıdır.").first().waitFor();
  if (scripts !== "never") await expectAccessible(page, "pet");
  expect(await overflow(page)).toBe(0);
  await page.getByLabel("Mikroçip no").fill("792000000000001");
  await page.getByRole("button", { name: "Teklifleri Getir" }).click();
  await page.getByRole("heading", { name: "Teklifleriniz", level: 1 }).waitFor();
  expect(await page.title()).toContain("Pamuk için evcil hayvan sigortası teklifleri");
  if (scripts === "never") {
    await untilMore(page, buyLinks(page), 3);
  } else {
    await page.getByText("7 şirketin tümü yanıtladı").waitFor();
    await buy(page, person);
  }
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});

async function buy(page: Page, person: ReturnType<typeof makePerson>): Promise<void> {
  await chooseCheapest(page);
  for (const fact of ["Pamuk", "Van kedisi", "792000000000001", "05.04.2024"]) {
    await page.getByText(fact, { exact: true }).first().waitFor();
  }
  await expectAccessible(page, "review");
  const text = await payForPolicy(page, site.server.url, person);
  for (const fact of ["Evcil Hayvan Sigortası", "Pamuk", "Van kedisi", "792000000000001"]) {
    expect(text).toContain(fact);
  }
  const [sms] = await untilSent(site.server.url, person.phone, "poliçe");
  expect(sms?.text).toContain("Pamuk adlı kedinizin evcil hayvan sigortası poliçesi hazır.");
}
