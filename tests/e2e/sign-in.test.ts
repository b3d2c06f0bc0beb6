import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { ageCodes } from "#tests/local-database.ts";
import { readCode, readOutbox } from "#tests/outbox.ts";
import { isWhole } from "#tests/share-of-cases.ts";
import { beginMember } from "./begun.ts";
import {
  answered,
  desktop,
  expectAccessible,
  hydrated,
  openVisit,
  phone,
  isFocused,
} from "./browser.ts";
import {
  closeToasts,
  demoPassword,
  demoPhone,
  dialog,
  enterCode,
  fieldMessage,
  logIn,
  memberMenu,
  openSection,
  openSignIn,
  otherThan,
  overflow,
  signIn,
  signOut,
  toast,
  withoutRefusals,
} from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";

// The demo members other than the first are this file's alone: what they are told depends on what was tried with them.
// One of its own: a minute allows an address sixty tries, which these and those of other files would be on a fast machine.
const site = serveForBrowser({});

/** Its word is read aloud alone on a phone 320 pixels wide, so the press is on what holds it. */
const mobileMenu = (page: Page): Locator => page.locator("summary", { hasText: /^Menü$/u });

const eightHoursSeconds = 28_800;
const narrow = { width: 320, height: 640 };

/** Whether the page that is shown fits the narrowest phone as well. */
async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize(narrow);
  expect([page.url(), await overflow(page)]).toEqual([page.url(), 0]);
  await page.setViewportSize(desktop);
}

