import type { Locator, Page } from "playwright";
import type { TestPerson } from "#tests/factories/person.ts";
import { makePerson } from "#tests/factories/person.ts";
import { readCode } from "#tests/outbox.ts";
import type { DemoOutcome } from "#worker/broker/demo/members.ts";
import { demoMembers, demoPassword } from "#worker/broker/demo/members.ts";
import { hydrated } from "./browser.ts";

export { demoPassword };

/** The phone of the demo member whose login ends so. */
export function demoPhone(outcome: DemoOutcome): string {
  return demoMembers.find((member) => member.outcome === outcome)!.phone;
}

/** The browser's own line about a form that was refused; nothing else may be complained about. */
export const withoutRefusals = (complaints: readonly string[]) =>
  complaints.filter((text) => !/status of 422/.test(text));

/** A notification by its title and, where it has one, its text. */
export function toast(page: Page, title: string, text = ""): Locator {
  return page
    .getByRole("region", { name: "Bildirimler" })
    .getByRole("listitem")
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ hasText: text });
}

export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

/** A message at the field it belongs to. */
export const fieldMessage = (form: Locator | Page, text: string): Locator =>
  form.locator("[id$=-error]").getByText(text, { exact: true });

/** Opens the sign-in window from the header of a desktop. */
export async function openSignIn(page: Page, url: string): Promise<Locator> {
  await page.goto(url);
  await page.getByRole("link", { name: "Giriş", exact: true }).click();
  const opened = dialog(page, "Giriş Yap");
  await opened.waitFor();
  return opened;
}

/** Fills in the login form of a window or a page and sends it. */
export async function logIn(
  form: Locator | Page,
  phone: string,
  password = demoPassword,
): Promise<void> {
  await form.getByLabel("Cep Telefonu").fill(phone);
  await form.getByLabel("Şifre", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Giriş Yap" }).click();
}

/** Signs in through the window; ends on the home page with the member's name in the header. */
export async function signIn(
  page: Page,
  url: string,
  phone: string,
  password?: string,
): Promise<void> {
  await logIn(await openSignIn(page, url), phone, password);
  await toast(page, "Hoş Geldiniz").waitFor();
}

/** The member's menu in the header of a desktop, with their name on it. */
export const memberMenu = (page: Page, name = "") =>
  page
    .getByRole("banner")
    .locator("summary")
    .filter({ hasText: `Hesap menüsü: ${name}` });

/** Closes what covers the menus. */
export async function closeToasts(page: Page): Promise<void> {
  const buttons = page.getByRole("region", { name: "Bildirimler" }).getByRole("button");
  while ((await buttons.count()) > 0) await buttons.first().click();
}

/** Signs out from the header; ends on the home page, loaded anew. */
export async function signOut(page: Page): Promise<void> {
  await closeToasts(page);
  await memberMenu(page).click();
  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("button", { name: "Çıkış Yap" }).click(),
  ]);
}

/** Opens a section of the account and waits for its scripts. */
export async function openSection(page: Page, url: string, section: string): Promise<void> {
  await page.goto(`${url}/hesabim?page=${section}`);
  await hydrated(page);
}

export interface Applicant extends TestPerson {
  readonly name: string;
  readonly surname: string;
  readonly password: string;
}

/** Somebody who wants to become a member. */
export const makeApplicant = (override: Partial<Applicant> = {}): Applicant => ({
  ...makePerson(),
  name: "İpek",
  surname: "Işık",
  password: "Yelken-1907",
  ...override,
});

/** Fills in the registration form of a window or a page. */
export async function fillRegistration(
  form: Locator | Page,
  { name, surname, nationalNumber, phone, email, password }: Applicant,
): Promise<void> {
  await form.getByLabel("Ad", { exact: true }).fill(name);
  await form.getByLabel("Soyad", { exact: true }).fill(surname);
  await form.getByLabel("TC Kimlik No").fill(nationalNumber);
  await form.getByLabel("Cep Telefonu").fill(phone);
  await form.getByLabel("E-mail Adresi").fill(email);
  await form.getByLabel("Şifre", { exact: true }).fill(password);
  await form.getByLabel("Şifre (Doğrulama)").fill(password);
  await form.getByRole("checkbox", { name: /Gizlilik Politikası/ }).check();
  await form.getByRole("checkbox", { name: /Aydınlatma metnini/ }).check();
}

export const submitRegistration = (form: Locator | Page) =>
  form.getByRole("button", { name: "Üye Ol" }).click();

/** Types the newest code sent to a number; the sixth digit sends it. */
export async function enterCode(page: Page, url: string, phone: string): Promise<void> {
  await dialog(page, "Telefon Doğrulama").waitFor();
  await page.getByLabel("SMS kodu").fill(await readCode(url, phone));
}

/** A code that is not this one. */
export const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");

/** How many pixels a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
