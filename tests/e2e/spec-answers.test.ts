import type { Page } from "playwright";
import { afterAll, beforeEach, expect, test } from "vitest";
import { makePerson } from "#tests/factories/person.ts";
import { specKey, startSpecBackOffice } from "#tests/spec-back-office.ts";
import { hydrated, openVisit } from "./browser.ts";
import {
  dialog,
  fieldMessage,
  fillRegistration,
  logIn,
  makeApplicant,
  openSignIn,
  submitRegistration,
  toast,
} from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";
import { fillPerson } from "./traffic-flow.ts";

// A back office that answers in the specification's shape alone: every code of the account and of a quote's first step.

const office = await startSpecBackOffice();
afterAll(() => office.close());
const site = serveForBrowser({ variables: { COMMON_API_URL: office.url }, isReady: false });
const phone = "5321112233";
const password = "Rüzgâr-1907";
const words = "Üzgünüz bir sorun oluştu tekrar deneyin.";

beforeEach(() => {
  office.answer("/get-security-token", specKey);
  office.answer("/gecici-kod", { Success: true, Message: "" });
  office.answer("/gecici-onay", { Success: true, Message: "" });
});

const opened = {
  StatusCode: 2000,
  Messages: [],
  Data: { Token: "t1", Name: "Ada", Surname: "Su" },
};
const greeting = (page: Page) => toast(page, "Hoş Geldiniz", "Ada Su");
const code = (page: Page) => page.getByLabel("SMS kodu");

async function withSignIn(use: (page: Page, opened: ReturnType<typeof dialog>) => Promise<void>) {
  const { page, close } = await openVisit(site.browser);
  await use(page, await openSignIn(page, site.server.url));
  await close();
}

test("a login is refused in words or without, and a key that is none is told", () =>
  withSignIn(async (page, form) => {
    office.answer("/get-security-token", { StatusCode: 500, Messages: [] });
    await logIn(form, phone, password);
    await toast(page, "Hata", "Bir şey ters gitti").waitFor();
    office.answer("/get-security-token", specKey);
    // Success alone signs nobody in.
    office.answer("/login", { Success: true, Data: { Token: "t1" } });
    await logIn(form, phone, password);
    await toast(page, "Hata", "Hizmete şu anda ulaşılamıyor").waitFor();
    office.answer("/login", { StatusCode: 2003, Messages: ["Üyeliğiniz askıda."] });
    await logIn(form, phone, password);
    await toast(page, "Hata", "Üyeliğiniz askıda.").waitFor();
    office.answer("/login", { StatusCode: 2009, Messages: [] });
    await logIn(form, phone, password);
    await toast(page, "Hata", "Kullanıcı adı veya şifre hatalı.").waitFor();
    await page.waitForURL("**/sifremiUnuttum");
    office.answer("/forgot-password", { Success: false });
    const { nationalNumber } = makePerson();
    await page.getByLabel("TC Kimlik No").fill(nationalNumber);
    await page.getByLabel("Cep Telefonu Numaranız").fill(phone);
    await page.getByRole("button", { name: "Şifre Gönder" }).click();
    await toast(page, "Hata", "Kullanıcı Bulunamadı").waitFor();
    office.answer("/forgot-password", { Success: true });
    await page.getByRole("button", { name: "Şifre Gönder" }).click();
    await toast(page, "Şifreniz Başarıyla Değiştirilmiştir").waitFor();
  }));

test("2000 signs in", () =>
  withSignIn(async (page, form) => {
    office.answer("/login", opened);
    await logIn(form, phone, password);
    await greeting(page).waitFor();
  }));

test("2004 asks for a code, whose answer is flat", () =>
  withSignIn(async (page, form) => {
    office.answer(
      "/login",
      { StatusCode: 2004, Messages: [] },
      { Success: false, Message: "" },
      { Success: true, SessionToken: "t2", Source: "s", Name: "Ada", Surname: "Su", Message: "" },
    );
    await logIn(form, phone, password);
    await code(page).fill("123456");
    await toast(page, "Hata", "Kullanıcı adı veya şifre hatalı.").waitFor();
    await code(page).fill("654321");
    await page.waitForURL("**/hesabim?page=bilgilerim");
  }));

