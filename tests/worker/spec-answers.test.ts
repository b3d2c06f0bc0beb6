// A back office that answers in the specification's shape alone: every code of the account and of a quote's first step, and
// answers to the identity check that are none. Asked and read by forms without scripts, which the same code answers.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sealPasswords } from "#client/sign-in/sealed-passwords.ts";
import { decodeAnswer } from "#shared/calls/call.ts";
import { requestKey } from "#shared/calls/member/request-key.ts";
import { checkIdentity } from "#shared/calls/verification/check-identity.ts";
import { makeApplicant } from "#tests/e2e/member-flow.ts";
import { makePerson } from "#tests/factories/person.ts";
import type { Middleman, PlayedAnswer } from "#tests/middleman.ts";
import { refusal, startMiddleman } from "#tests/middleman.ts";
import type { SpecBackOffice } from "#tests/spec-back-office.ts";
import { specKey, startSpecBackOffice } from "#tests/spec-back-office.ts";
import type { TestServer } from "#tests/start-server.ts";
import { startServer } from "#tests/start-server.ts";
import type { PlainBrowser } from "./plain-browser.ts";
import { askForCode, confirmCode, openPlainBrowser, vehicleStep } from "./plain-browser.ts";

let office: SpecBackOffice;
/** Between site and back office, for answers that are refused as HTTP does, or none. */
let middleman: Middleman;
let server: TestServer;
beforeAll(async () => {
  office = await startSpecBackOffice();
  middleman = await startMiddleman(office.url);
  const variables = { COMMON_API_URL: middleman.url };
  server = await startServer({ variables, isReady: false });
});
afterAll(async () => {
  await server.close();
  await middleman.close();
  await office.close();
});

const phone = "5321112233";
const password = "Rüzgâr-1907";
const words = "Üzgünüz bir sorun oluştu tekrar deneyin.";
const opened = {
  StatusCode: 2000,
  Messages: [],
  Data: { Token: "t1", Name: "Ada", Surname: "Su" },
};
const greeting = "Hoş Geldiniz Ada Su";

beforeEach(() => {
  office.answer("/get-security-token", specKey);
  office.answer("/gecici-kod", { Success: true, Message: "" });
  office.answer("/gecici-onay", { Success: true, Message: "" });
});

const openBrowser = () => openPlainBrowser(server.url);

async function logIn(browser: PlainBrowser) {
  await browser.open("/giris");
  return browser.send("Giriş Yap", { "Cep Telefonu": phone, Şifre: password });
}

