// The forms of sign-in, registration and account as a browser without scripts draws and posts them. That Chromium does is tried in
// `tests/e2e/first-touch.test.ts`.
import { beforeAll, describe, expect, test } from "vitest";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";
import { demoPassword, demoPhone, makeApplicant, otherThan } from "#tests/e2e/member-flow.ts";
import { readCode, readOutbox } from "#tests/outbox.ts";
import { totpCode, totpStepAt } from "#worker/broker/crypto/totp.ts";
import type { PlainBrowser } from "./plain-browser.ts";
import { confirmCode, openPlainBrowser } from "./plain-browser.ts";

// The demo members other than the first are this file's alone: what they are told depends on what was tried with them.
let server: SharedServer;
beforeAll(async () => {
  server = await useSharedServer();
});

const openBrowser = () => openPlainBrowser(server.url);

/** Sends the login form of its own page. */
async function logIn(browser: PlainBrowser, phone: string, password: string = demoPassword) {
  await browser.open("/giris");
  return browser.send("Giriş Yap", { "Cep Telefonu": phone, Şifre: password });
}

describe("login", () => {
  test("from the header's link, with messages at the fields, to the home page and out again", async () => {
    const browser = openBrowser();
    await browser.open("/");
    const form = await browser.follow("Giriş");
    expect(form.address).toBe("/giris");
    const refused = await browser.send("Giriş Yap");
    expect([refused.status, refused.messages]).toEqual([
      422,
      ["Lütfen telefon numarası giriniz", "Lütfen Doldurun"],
    ]);
    const home = await browser.send("Giriş Yap", {
      "Cep Telefonu": demoPhone("signed-in"),
      Şifre: demoPassword,
    });
    expect([home.address, home.told]).toEqual([
      "/",
      expect.stringContaining("Hoş Geldiniz Tolga Uğurlu"),
    ]);
    expect(home.textIn("summary", "Hesap menüsü: Tolga Uğurlu")).not.toBe("");
    const left = await browser.send("Çıkış Yap", {}, 0);
    expect(left.link("Giriş")).toBe("/giris");
    expect((await browser.open("/hesabim")).address).toBe("/");
  });

  test("wrong credentials are told and the reset follows by itself", async () => {
    const browser = openBrowser();
    const refused = await logIn(browser, demoPhone("signed-in"), "yanlış");
    expect(refused.status).toBe(422);
    expect(refused.headers.get("Refresh")).toBe("3; url=/sifremiUnuttum");
    expect(refused.told).toContain("Kullanıcı adı veya şifre hatalı.");
    expect(refused.valueOf("Cep Telefonu")).toBe("(532)000-0001");
    expect(refused.valueOf("Şifre")).toBe("");
  });

  // Specification 4.5
  test("two steps: a wrong code, then the right one", async () => {
    const browser = openBrowser();
    const number = demoPhone("code-needed");
    const asked = await logIn(browser, number);
    expect([asked.window, asked.text]).toEqual([
      "Telefon Doğrulama",
      expect.stringContaining(formatPhoneWithZero(number)),
    ]);
    expect(asked.html).not.toContain(demoPassword);
    const code = await readCode(server.url, number);
    const refused = await confirmCode(browser, otherThan(code));
    expect([refused.window, refused.messages]).toEqual([
      "Telefon Doğrulama",
      ["Kod hatalı. Kalan deneme hakkınız: 4."],
    ]);
    expect((await confirmCode(browser, code)).address).toBe("/hesabim?page=bilgilerim");
  });

  test("a password that has run out is renewed", async () => {
    const browser = openBrowser();
    expect((await logIn(browser, demoPhone("expired"))).window).toBe("Şifre Güncelleme");
    const renew = (password: string, repeat: string) =>
      browser.send("Şifreyi Güncelle", {
        "Yeni Şifre": password,
        "Yeni Şifre (Doğrulama)": repeat,
      });
    expect((await renew("Yelken-1907", "Yelken-1908")).messages).toEqual([
      "Girdiğiniz şifre eşleştirilemedi",
    ]);
    expect((await renew(demoPassword, demoPassword)).messages).toEqual([
      "Yeni şifreniz eskisinden farklı olmalıdır.",
    ]);
    const home = await renew("Yelken-1907", "Yelken-1907");
    expect([home.address, home.told]).toEqual([
      "/",
      expect.stringContaining("Şifreniz başarıyla değiştirildi"),
    ]);
    expect(home.textIn("summary", "Hesap menüsü: Şule Yıldız")).not.toBe("");
  });

  test("a phone that is not proved yet", async () => {
    const browser = openBrowser();
    const number = demoPhone("unverified");
    expect((await logIn(browser, number)).window).toBe("Telefon Doğrulama");
    const home = await confirmCode(browser, await readCode(server.url, number));
    expect([home.address, home.told]).toEqual(["/", expect.stringContaining("İşlem Başarılı")]);
    expect(home.textIn("summary", "Hesap menüsü: Serkan Özdemir")).not.toBe("");
  });
});

