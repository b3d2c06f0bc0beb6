import type { Page } from "playwright";
import { expect, test } from "vitest";
import { makePerson } from "#tests/factories/person.ts";
import { readCode, untilSent } from "#tests/outbox.ts";
import { arrive, expectAccessible, hydrated, openVisit, phone } from "./browser.ts";
import { chooseInList } from "./choose-in-list.ts";
import { overflow, withoutRefusals } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";
import { withdraw } from "./leave-flow.ts";
import { chooseCheapest, payForPolicy } from "./traffic-flow.ts";

const site = serveForBrowser();

// Specification 7.24
test("a phone is quoted, bought and insured, and after the withdrawal the money is on the card", async () => {
  const { page, complaints, close } = await openVisit(site.browser, { viewport: phone });
  const person = makePerson();
  await arrive(page, `${site.server.url}/cep-telefonu-sigortasi`);
  const start = page.locator("#teklif");
  await start.getByLabel("Marka").selectOption({ label: "Samsung" });
  await start.getByLabel(/T\.C\. kimlik no/).fill(person.nationalNumber);
  await start.getByRole("button", { name: /Teklif Al/ }).click();
  await page.getByRole("heading", { name: "Kişisel bilgiler" }).waitFor();
  await hydrated(page);
  await chooseInList(page, "Model", "Galaxy S25", "at once");
  await page.getByLabel("Cep telefonu").fill(person.phone);
  await page.getByRole("checkbox", { name: /Gizlilik politikasını/ }).check();
  await page.getByRole("checkbox", { name: /Aydınlatma Metni/ }).check();
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.getByLabel("SMS kodu").fill(await readCode(site.server.url, person.phone));
  await page.getByRole("heading", { name: "Telefon bilgileri", level: 2 }).waitFor();
  await hydrated(page);
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page, "phone");

  // What only the back office can judge is said at its field, and nothing typed is lost.
  const offers = page.getByRole("button", { name: "Teklifleri Getir" });
  await page.getByLabel("IMEI no").fill("490154203237518");
  await page.getByLabel("Satın alma tarihi").fill("10.09.2026");
  await page.getByLabel("Fatura bedeli").fill("1000");
  await page.getByLabel("Sıfırdı").check();
  await offers.click();
  const invoice = page.getByLabel("Fatura bedeli");
  const message = page.locator("#invoiceKurus-error");
  await message.filter({ hasText: /En az [\d,]+₺ olmalıdır\./ }).waitFor();
  await expectDescribed(page);
  expect(await page.getByLabel("IMEI no").inputValue()).toBe("490154203237518");
  expect(await page.getByLabel("Sıfırdı").isChecked()).toBe(true);
  // Kuruş stay kuruş, typed key by key as well.
  await invoice.fill("");
  await invoice.pressSequentially("52000,50");
  await offers.click();
  await page.getByRole("heading", { name: "Teklifleriniz", level: 1 }).waitFor();
  expect(await page.title()).toContain("Samsung Galaxy S25 için cep telefonu sigortası teklifleri");
  await page.getByText("6 şirketin tümü yanıtladı").waitFor();
  expect(await overflow(page)).toBe(0);
  // A condition is no cover.
  expect(await factsOf(page)).toEqual([
    expect.stringMatching(/^Bekleme süresi: \d+ gün$/),
    expect.stringMatching(/^✓ Kuryeyle teslim alma/),
  ]);
  // What pays for a screen alone is the cheapest of its kind and not of all.
  for (const scope of ["Dar kapsam", "Geniş kapsam"]) {
    await page.getByText(`En ucuz ${scope}`, { exact: true }).waitFor();
  }

  await buy(page, person);
  await page.goto(page.url().replace(/siparis.*$/, "police"));
  const row = (label: string) => page.getByRole("listitem").filter({ hasText: label }).first();
  await row("Ekran kırılması").waitFor();
  expect(await row("Ekran kırılması").locator('[href="#i-lucide-check"]').count()).toBe(1);
  for (const label of ["Bekleme süresi", "Bir yılda ödenen hasar"]) {
    expect(await row(label).locator('[href="#i-lucide-check"]').count()).toBe(0);
  }
  await page.goBack();
  await withdraw(page, site.server.url, person);
  await expectAccessible(page, "money is back");
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});

/** What the cards say of the waiting period and of a service, with their marks. */
async function factsOf(page: Page): Promise<string[]> {
  const texts = ["Bekleme süresi", "Kuryeyle teslim alma"].map(async (label) => {
    const fact = page.locator("article li").filter({ hasText: label }).first();
    return (await fact.innerText()).replaceAll(/\s+/g, " ").trim();
  });
  return Promise.all(texts);
}

/** The message belongs to the field, for who does not see it. */
async function expectDescribed(page: Page): Promise<void> {
  const invoice = page.getByLabel("Fatura bedeli");
  expect(await invoice.getAttribute("aria-invalid")).toBe("true");
  expect(await invoice.getAttribute("aria-describedby")).toContain("invoiceKurus-error");
}

async function buy(page: Page, person: ReturnType<typeof makePerson>): Promise<void> {
  await chooseCheapest(page);
  for (const fact of ["Samsung Galaxy S25", "490154203237518", "10.09.2026", "52.000,50 TL"]) {
    await page.getByText(fact, { exact: true }).first().waitFor();
  }
  await expectAccessible(page, "phone review");
  const text = await payForPolicy(page, site.server.url, person);
  for (const fact of ["Cep Telefonu Sigortası", "490154203237518", "Sıfırdı", "BSMV"]) {
    expect(text).toContain(fact);
  }
  const [sms] = await untilSent(site.server.url, person.phone, "poliçe");
  expect(sms?.text).toContain("Samsung Galaxy S25 telefonunuzun cep telefonu sigortası");
}