describe("a login", () => {
  test("is refused in words or without, and a key that is none is told", async () => {
    const browser = openBrowser();
    office.answer("/get-security-token", { StatusCode: 500, Messages: [] });
    expect((await logIn(browser)).told).toContain("Hata Bir şey ters gitti");
    office.answer("/get-security-token", specKey);
    // Success alone signs nobody in.
    office.answer("/login", { Success: true, Data: { Token: "t1" } });
    expect((await logIn(browser)).told).toContain("Hata Hizmete şu anda ulaşılamıyor");
    office.answer("/login", { StatusCode: 2003, Messages: ["Üyeliğiniz askıda."] });
    expect((await logIn(browser)).told).toContain("Hata Üyeliğiniz askıda.");
    office.answer("/login", { StatusCode: 2009, Messages: [] });
    const refused = await logIn(browser);
    expect(refused.told).toContain("Hata Kullanıcı adı veya şifre hatalı.");
    expect(refused.headers.get("Refresh")).toBe("3; url=/sifremiUnuttum");
    office.answer("/forgot-password", { Success: false });
    await browser.open("/sifremiUnuttum");
    const { nationalNumber } = makePerson();
    const known = { "TC Kimlik No": nationalNumber, "Cep Telefonu Numaranız": phone };
    expect((await browser.send("Şifre Gönder", known)).told).toContain("Hata Kullanıcı Bulunamadı");
    office.answer("/forgot-password", { Success: true });
    expect((await browser.send("Şifre Gönder", known)).told).toContain(
      "Şifreniz Başarıyla Değiştirilmiştir",
    );
  });

  test("2000 signs in", async () => {
    const browser = openBrowser();
    office.answer("/login", opened);
    expect((await logIn(browser)).told).toContain(greeting);
  });

  test("2000 signs in with a password that was sealed in the browser, by the key as the proxy hands it on", async () => {
    const browser = openBrowser();
    const call = async () =>
      decodeAnswer(requestKey, (await browser.client.call(requestKey, {})).answer);
    const sealed = await sealPasswords({ call } as never, [password]);
    expect(sealed).toEqual({
      ok: true,
      value: { guid: specKey.Data.Guid, sealed: [expect.stringMatching(/^[\w+/=]{24,}$/)] },
    });
    office.answer("/login", opened);
    const { guid, sealed: texts } = (sealed as Extract<typeof sealed, { ok: true }>).value;
    const body = new URLSearchParams({ phone, guid, password: texts[0]! });
    const answer = await browser.client.fetch("/giris", { method: "POST", body });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/"]);
    expect((await browser.open("/")).told).toContain(greeting);
  });

  test("2004 asks for a code, whose answer is flat", async () => {
    const browser = openBrowser();
    office.answer(
      "/login",
      { StatusCode: 2004, Messages: [] },
      { Success: false, Message: "" },
      { Success: true, SessionToken: "t2", Source: "s", Name: "Ada", Surname: "Su", Message: "" },
    );
    expect((await logIn(browser)).window).toBe("Telefon Doğrulama");
    expect((await confirmCode(browser, "123456")).told).toContain(
      "Hata Kullanıcı adı veya şifre hatalı.",
    );
    expect((await confirmCode(browser, "654321")).address).toBe("/hesabim?page=bilgilerim");
  });

  test("2001 proves the phone first", async () => {
    const browser = openBrowser();
    office.answer("/login", { StatusCode: 2001, Messages: [] }, opened);
    office.answer("/gecici-onay", { Success: false }, { Success: true });
    expect((await logIn(browser)).window).toBe("Telefon Doğrulama");
    expect((await confirmCode(browser, "123456")).told).toContain(words);
    expect((await confirmCode(browser, "654321")).told).toContain("İşlem Başarılı");
  });

  test("2008 asks for a new password: 4001 and 4002 in words or without, 4000 signs in", async () => {
    const browser = openBrowser();
    office.answer("/login", { StatusCode: 2008, Messages: [], Data: { UId: "7" } }, opened);
    office.answer("/change-password", { StatusCode: 4001, Messages: [] });
    expect((await logIn(browser)).window).toBe("Şifre Güncelleme");
    const again = "Rüzgâr-1908";
    const renewed = { "Yeni Şifre": again, "Yeni Şifre (Doğrulama)": again };
    const send = () => browser.send("Şifreyi Güncelle", renewed);
    expect((await send()).told).toContain(words);
    office.answer("/change-password", {
      StatusCode: 4002,
      Messages: [],
      Data: { errors: { NewPassword: ["Bu şifre eskidir."], RetryPassword: [] } },
    });
    expect((await send()).told).toContain("Hata Bu şifre eskidir.");
    office.answer("/change-password", { StatusCode: 4000, Messages: [] });
    expect((await send()).told).toContain("Şifreniz başarıyla değiştirildi");
  });
});

describe("a registration", () => {
  async function register(browser: PlainBrowser) {
    const { name, surname, nationalNumber, phone: number, email, password: own } = makeApplicant();
    await browser.open("/uyeOl");
    return browser.send("Üye Ol", {
      Ad: name,
      Soyad: surname,
      "TC Kimlik No": nationalNumber,
      "Cep Telefonu": number,
      "E-mail Adresi": email,
      Şifre: own,
      "Şifre (Doğrulama)": own,
      "Gizlilik Politikası": true,
      "Aydınlatma metnini": true,
    });
  }

  test("asks for the birth date, then for a code; refused without words it speaks", async () => {
    const browser = openBrowser();
    office.answer("/register", { StatusCode: 3001, Messages: [] });
    expect((await register(browser)).told).toContain(words);
    office.answer("/register", { StatusCode: 3003, Messages: [] });
    expect((await register(browser)).told).toContain("Uyarı Lütfen Doğum Tarihini Giriniz");
    office.answer("/register", { StatusCode: 3005, Messages: [] });
    office.answer("/login", opened);
    const own = makeApplicant().password;
    const passwords = { Şifre: own, "Şifre (Doğrulama)": own };
    const asked = await browser.send("Üye Ol", { "Doğum Tarihi": "01.02.1990", ...passwords });
    expect(asked.window).toBe("Telefon Doğrulama");
    expect((await confirmCode(browser, "123456")).told).toContain("İşlem Başarılı");
  });

  test("says what is wrong at the field", async () => {
    office.answer("/register", {
      StatusCode: 3002,
      Messages: ["Bu adres kayıtlıdır."],
      Data: { errors: { Email: ["Bu adres kayıtlıdır."] } },
    });
    expect((await register(openBrowser())).messages).toEqual(["Bu adres kayıtlıdır."]);
  });
});