test("registration by code, a new password by SMS, and the account's forms", async () => {
  const browser = openBrowser();
  const applicant = makeApplicant();
  const { name, surname, nationalNumber, phone, email, password } = applicant;
  await browser.open("/uyeOl");
  expect((await browser.send("Üye Ol")).messages).toContain("Lütfen adınızı giriniz");
  const asked = await browser.send("Üye Ol", {
    Ad: name,
    Soyad: surname,
    "TC Kimlik No": nationalNumber,
    "Cep Telefonu": phone,
    "E-mail Adresi": email,
    Şifre: password,
    "Şifre (Doğrulama)": password,
    "Gizlilik Politikası": true,
    "Aydınlatma metnini": true,
  });
  expect(asked.window).toBe("Telefon Doğrulama");
  const home = await confirmCode(browser, await readCode(server.url, phone));
  expect([home.address, home.told]).toEqual(["/", expect.stringContaining("İşlem Başarılı")]);
  expect(home.textIn("summary", "Hesap menüsü: İpek Işık")).not.toBe("");
  expect((await browser.send("Çıkış Yap", {}, 0)).link("Giriş")).toBe("/giris");

  await browser.open("/sifremiUnuttum");
  const ask = (number: string) =>
    browser.send("Şifre Gönder", { "TC Kimlik No": number, "Cep Telefonu Numaranız": phone });
  expect((await ask("10000001518")).told).toContain("Kullanıcı Bulunamadı");
  const sent = await ask(nationalNumber);
  expect([sent.address, sent.told]).toEqual([
    "/giris",
    expect.stringContaining("Şifreniz Başarıyla Değiştirilmiştir"),
  ]);
  const [sms] = await readOutbox(server.url, phone);
  const oneTime = /Yeni şifreniz (\S+)\. /.exec(sms!.text)![1]!;
  await browser.send("Giriş Yap", { "Cep Telefonu": phone, Şifre: oneTime });
  const own = await browser.follow("Evet");
  expect(own.address).toBe("/hesabim?page=sifre-degisikligi");
  expect(own.fields("Mevcut Şifre")).toBe(0);
  const next = "Rüzgar-2026";
  const chosen = await browser.send("Şifreyi Değiştir", {
    "Yeni Şifre": next,
    "Yeni Şifre (Doğrulama)": next,
  });
  expect(chosen.told).toContain("Şifreniz başarıyla değiştirildi");

  await browser.open("/hesabim?page=bilgilerim");
  const saved = await browser.send("Kaydet", { Soyad: "Aydın" });
  expect([saved.told, saved.valueOf("Soyad")]).toEqual([
    expect.stringContaining("Bilgileriniz güncellendi"),
    "Aydın",
  ]);
  const mailbox = { "Yeni e-posta adresiniz": "yeni@ornek.example", Şifre: next };
  const moved = await browser.send("Adresi Değiştir", mailbox);
  expect(moved.textIn("section", "Yeni e-posta adresiniz")).toContain("yeni@ornek.example");

  await browser.open("/hesabim?page=sifre-degisikligi");
  const atPassword = ["Şifreniz hatalı."];
  const notOn = await browser.send("SMS ile iki adımlı girişi aç", {
    "Açmak için şifreniz": "yanlış",
  });
  expect(notOn.messages).toEqual(atPassword);
  const offered = await browser.send("Doğrulama uygulaması kullan");
  const secret = />((?:[A-Z2-7]{4} ?){8})</.exec(offered.html)![1]!.replaceAll(" ", "");
  const codeOf = (steps: number) => totpCode(secret, totpStepAt(Date.now()) + steps);
  const setUp = { "Doğrulama kodu": codeOf(0), "Açmak için şifreniz": next };
  const notSetUp = await browser.send("Doğrulama uygulamasını aç", {
    ...setUp,
    "Açmak için şifreniz": "yanlış",
  });
  expect(notSetUp.messages).toEqual(atPassword);
  const opened = await browser.send("Doğrulama uygulamasını aç", setUp);
  expect(opened.text).toContain("yalnızca şimdi gösterilir");
  const elsewhere = openBrowser();
  expect((await logIn(elsewhere, phone, next)).window).toBe("Doğrulama Uygulaması");
  const wrong = await elsewhere.send("Onayla", { "Doğrulama kodu": "12" });
  expect([wrong.window, wrong.told]).toEqual([
    "Doğrulama Uygulaması",
    expect.stringContaining("Kod hatalı ya da daha önce kullanıldı."),
  ]);
  const details = await elsewhere.send("Onayla", { "Doğrulama kodu": codeOf(1) });
  expect(details.address).toBe("/hesabim?page=bilgilerim");

  await browser.open("/hesabim?page=varliklarim");
  const kept = await browser.send("Kaydet", { Plaka: applicant.plate }, 0);
  expect(kept.told).toContain("Kaydedildi");

  await browser.open("/hesabim?page=desteklerim");
  const request = await browser.send("Gönder", {
    "Talep türü": "Hesabım",
    Konu: "Adres değişikliği",
    Mesajınız: "Adresim değişti.",
    "Dosya seçin": new File(["%PDF-1.7 adres"], "adres.pdf", { type: "application/pdf" }),
  });
  expect([request.told, request.textIn("a", "adres.pdf")]).toEqual([
    expect.stringContaining("Talebiniz alındı"),
    expect.stringContaining("adres.pdf"),
  ]);

  await browser.open("/hesabim?page=izinlerim");
  const agreed = await browser.send("Tercihleri Kaydet", { "E-posta": true });
  expect(agreed.told).toContain("Tercihleriniz kaydedildi");
  const notEnded = await browser.send("Hesabımı sil", { "Silmek için şifreniz": "yanlış" });
  expect(notEnded.messages).toEqual(atPassword);
  expect(notEnded.html).toMatch(/<details[^>]* open[^>]*><summary[^>]*>Hesabımı silmek istiyorum/);
  const ended = await browser.send("Hesabımı sil", { "Silmek için şifreniz": next });
  expect([ended.address, ended.told]).toEqual(["/", expect.stringContaining("Hesabınız silindi")]);
});