test("2001 proves the phone first", () =>
  withSignIn(async (page, form) => {
    office.answer("/login", { StatusCode: 2001, Messages: [] }, opened);
    office.answer("/gecici-onay", { Success: false }, { Success: true });
    await logIn(form, phone, password);
    await code(page).fill("123456");
    await toast(page, words).waitFor();
    await code(page).fill("654321");
    await toast(page, "İşlem Başarılı").waitFor();
  }));

test("2008 asks for a new password: 4001 and 4002 in words or without, 4000 signs in", () =>
  withSignIn(async (page, form) => {
    const again = "Rüzgâr-1908";
    office.answer("/login", { StatusCode: 2008, Messages: [], Data: { UId: "7" } }, opened);
    office.answer("/change-password", { StatusCode: 4001, Messages: [] });
    await logIn(form, phone, password);
    const window = dialog(page, "Şifre Güncelleme");
    const send = async () => {
      await window.getByLabel("Yeni Şifre", { exact: true }).fill(again);
      await window.getByLabel("Yeni Şifre (Doğrulama)").fill(again);
      await window.getByRole("button", { name: "Şifreyi Güncelle" }).click();
    };
    await send();
    await toast(page, words).waitFor();
    office.answer("/change-password", {
      StatusCode: 4002,
      Messages: [],
      Data: { errors: { NewPassword: ["Bu şifre eskidir."], RetryPassword: [] } },
    });
    await send();
    await toast(page, "Hata", "Bu şifre eskidir.").waitFor();
    office.answer("/change-password", { StatusCode: 4000, Messages: [] });
    await send();
    await toast(page, "Şifreniz başarıyla değiştirildi").first().waitFor();
  }));

test("a registration asks for the birth date, then for a code; refused without words it speaks", async () => {
  const { page, close } = await openVisit(site.browser);
  await page.goto(`${site.server.url}/uyeOl`);
  await hydrated(page);
  const main = page.getByRole("main");
  await fillRegistration(main, makeApplicant());
  office.answer("/register", { StatusCode: 3001, Messages: [] });
  await submitRegistration(main);
  await toast(page, words).waitFor();
  office.answer("/register", { StatusCode: 3003, Messages: [] });
  await submitRegistration(main);
  await toast(page, "Uyarı", "Lütfen Doğum Tarihini Giriniz").waitFor();
  await main.getByLabel("Doğum Tarihi").fill("01.02.1990");
  office.answer("/register", { StatusCode: 3005, Messages: [] });
  office.answer("/login", opened);
  await submitRegistration(main);
  await code(page).fill("123456");
  await toast(page, "İşlem Başarılı").waitFor();
  await close();
});

test("a quote's person step reads code and identity", async () => {
  const { page, close } = await openVisit(site.browser);
  await page.goto(`${site.server.url}/trafik/teklif`);
  await hydrated(page);
  await fillPerson(page, makePerson());
  office.answer("/gecici-kod", { Success: false, Message: "Bugün çok kod istendi." });
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.getByText("Bugün çok kod istendi.").first().waitFor();
  office.answer("/gecici-kod", { Success: true, Message: "" });
  office.answer(
    "/aml/aml/AMLKontrol",
    { StatusCode: 1006, Data: null },
    {
      StatusCode: 1010,
      Data: {
        Name: "AD•••",
        Surname: "SU•••",
        CityCode: "34",
        TownCode: "1",
        City: "İstanbul",
        County: "Kadıköy",
      },
    },
  );
  await page.getByRole("button", { name: "Devam Et" }).click();
  await code(page).fill("123456");
  await page.getByLabel("Doğum tarihi").fill("01.02.1990");
  await page.getByRole("button", { name: "Devam Et" }).click();
  await page.getByText(/^Sayın .* · Kadıköy \/ İstanbul$/).waitFor();
  expect(office.asked).toContain("/aml/aml/AMLKontrol");
  await close();
});

test("fields keep their messages", async () => {
  const { page, close } = await openVisit(site.browser);
  await page.goto(`${site.server.url}/uyeOl`);
  await hydrated(page);
  const main = page.getByRole("main");
  await fillRegistration(main, makeApplicant());
  office.answer("/register", {
    StatusCode: 3002,
    Messages: ["Bu adres kayıtlıdır."],
    Data: { errors: { Email: ["Bu adres kayıtlıdır."] } },
  });
  await submitRegistration(main);
  await fieldMessage(main, "Bu adres kayıtlıdır.").waitFor();
  await close();
});