const found = {
  StatusCode: 1010,
  Data: {
    Name: "AD•••",
    Surname: "SU•••",
    CityCode: "34",
    TownCode: "1",
    City: "İstanbul",
    County: "Kadıköy",
  },
};

test("a quote's person step reads code and identity", async () => {
  const browser = openBrowser();
  const person = makePerson();
  office.answer("/gecici-kod", { Success: false, Message: "Bugün çok kod istendi." });
  await expect(askForCode(browser, person)).rejects.toThrow("Telefon Doğrulama");
  expect(browser.page.text).toContain("Bugün çok kod istendi.");
  office.answer("/gecici-kod", { Success: true, Message: "" });
  office.answer(checkIdentity.path, { StatusCode: 1006, Data: null }, found);
  expect((await browser.send("Devam Et")).window).toBe("Telefon Doğrulama");
  expect((await confirmCode(browser, "123456")).fields("Doğum tarihi")).toBe(1);
  const next = await browser.send("Devam Et", { "Doğum tarihi": "01.02.1990" });
  expect(next.text).toMatch(/Sayın \S+ \S+ · Kadıköy \/ İstanbul/);
  expect(office.asked).toContain(checkIdentity.path);
});

describe("an identity check that is answered after the code with", () => {
  /** The next check is answered so, and those after it with somebody. */
  async function proveThePhone(answer: PlayedAnswer, person = makePerson()) {
    const browser = openBrowser();
    await askForCode(browser, person);
    office.answer(checkIdentity.path, found);
    middleman.play(checkIdentity.path, answer);
    await confirmCode(browser, "123456");
    return browser;
  }

  test("1004: the phone is proved once more", async () => {
    const browser = await proveThePhone(
      refusal(1004, "Devam etmek için telefonunuzu doğrulayınız."),
    );
    expect(browser.page.text).toContain("Telefonunuzu yeniden doğrulamanız gerekiyor.");
    expect(browser.page.valueOf("SMS kodu")).toBe("");
    expect((await confirmCode(browser, "123456")).text).toContain(vehicleStep);
  });

  test("1000: the message stands at its field", async () => {
    const person = makePerson();
    const message = "Bu plaka ile işlem yapılamıyor.";
    const answer = refusal(1000, message, { LicensePlateNumber: [message] });
    const browser = await proveThePhone(answer, person);
    expect(browser.page.messages).toEqual([message]);
    expect(browser.page.fields("SMS kodu")).toBe(0);
    expect(browser.page.valueOf("Plaka")).toContain(person.plate.slice(-3));
    expect((await browser.send("Devam Et")).text).toContain(vehicleStep);
  });

  test.each([
    [1003, "Bu bilgilerle çevrim içi işlem yapılamıyor."],
    [429, "Bir telefonla bir günde sorgulanabilecek kişi sayısına ulaşıldı."],
  ])("%s: says why it does not go on", async (statusCode, message) => {
    const { page } = await proveThePhone(refusal(statusCode, message));
    expect(page.text).toContain(message);
    expect(page.fields("SMS kodu")).toBe(0);
    expect(page.text).not.toContain(vehicleStep);
  });

  test.each([
    ["1005", refusal(1005, "Kimlik bilgilerinize ulaşamadık.")],
    ["garbage", { kind: "garbage" } as const],
    ["a broken connection", { kind: "broken" } as const],
  ])("%s: name and place become editable", async (_what, answer) => {
    const { page } = await proveThePhone(answer);
    expect(page.text).toContain(vehicleStep);
    expect(page.text).toContain("Kimlik bilgilerinize şu anda ulaşamadık.");
    expect([page.fields("Ad"), page.fields("Soyad")]).toEqual([1, 1]);
  });
});
