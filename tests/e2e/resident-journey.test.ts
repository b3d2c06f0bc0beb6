import type { Page } from "playwright";
import { expect, test } from "vitest";
import { sexOf } from "#tests/factories/family.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { makePerson } from "#tests/factories/person.ts";
import { readCode } from "#tests/outbox.ts";
import { arrive, expectAccessible, hydrated, openVisit, phone } from "./browser.ts";
import { overflow, withoutRefusals } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";
import { chooseCheapest, draftSaved, payForPolicy } from "./traffic-flow.ts";

const site = serveForBrowser();
/** Of a foreign resident whom the civil registry knows. */
const foreignNumber = "99000092504";

/** From the product page to the first step, two years chosen. */
async function start(page: Page): Promise<void> {
  await arrive(page, `${site.server.url}/yabanci-saglik-sigortasi`);
  const form = page.locator("#teklif");
  await form.getByLabel("2 yıl").check();
  await form.getByLabel("Yabancı kimlik no", { exact: true }).check();
  await form.getByRole("button", { name: /Teklif Al/ }).click();
  await page.getByRole("heading", { name: "Kişisel bilgiler", level: 2 }).waitFor();
  await hydrated(page);
  expect(await page.getByLabel("2 yıl").isChecked()).toBe(true);
}

async function prove(page: Page, person: TestPerson): Promise<void> {
  await page.getByLabel("Cep telefonu").fill(person.phone);
  await page.getByRole("checkbox", { name: /Gizlilik politikasını/ }).check();
  await page.getByRole("checkbox", { name: /Aydınlatma Metni/ }).check();
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.getByLabel("SMS kodu").fill(await readCode(site.server.url, person.phone));
  await page.getByRole("heading", { name: "Sigortalının bilgileri", level: 2 }).waitFor();
  await hydrated(page);
}

async function askOffers(page: Page): Promise<void> {
  await page.getByLabel("Baba adı").fill("Emil");
  // Of a number the civil registry knows it, and refuses another one.
  await page.getByLabel(sexOf(foreignNumber) === "kadin" ? "Kadın" : "Erkek").check();
  await page.getByRole("button", { name: "Teklifleri Getir" }).click();
  await page.getByRole("heading", { name: "Teklifleriniz", level: 1 }).waitFor();
}

// By passport and without scripts the way is gone by `tests/worker/line-forms.test.ts`.
test("a foreign student is insured for two years, to the policy", async () => {
  const { page, complaints, close } = await openVisit(site.browser, { viewport: phone });
  const person = makePerson();
  await start(page);
  await page.getByLabel("Yabancı kimlik no").last().fill("10000000146");
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.getByText("Lütfen 99 ile başlayan geçerli").first().waitFor();
  await page.getByRole("textbox", { name: /^Yabancı kimlik no/ }).fill(foreignNumber);
  await expectAccessible(page, "resident");
  await prove(page, person);
  await page.getByText(/^Sayın /).waitFor();
  // What is chosen is kept also by whoever takes longer to choose than what was typed is waited for.
  const searched = draftSaved(page, /name="intent"/);
  await page.getByRole("combobox", { name: "Uyruğunuz" }).and(page.locator("input")).fill("Alm");
  await searched;
  const chosen = draftSaved(page, /ationality"\s+DE\s/);
  await page.getByRole("option", { name: "Almanya", exact: true }).click();
  await chosen;
  await expectAccessible(page, "resident's data");
  expect(await overflow(page)).toBe(0);
  await askOffers(page);
  await page.getByText("5 şirketin tümü yanıtladı").waitFor();
  await expectAccessible(page, "resident offers");
  expect(await overflow(page)).toBe(0);
  await chooseCheapest(page);
  for (const fact of ["EMIL", "Almanya", "2 yıl", "9********04"]) {
    await page.getByText(fact, { exact: true }).first().waitFor();
  }
  await page.getByText("Yabancı kimlik no", { exact: true }).first().waitFor();
  await expectAccessible(page, "resident review");
  const text = (await payForPolicy(page, site.server.url, person)).replace(/\s+/g, " ");
  const [day = "", month = "", year = ""] =
    /Bitiş.*?(\d{2})\.(\d{2})\.(\d{4}) saat 12\.00/.exec(text)?.slice(1) ?? [];
  const years = Number(year) - new Date().getFullYear();
  expect({ hasDay: `${day}${month}`.length, years }).toEqual({ hasDay: 4, years: 2 });
  for (const fact of ["Yabancı Sağlık Sigortası", foreignNumber, "Almanya", "EMIL"]) {
    expect(text).toContain(fact);
  }
  expect(text).toContain("2014/9 sayılı genelgede belirlenen asgari teminat yapısını");
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});
