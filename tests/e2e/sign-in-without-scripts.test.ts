import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { readCode, readOutbox } from "#tests/outbox.ts";
import { totpCode, totpStepAt } from "#worker/broker/crypto/totp.ts";
import { openVisit } from "./browser.ts";
import {
  demoPhone,
  dialog,
  fieldMessage,
  fillRegistration,
  logIn,
  makeApplicant,
  memberMenu,
  otherThan,
  submitRegistration,
} from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";

// Its own, because what demo members are told depends on what was tried with them.
const site = serveForBrowser({});

const openPlain = () => openVisit(site.browser, { javaScriptEnabled: false });

/** Waits for a notification; the browser draws it, yet no locator finds text of this element. */
async function isTold(page: Page, text: string): Promise<void> {
  const told = async () => (await page.locator("noscript").allInnerTexts()).join();
  await expect.poll(told).toContain(text);
}

/** Sends the login form of its own page. */
async function logInAt(page: Page, phone: string, password?: string): Promise<void> {
  await page.goto(`${site.server.url}/giris`);
  await logIn(page.getByRole("main"), phone, password);
}

async function confirm(page: Page, code: string): Promise<void> {
  const form = dialog(page, "Telefon Doğrulama");
  await form.getByLabel("SMS kodu").fill(code);
  await form.getByRole("button", { name: "Onayla" }).click();
}

describe("login", () => {
  test("from the header's link, with messages at the fields, to the home page and out again", async () => {
    const { page, close } = await openPlain();
    await page.goto(site.server.url);
    await page.getByRole("link", { name: "Giriş", exact: true }).click();
    await page.waitForURL(`${site.server.url}/giris`);
    const form = page.getByRole("main");
    await form.getByRole("button", { name: "Giriş Yap" }).click();
    await fieldMessage(form, "Lütfen telefon numarası giriniz").waitFor();
    await fieldMessage(form, "Lütfen Doldurun").waitFor();
    await logIn(form, demoPhone("signed-in"));
    await page.waitForURL(`${site.server.url}/`);
    await isTold(page, "Hoş Geldiniz Tolga Uğurlu");
    await memberMenu(page, "Tolga Uğurlu").click();
    await page.getByRole("button", { name: "Çıkış Yap" }).click();
    await page.getByRole("link", { name: "Giriş", exact: true }).waitFor();
    await page.goto(`${site.server.url}/hesabim`);
    expect(new URL(page.url()).pathname).toBe("/");
    await close();
  });

  test("wrong credentials are told and the reset follows by itself", async () => {
    const { page, close } = await openPlain();
    await page.goto(`${site.server.url}/giris`);
    const [response] = await Promise.all([
      page.waitForResponse((each) => each.request().method() === "POST"),
      logIn(page.getByRole("main"), demoPhone("signed-in"), "yanlış"),
    ]);
    expect(response.status()).toBe(422);
    expect(response.headers()["refresh"]).toBe("3; url=/sifremiUnuttum");
    await isTold(page, "Kullanıcı adı veya şifre hatalı.");
    expect(await page.getByLabel("Cep Telefonu").inputValue()).toBe("(532)000-0001");
    expect(await page.getByLabel("Şifre", { exact: true }).inputValue()).toBe("");
    await page.waitForURL(`${site.server.url}/sifremiUnuttum`);
    await close();
  });

  test("two steps: a wrong code, then the right one", async () => {
    const { page, close } = await openPlain();
    const number = demoPhone("code-needed");
    await logInAt(page, number);
    await dialog(page, "Telefon Doğrulama").getByText("0 532 000 00 02").waitFor();
    expect(await page.content()).not.toContain("Yelkenli-2026");
    const code = await readCode(site.server.url, number);
    await confirm(page, otherThan(code));
    await fieldMessage(page, "Kod hatalı. Kalan deneme hakkınız: 4.").waitFor();
    await confirm(page, code);
    await page.waitForURL(`${site.server.url}/hesabim?page=bilgilerim`);
    await close();
  });

  test("a password that has run out is renewed", async () => {
    const { page, close } = await openPlain();
    await logInAt(page, demoPhone("expired"));
    const renew = async (password: string, repeat: string) => {
      const form = dialog(page, "Şifre Güncelleme");
      await form.getByLabel("Yeni Şifre", { exact: true }).fill(password);
      await form.getByLabel("Yeni Şifre (Doğrulama)").fill(repeat);
      await form.getByRole("button", { name: "Şifreyi Güncelle" }).click();
    };
    await renew("Yelken-1907", "Yelken-1908");
    await fieldMessage(page, "Girdiğiniz şifre eşleştirilemedi").waitFor();
    await renew("Yelkenli-2026", "Yelkenli-2026");
    await fieldMessage(page, "Yeni şifreniz eskisinden farklı olmalıdır.").waitFor();
    await renew("Yelken-1907", "Yelken-1907");
    await page.waitForURL(`${site.server.url}/`);
    await isTold(page, "Şifreniz başarıyla değiştirildi");
    await memberMenu(page, "Şule Yıldız").waitFor();
    await close();
  });

  test("a phone that is not proved yet", async () => {
    const { page, close } = await openPlain();
    const number = demoPhone("unverified");
    await logInAt(page, number);
    await dialog(page, "Telefon Doğrulama").waitFor();
    await confirm(page, await readCode(site.server.url, number));
    await page.waitForURL(`${site.server.url}/`);
    await isTold(page, "İşlem Başarılı");
    await memberMenu(page, "Serkan Özdemir").waitFor();
    await close();
  });
});