/** Two sealed cookies for eight hours, and a marker that opens nothing. */
async function expectSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  for (const name of ["token", "source"]) {
    const cookie = cookies.find((each) => each.name === name)!;
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax" });
    const secondsLeft = cookie.expires - Date.now() / 1000;
    expect(secondsLeft).toBeGreaterThan(eightHoursSeconds - 600);
    expect(secondsLeft).toBeLessThanOrEqual(eightHoursSeconds + 1);
  }
  const marker: unknown = await page.evaluate("JSON.parse(sessionStorage.getItem('token'))");
  expect(marker).toEqual({ token: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const kept: unknown = await page.evaluate("Object.keys(localStorage)");
  expect(kept).toEqual([]);
}

describe("the sign-in window", () => {
  // Specification 2.7, 2.24, 2.25, 2.26, 2.27, 3.23, 5.1
  test("opens at the first press, asks for both fields, closes by Esc to where the focus was, and signs in by keyboard alone", async () => {
    const { page, complaints, close } = await openVisit(site.browser);
    const posted: string[] = [];
    page.on("request", (request) => posted.push(request.postData() ?? ""));
    const opened = await openSignIn(page, site.server.url);
    if (isWhole) await expectAccessible(page, "sign-in window");
    await opened.getByRole("button", { name: "Giriş Yap" }).click();
    await fieldMessage(opened, "Lütfen telefon numarası giriniz").waitFor();
    await fieldMessage(opened, "Lütfen Doldurun").waitFor();
    await expectAccessible(page, "sign-in window with errors");
    await page.keyboard.press("Escape");
    await opened.waitFor({ state: "detached" });
    const link = page.getByRole("link", { name: "Giriş", exact: true });
    expect(await isFocused(link)).toBe(true);
    await page.keyboard.press("Enter");
    await opened.waitFor();
    const tabTo = async (label: string) => {
      const id = await opened.getByLabel(label, { exact: true }).evaluate((element) => element.id);
      for (let presses = 0; presses < 12; presses++) {
        if (await page.evaluate((name) => document.activeElement?.id === name, id)) return;
        await page.keyboard.press("Tab");
      }
      throw new Error(`${label} cannot be reached.`);
    };
    await tabTo("Cep Telefonu");
    await page.keyboard.type(demoPhone("signed-in"));
    await tabTo("Şifre");
    await page.keyboard.type(demoPassword);
    await page.keyboard.press("Enter");
    await toast(page, "Hoş Geldiniz", "Tolga Uğurlu").waitFor();
    await opened.waitFor({ state: "detached" });
    expect(new URL(page.url()).pathname).toBe("/");
    expect(posted.join()).toContain(demoPhone("signed-in"));
    expect(posted.join()).not.toContain(demoPassword);
    await expectSession(page);

    // The welcome makes way for the menu, which unfolds where it stands.
    await memberMenu(page, "Tolga Uğurlu").click();
    await toast(page, "Hoş Geldiniz").waitFor({ state: "detached", timeout: 2000 });
    await page.getByRole("link", { name: "Profili Düzenle" }).click({ trial: true });
    await page.getByRole("button", { name: "Çıkış Yap" }).waitFor();
    await expectAccessible(page, "member's menu");
    await page.getByRole("link", { name: "Profili Düzenle" }).click();
    await page.getByRole("heading", { name: "Bilgilerim", level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  // Specification 2.26, 2.28
  test("on a phone opens from the menu and fits 320 pixels; signed in, the menu greets", async () => {
    const { page, complaints, close } = await openVisit(site.browser, { viewport: phone });
    await page.goto(site.server.url);
    await mobileMenu(page).click();
    await page.getByRole("link", { name: "Giriş Yap" }).click();
    const opened = dialog(page, "Giriş Yap");
    await opened.waitFor();
    if (isWhole) await expectAccessible(page, "sign-in window on a phone");
    await page.setViewportSize(narrow);
    expect(await overflow(page)).toBe(0);
    const inner = opened.locator("form");
    expect(await inner.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
    await page.setViewportSize(phone);
    await logIn(opened, demoPhone("signed-in"));
    await toast(page, "Hoş Geldiniz", "Tolga Uğurlu").waitFor();
    await closeToasts(page);
    await mobileMenu(page).click();
    const menu = page.getByRole("navigation", { name: "Ana menü" });
    await menu.getByText("Hoş Geldiniz, Tolga Uğurlu").waitFor();
    await menu.getByRole("link", { name: "Profili Düzenle" }).waitFor();
    await expectAccessible(page, "member's menu on a phone");
    await Promise.all([
      page.waitForEvent("load"),
      menu.getByRole("button", { name: "Çıkış Yap" }).click(),
    ]);
    await mobileMenu(page).click();
    await page.getByRole("link", { name: "Giriş Yap" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("refused", () => {
  // Specification 2.10, 8.4, 9.6
  test("wrong credentials are told, and after three seconds the password reset follows", async () => {
    const { page, complaints, close } = await openVisit(site.browser);
    await page.clock.install();
    const opened = await openSignIn(page, site.server.url);
    await page.clock.pauseAt(Date.now() + 60_000);
    await logIn(opened, demoPhone("signed-in"), "yanlış");
    await toast(page, "Hata", "Kullanıcı adı veya şifre hatalı.").waitFor();
    expect(await opened.getByLabel("Cep Telefonu").inputValue()).toBe("(532)000-0001");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.runFor(2900);
    expect([new URL(page.url()).pathname, asked]).toEqual(["/", []]);
    // Who types again is left alone.
    await opened.getByLabel("Şifre", { exact: true }).fill("yine yanlış");
    await page.clock.runFor(4000);
    expect(new URL(page.url()).pathname).toBe("/");
    await logIn(opened, demoPhone("signed-in"), "yine yanlış");
    await toast(page, "Hata", "Kullanıcı adı veya şifre hatalı.").waitFor();
    await page.clock.runFor(3100);
    await page.clock.resume();
    await page.waitForURL(`${site.server.url}/sifremiUnuttum`);
    await page.getByRole("heading", { name: "Şifremi Unuttum", level: 1 }).waitFor();
    await opened.waitFor({ state: "detached" });
    await expectNarrow(page);
    expect(withoutRefusals(complaints)).toEqual([]);
    await close();
  });

  // Specification 8.6
  test("a key that cannot be had is told, in its own words or in ours, and the error of a failed try leaves with the next one", async () => {
    const { page, close } = await openVisit(site.browser);
    const opened = await openSignIn(page, site.server.url);
    const keys = "**/api/proxy?endpoint=*get-security-token*";
    const answer = { Success: false, StatusCode: 500, Data: null, Messages: [] };
    await page.route(keys, (route) => route.fulfill({ json: answer }));
    await logIn(opened, demoPhone("signed-in"));
    await toast(page, "Hata", "Bir şey ters gitti").waitFor();
    const message = "Anahtar verilemiyor.";
    await page.route(keys, (route) =>
      route.fulfill({ json: { ...answer, Message: message, Messages: [message] } }),
    );
    await opened.getByRole("button", { name: "Giriş Yap" }).click();
    await toast(page, "Hata", message).waitFor();
    await page.route(keys, (route) => route.abort());
    await opened.getByRole("button", { name: "Giriş Yap" }).click();
    await toast(page, "Hata", "Hizmete şu anda ulaşılamıyor.").waitFor();
    await page.unroute(keys);
    await logIn(opened, demoPhone("signed-in"), "Yanlis-2026");
    await toast(page, "Hata", "Kullanıcı adı veya şifre hatalı.").waitFor();
    await logIn(opened, demoPhone("signed-in"));
    await toast(page, "Hoş Geldiniz").waitFor();
    expect(await toast(page, "Hata").count()).toBe(0);
    await close();
  });
});

describe("a member with two steps", () => {
  // Specification 2.9, 4.12, 8.5
  test("is asked for a code, and led to their details", async () => {
    const { page, complaints, close } = await openVisit(site.browser);
    const number = demoPhone("code-needed");
    await logIn(await openSignIn(page, site.server.url), number);
    const opened = dialog(page, "Telefon Doğrulama");
    await opened.getByRole("button", { name: "Vazgeç" }).click();
    const form = dialog(page, "Giriş Yap");
    expect(await form.getByLabel("Cep Telefonu").inputValue()).toBe("(532)000-0002");
    await logIn(form, number);
    await opened.getByText("0 532 000 00 02").waitFor();
    await expectAccessible(page, "code of a login");
    const resend = opened.getByRole("button", { name: /^Kodu Tekrar Gönder \(\d+ sn\)$/ });
    await resend.click({ force: true });
    const first = await readCode(site.server.url, number);
    await opened.getByRole("button", { name: "Onayla" }).click();
    await fieldMessage(opened, "Lütfen SMS kodu giriniz").waitFor();
    await opened.getByLabel("SMS kodu").fill(otherThan(first));
    await toast(page, "Hata", "Kod hatalı. Kalan deneme hakkınız: 4.").waitFor();
    expect(await readOutbox(site.server.url, number)).toHaveLength(1);
    await ageCodes(site.server.dataDirectory, number, 61);
    await answered(page);
    await page.clock.install();
    await page.clock.fastForward(61_000);
    await opened.getByRole("button", { name: "Kodu Tekrar Gönder", exact: true }).click();
    await expect.poll(async () => (await readOutbox(site.server.url, number)).length).toBe(2);
    await enterCode(page, site.server.url, number);
    await page.waitForURL(`${site.server.url}/hesabim?page=bilgilerim`);
    await page.getByRole("heading", { name: "Bilgilerim", level: 1 }).waitFor();
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["token", "source"]));
    expect(withoutRefusals(complaints)).toEqual([]);
    await close();
  });
});

// Specification 2.33, 3.19, 4.14, 8.9
test("a password that has run out is renewed, and the sign-in goes on with it", async () => {
  const { page, complaints, close } = await openVisit(site.browser);
  await logIn(await openSignIn(page, site.server.url), demoPhone("expired"));
  const opened = dialog(page, "Şifre Güncelleme");
  await opened.waitFor();
  const first = opened.getByLabel("Yeni Şifre", { exact: true });
  await expect.poll(() => isFocused(first)).toBe(true);
  await expectAccessible(page, "expired password");
  const renew = async (password: string, repeat = password) => {
    await opened.getByLabel("Yeni Şifre", { exact: true }).fill(password);
    await opened.getByLabel("Yeni Şifre (Doğrulama)").fill(repeat);
    await opened.getByRole("button", { name: "Şifreyi Güncelle" }).click();
  };
  await renew("abc");
  await fieldMessage(opened, "Şifreniz en az 4 karakter olmalıdır.").waitFor();
  await renew("Yelken-1907", "Yelken-1908");
  await fieldMessage(opened, "Girdiğiniz şifre eşleştirilemedi").waitFor();
  await renew(demoPassword);
  await toast(page, "Hata", "Yeni şifreniz eskisinden farklı olmalıdır.").waitFor();
  await renew("Yelken-1907");
  await toast(page, "Şifreniz başarıyla değiştirildi").waitFor();
  await memberMenu(page, "Şule Yıldız").waitFor();
  await opened.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/");
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});

const oneTimeQuestion =
  "Tek kullanımlık şifreyle giriş yaptınız; bu şifre bir daha kullanılamaz. Kendi şifrenizi şimdi belirlemek ister misiniz?";

// Specification 2.8, 4.11
test("after a one-time password a question leads to the choice of one's own", async () => {
  const { page, complaints, close } = await openVisit(site.browser);
  await signIn(page, site.server.url, demoPhone("one-time"));
  await page.getByRole("dialog").getByText(oneTimeQuestion).waitFor();
  await expectAccessible(page, "question about the password");
  await page.getByRole("link", { name: "Evet" }).click();
  await page.waitForURL(`${site.server.url}/hesabim?page=sifre-degisikligi`);
  await page.getByRole("heading", { name: "Şifre Değişikliği", level: 1 }).waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByText("yeni bir tek kullanımlık şifre istemeniz gerekir").waitFor();
  expect(complaints).toEqual([]);
  await close();
});

// Specification 4.13
test("a phone that is not proved yet is proved by a code in place of the login window", async () => {
  const { page, complaints, close } = await openVisit(site.browser);
  const number = demoPhone("unverified");
  await logIn(await openSignIn(page, site.server.url), number);
  await dialog(page, "Telefon Doğrulama").waitFor();
  expect(await dialog(page, "Giriş Yap").count()).toBe(0);
  await enterCode(page, site.server.url, number);
  await toast(page, "İşlem Başarılı").waitFor();
  await memberMenu(page, "Serkan Özdemir").waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});

// Specification 2.32, 7.33, 8.7, 8.8
test("a forgotten password comes by SMS, is used once and then changed", async () => {
  const { page, complaints, close } = await openVisit(site.browser);
  const { member } = await beginMember(site.server.url);
  const opened = await openSignIn(page, site.server.url);
  await opened.getByRole("link", { name: "Şifremi Yenile" }).click();
  const form = dialog(page, "Şifremi Yenile");
  await form.waitFor();
  await expectAccessible(page, "password reset");
  await form.getByRole("button", { name: "Şifre Gönder" }).click();
  await fieldMessage(form, "Lütfen TC kimlik numarası giriniz").waitFor();
  await form.getByLabel("TC Kimlik No").fill("10000001518");
  await form.getByLabel("Cep Telefonu Numaranız").fill(member.phone);
  await form.getByRole("button", { name: "Şifre Gönder" }).click();
  await toast(page, "Hata", "Kullanıcı Bulunamadı").waitFor();
  await form.getByLabel("TC Kimlik No").fill(member.nationalNumber);
  await form.getByRole("button", { name: "Şifre Gönder" }).click();
  const sent = "Yeni şifreniz telefonunuza gönderilmiştir.";
  await toast(page, "Şifreniz Başarıyla Değiştirilmiştir", sent).waitFor();
  const [sms] = await readOutbox(site.server.url, member.phone);
  const oneTime = /Yeni şifreniz (\S+)\. /.exec(sms!.text)![1]!;

  await page.waitForURL(`${site.server.url}/giris`);
  await page.getByRole("main").getByLabel("Cep Telefonu").waitFor();
  await expectNarrow(page);
  await logIn(page.getByRole("main"), member.phone, oneTime);
  await page.getByRole("button", { name: "Hayır" }).click();
  await page.getByText(oneTimeQuestion).waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/");
  await page.reload();
  await memberMenu(page).waitFor();
  expect(await page.getByText(oneTimeQuestion).count()).toBe(0);
  await openSection(page, site.server.url, "sifre-degisikligi");
  expect(await page.getByLabel("Mevcut Şifre").count()).toBe(0);
  await page.getByLabel("Yeni Şifre", { exact: true }).fill("Rüzgar-2026");
  await page.getByLabel("Yeni Şifre (Doğrulama)").fill("Rüzgar-2026");
  await page.getByRole("button", { name: "Şifreyi Değiştir" }).click();
  await toast(page, "Şifreniz başarıyla değiştirildi").waitFor();

  await signOut(page);
  await page.getByRole("link", { name: "Giriş", exact: true }).waitFor();
  await signIn(page, site.server.url, member.phone, "Rüzgar-2026");
  expect(withoutRefusals(complaints).filter((text) => !/status of 404/.test(text))).toEqual([]);
  await close();
});

// Specification 2.5, 4.17
test("signing in and out shows in every tab, and the back button shows nothing of the account", async () => {
  const { page, complaints, close } = await openVisit(site.browser);
  const other = await page.context().newPage();
  await other.goto(site.server.url);
  await other.keyboard.press("Tab");
  await hydrated(other);
  await signIn(page, site.server.url, demoPhone("signed-in"));
  await memberMenu(other, "Tolga Uğurlu").waitFor();
  await openSection(other, site.server.url, "bilgilerim");
  await openSection(page, site.server.url, "bilgilerim");
  await signOut(page);
  await other.waitForURL(`${site.server.url}/`);
  await other.getByRole("link", { name: "Giriş", exact: true }).waitFor();
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe("/");
  expect(await page.getByText("Tolga").count()).toBe(0);
  expect(await page.evaluate("sessionStorage.getItem('token')")).toBeNull();
  expect(complaints).toEqual([]);
  await close();
});
