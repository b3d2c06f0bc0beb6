import type { Locator } from "playwright";
import { describe, expect, test } from "vitest";
import { makeNationalNumber } from "#tests/factories/person.ts";
import { readCode, readOutbox } from "#tests/outbox.ts";
import { isWhole } from "#tests/share-of-cases.ts";
import { beginMember, beginVehicle, goOnAs } from "./begun.ts";
import { desktop, expectAccessible, hydrated, openVisit, isFocused } from "./browser.ts";
import {
  dialog,
  enterCode,
  fieldMessage,
  fillRegistration,
  makeApplicant,
  memberMenu,
  openSignIn,
  overflow,
  submitRegistration,
  toast,
  withoutRefusals,
} from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";

const site = serveForBrowser();

/** A number whose ninth digit makes the civil registry ask for the birth date. */
function askedForBirthDate(seed: number): string {
  const digits = [...makeNationalNumber(seed).slice(0, 8), "7"].map(Number);
  const sum = (rest: number) =>
    digits.filter((_digit, at) => at % 2 === rest).reduce((total, digit) => total + digit, 0);
  digits.push((((sum(0) * 7 - sum(1)) % 10) + 10) % 10);
  digits.push(digits.reduce((total, digit) => total + digit, 0) % 10);
  return digits.join("");
}

const requiredMessages = [
  "Lütfen adınızı giriniz",
  "Lütfen soyadınızı giriniz",
  "Lütfen TC kimlik numarası giriniz",
  "Lütfen telefon numarası giriniz",
  "Lütfen e-mail adresi giriniz",
  "Lütfen Gizlilik Politikası ve Kullanıcı Sözleşmesi'ni onaylayın",
  "Lütfen Aydınlatma metnini okuyup onaylayınız",
];

async function readsContract(form: Locator, link: string, title: RegExp): Promise<void> {
  await form.getByRole("link", { name: link }).click();
  const contract = form.page().getByRole("dialog", { name: title });
  await contract.waitFor();
  expect((await contract.innerText()).length).toBeGreaterThan(500);
  await contract.getByRole("button", { name: "Kapat" }).click();
  await contract.waitFor({ state: "detached" });
}

/** What a form holds, without its passwords. */
const typedIn = (form: Locator) =>
  form
    .locator("input:not([type=hidden]):not([type=password]):not([type=checkbox])")
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

// Specification 2.29, 2.30, 2.31, 4.16
test("in the window: every field is asked for, contracts open over it, a code makes the member", async () => {
  const { page, complaints, close } = await openVisit(site.browser);
  const applicant = makeApplicant();
  const login = await openSignIn(page, site.server.url);
  await login.getByRole("link", { name: "Kayıt Ol" }).click();
  const form = dialog(page, "Üye Kayıt Formu");
  await form.waitFor();
  if (isWhole) await expectAccessible(page, "registration window");
  await submitRegistration(form);
  for (const message of requiredMessages) await fieldMessage(form, message).waitFor();
  expect(await fieldMessage(form, "Lütfen şifre giriniz").count()).toBe(2);
  await expectAccessible(page, "registration window with errors");

  await fillRegistration(form, applicant);
  await form.getByLabel("TC Kimlik No").fill("12345678901");
  await form.getByLabel("E-mail Adresi").fill("deneme");
  await form.getByLabel("Şifre (Doğrulama)").fill("Başka-1");
  await submitRegistration(form);
  await fieldMessage(form, "Lütfen geçerli bir TC kimlik numarası giriniz").waitFor();
  await fieldMessage(form, "Lütfen email adresinizi doğru doldurun.").waitFor();
  await fieldMessage(form, "Girdiğiniz şifre eşleştirilemedi").waitFor();

  await fillRegistration(form, applicant);
  const typed = await typedIn(form);
  await readsContract(form, "Gizlilik Politikası ve Kullanıcı Sözleşmesi", /^Gizlilik/);
  await readsContract(form, "Aydınlatma metnini", /Aydınlatma/);
  expect(await typedIn(form)).toEqual(typed);

  await submitRegistration(form);
  await dialog(page, "Telefon Doğrulama").waitFor();
  await dialog(page, "Telefon Doğrulama").getByRole("button", { name: "Vazgeç" }).click();
  await form.waitFor();
  expect(await typedIn(form)).toEqual(typed);
  await fillRegistration(form, applicant);
  await submitRegistration(form);
  await enterCode(page, site.server.url, applicant.phone);
  await toast(page, "İşlem Başarılı").waitFor();
  await memberMenu(page, "İpek Işık").waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});