test("registration by code, a new password by SMS, and the account's forms", async () => {
  const { page, close } = await openPlain();
  const applicant = makeApplicant();
  const form = page.getByRole("main");
  await page.goto(`${site.server.url}/uyeOl`);
  await submitRegistration(form);
  await fieldMessage(form, "Lütfen adınızı giriniz").waitFor();
  await fillRegistration(form, applicant);
  await submitRegistration(form);
  await dialog(page, "Telefon Doğrulama").waitFor();
  await confirm(page, await readCode(site.server.url, applicant.phone));
  await page.waitForURL(`${site.server.url}/`);
  await isTold(page, "İşlem Başarılı");
  await memberMenu(page, "İpek Işık").click();
  await page.getByRole("button", { name: "Çıkış Yap" }).click();
  await page.getByRole("link", { name: "Giriş", exact: true }).waitFor();

  await page.goto(`${site.server.url}/sifremiUnuttum`);
  const ask = async (nationalNumber: string) => {
    await form.getByLabel("TC Kimlik No").fill(nationalNumber);
    await form.getByLabel("Cep Telefonu Numaranız").fill(applicant.phone);
    await form.getByRole("button", { name: "Şifre Gönder" }).click();
  };
  await ask("10000001518");
  await isTold(page, "Kullanıcı Bulunamadı");
  await ask(applicant.nationalNumber);
  await page.waitForURL(`${site.server.url}/giris`);
  await isTold(page, "Şifreniz Başarıyla Değiştirilmiştir");
  const [sms] = await readOutbox(site.server.url, applicant.phone);
  const oneTime = /Yeni şifreniz (\S+)\. /.exec(sms!.text)![1]!;
  await logIn(form, applicant.phone, oneTime);
  await page.getByRole("link", { name: "Evet" }).click();
  await page.waitForURL(`${site.server.url}/hesabim?page=sifre-degisikligi`);
  expect(await page.getByLabel("Mevcut Şifre").count()).toBe(0);
  await page.getByLabel("Yeni Şifre", { exact: true }).fill("Rüzgar-2026");
  await page.getByLabel("Yeni Şifre (Doğrulama)").fill("Rüzgar-2026");
  await page.getByRole("button", { name: "Şifreyi Değiştir" }).click();
  await isTold(page, "Şifreniz başarıyla değiştirildi");

  await page.goto(`${site.server.url}/hesabim?page=bilgilerim`);
  await page.getByLabel("Soyad", { exact: true }).fill("Aydın");
  await page.getByRole("button", { name: "Kaydet" }).click();
  await isTold(page, "Bilgileriniz güncellendi");
  expect(await page.getByLabel("Soyad", { exact: true }).inputValue()).toBe("Aydın");
  const mailbox = page.locator("section").filter({ hasText: "Yeni e-posta adresiniz" });
  await mailbox.getByLabel("Yeni e-posta adresiniz").fill("yeni@ornek.example");
  await mailbox.getByLabel("Şifre", { exact: true }).fill("Rüzgar-2026");
  await page.getByRole("button", { name: "Adresi Değiştir" }).click();
  await mailbox.getByText("yeni@ornek.example").waitFor();

  await page.goto(`${site.server.url}/hesabim?page=sifre-degisikligi`);
  await page.getByRole("button", { name: "Doğrulama uygulaması kullan" }).click();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(" ", "");
  const codeOf = (steps: number) => totpCode(secret, totpStepAt(Date.now()) + steps);
  await page.getByLabel("Doğrulama kodu").fill(codeOf(0));
  await page.getByLabel("Açmak için şifreniz").fill("Rüzgar-2026");
  await page.getByRole("button", { name: "Doğrulama uygulamasını aç" }).click();
  await page.getByText("yalnızca şimdi gösterilir").waitFor();
  await page.context().clearCookies();
  await logInAt(page, applicant.phone, "Rüzgar-2026");
  const asked = dialog(page, "Doğrulama Uygulaması");
  await asked.getByLabel("Doğrulama kodu").fill("12");
  await asked.getByRole("button", { name: "Onayla" }).click();
  await isTold(page, "Kod hatalı ya da daha önce kullanıldı.");
  await asked.getByLabel("Doğrulama kodu").fill(codeOf(1));
  await asked.getByRole("button", { name: "Onayla" }).click();
  await page.waitForURL(`${site.server.url}/hesabim?page=bilgilerim`);

  await page.goto(`${site.server.url}/hesabim?page=varliklarim`);
  await page.getByText("Araç ekleyin").click();
  await page.getByLabel("Plaka").fill(applicant.plate);
  await page.getByRole("button", { name: "Kaydet" }).first().click();
  await isTold(page, "Kaydedildi");

  await page.goto(`${site.server.url}/hesabim?page=desteklerim`);
  await page.getByLabel("Talep türü").selectOption({ label: "Hesabım" });
  await page.getByLabel("Konu").fill("Adres değişikliği");
  await page.getByLabel("Mesajınız").fill("Adresim değişti.");
  await page.getByLabel("Dosya seçin").setInputFiles({
    name: "adres.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 adres"),
  });
  await page.getByRole("button", { name: "Gönder" }).click();
  await isTold(page, "Talebiniz alındı");
  await page.getByRole("link", { name: /adres\.pdf/ }).waitFor();

  await page.goto(`${site.server.url}/hesabim?page=izinlerim`);
  await page.getByRole("switch", { name: "E-posta" }).check();
  await page.getByRole("button", { name: "Tercihleri Kaydet" }).click();
  await isTold(page, "Tercihleriniz kaydedildi");
  await page.getByText("Hesabımı silmek istiyorum").click();
  await page.getByLabel("Silmek için şifreniz").fill("Rüzgar-2026");
  await page.getByRole("button", { name: "Hesabımı sil" }).click();
  await page.waitForURL(`${site.server.url}/`);
  await isTold(page, "Hesabınız silindi");
  await close();
});
