import type { Page } from "playwright";
import { makeHolder, makeRelative } from "#tests/factories/family.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { readCode } from "#tests/outbox.ts";
import type { ScriptMode } from "./browser.ts";
import { arrive, hydrated } from "./browser.ts";

/** What the button says that adds somebody; the holder's own row is there. */
const kinds = { kendisi: "Kendisi", esi: "Eşim", cocugu: "Çocuğum" } as const;

/** Somebody of a family as a form is told of them; of the holder the registry knows number and birth date. */
export interface Relative {
  readonly relation: keyof typeof kinds;
  readonly sex: "Kadın" | "Erkek";
  readonly height: string;
  readonly weight: string;
  readonly nationalNumber?: string;
  readonly birthDate?: string;
}

export const holderNumber = makeHolder("kadin", 17);

export const self: Relative = { relation: "kendisi", sex: "Kadın", height: "168", weight: "62" };
export const husband: Relative = {
  relation: "esi",
  sex: "Erkek",
  height: "178",
  weight: "80",
  nationalNumber: makeRelative("erkek", 611),
  birthDate: "04.03.1988",
};
export const daughter: Relative = {
  relation: "cocugu",
  sex: "Kadın",
  height: "128",
  weight: "26",
  nationalNumber: makeRelative("kadin", 640),
  birthDate: "01.02.2018",
};
export const son: Relative = {
  relation: "cocugu",
  sex: "Erkek",
  height: "108",
  weight: "19",
  nationalNumber: makeRelative("erkek", 690),
  birthDate: "05.06.2021",
};

export const rowOf = (page: Page, number: number) =>
  page.getByRole("group", { name: new RegExp(`^${number}\\. Sigortalı`) });

/** From a line's page past the code to where people are named. */
export async function reachPeople(
  page: Page,
  url: string,
  linePage: string,
  person: TestPerson,
  scripts: ScriptMode,
): Promise<void> {
  await arrive(page, url + linePage);
  const start = page.locator("#teklif");
  await start.getByLabel(/T\.C\. kimlik no/).fill(holderNumber);
  await start.getByRole("button", { name: /Teklif Al/ }).click();
  await page.getByRole("heading", { name: "Kişisel bilgiler" }).waitFor();
  if (scripts !== "never") await hydrated(page);
  await page.getByLabel("Cep telefonu").fill(person.phone);
  await page.getByRole("checkbox", { name: /Gizlilik politikasını/ }).check();
  await page.getByRole("checkbox", { name: /Aydınlatma Metni/ }).check();
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.getByText("açık rıza metnini onaylayınız").first().waitFor();
  await page.getByRole("checkbox", { name: /Sağlık verilerimin/ }).check();
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.getByLabel("SMS kodu").fill(await readCode(url, person.phone));
  if (scripts === "never") await page.getByRole("button", { name: "Onayla" }).click();
  await page.getByText("Sigortalanacak kişiler", { exact: true }).waitFor();
  if (scripts !== "never") await hydrated(page);
}

/** Fills a row in, but for what is declared. */
export async function fillRelative(page: Page, number: number, one: Relative): Promise<void> {
  const row = rowOf(page, number);
  if (one.nationalNumber !== undefined) {
    await row.getByLabel("T.C. kimlik no").fill(one.nationalNumber);
  }
  if (one.birthDate !== undefined) await row.getByLabel("Doğum tarihi").fill(one.birthDate);
  await row.getByLabel("Boy (cm)").fill(one.height);
  await row.getByLabel("Kilo (kg)").fill(one.weight);
}

/** Adds somebody as what they are to the holder. */
export async function addPerson(page: Page, number: number, one: Relative): Promise<void> {
  await page.getByRole("button", { name: kinds[one.relation], exact: true }).click();
  await rowOf(page, number).waitFor();
}

/** The question that is put once for all. */
export const answerForAll = (page: Page, text: "Evet" | "Hayır") =>
  page
    .getByRole("radiogroup", { name: /^Birinizde/ })
    .getByLabel(text)
    .check();