// Specification 2.6, 2.29
describe("on /uyeOl", () => {
  // Specification 4.16, 8.2
  test("the registry's question for the birth date keeps everything typed", async () => {
    const { page, complaints, close } = await openVisit(site.browser);
    const applicant = makeApplicant({ nationalNumber: askedForBirthDate(process.pid) });
    await page.goto(`${site.server.url}/uyeOl`);
    await hydrated(page);
    await page.getByRole("heading", { name: "Üye Ol", level: 1 }).waitFor();
    await expectAccessible(page, "registration page");
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize(desktop);
    const form = page.getByRole("main");
    expect(await form.getByLabel("Doğum Tarihi").count()).toBe(0);
    await fillRegistration(form, applicant);
    const typed = await typedIn(form);
    await submitRegistration(form);
    await toast(page, "Uyarı", "Lütfen Doğum Tarihini Giriniz").waitFor();
    const birthDate = form.getByLabel("Doğum Tarihi");
    await birthDate.waitFor();
    await expect.poll(() => isFocused(birthDate)).toBe(true);
    await expect
      .poll(() => birthDate.evaluate((input) => input.getBoundingClientRect().top))
      .toSatisfy((top: number) => top > 60 && top < 800);
    expect((await typedIn(form)).filter((text) => text !== "")).toEqual(typed);
    expect(await form.getByLabel("Şifre", { exact: true }).inputValue()).toBe(applicant.password);
    expect(await form.getByRole("checkbox", { name: /Aydınlatma/ }).isChecked()).toBe(true);
    await submitRegistration(form);
    await fieldMessage(form, "Lütfen Doğum Tarihini Giriniz").waitFor();
    await birthDate.fill("05.06.1985");
    await submitRegistration(form);
    await enterCode(page, site.server.url, applicant.phone);
    await toast(page, "İşlem Başarılı").waitFor();
    // What was said of the try before went with the next one.
    expect(await toast(page, "Uyarı", "Lütfen Doğum Tarihini Giriniz").count()).toBe(0);
    await page.goto(`${site.server.url}/hesabim?page=bilgilerim`);
    expect(await page.getByLabel("Doğum Tarihi").inputValue()).toBe("05.06.1985");
    expect(withoutRefusals(complaints)).toEqual([]);
    await close();
  });

  test("a phone that a quote has proved already takes a code of its own", async () => {
    const { page, complaints, close } = await openVisit(site.browser);
    const applicant = makeApplicant();
    const { client } = await beginVehicle(site.server.url, { person: applicant });
    await goOnAs(page, site.server.url, client);
    const sent = (await readOutbox(site.server.url, applicant.phone)).length;
    await page.goto(`${site.server.url}/uyeOl`);
    await hydrated(page);
    await fillRegistration(page.getByRole("main"), applicant);
    await submitRegistration(page.getByRole("main"));
    await enterCode(page, site.server.url, applicant.phone);
    await memberMenu(page, "İpek Işık").waitFor();
    await toast(page, "İşlem Başarılı").waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await readOutbox(site.server.url, applicant.phone)).toHaveLength(sent + 1);
    expect(complaints).toEqual([]);
    await close();
  });

  // Specification 8.3
  test("who is a member already learns it only after the code", async () => {
    const { member } = await beginMember(site.server.url);
    const { page, close } = await openVisit(site.browser);
    await page.goto(`${site.server.url}/uyeOl`);
    await hydrated(page);
    await fillRegistration(page.getByRole("main"), member);
    await submitRegistration(page.getByRole("main"));
    await dialog(page, "Telefon Doğrulama").waitFor();
    const code = await readCode(site.server.url, member.phone);
    await page.getByLabel("SMS kodu").fill(code);
    await toast(page, "Hata", "Üyeliğiniz tamamlanamadı.").waitFor();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("token");
    await close();
  });
});
