// A form that is sent while the connection breaks stays as it is, whichever form it is: nothing typed is lost, the window
// over the page stays open, its button can be pressed again, and the visitor is told.
import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { unansweredCopy } from "#client/api/copy.ts";
import { makePerson } from "#tests/factories/person.ts";
import { beginMember, beginPayment, goOnAs } from "./begun.ts";
import { answerCookies, arrive, hydrated, openVisit, phone } from "./browser.ts";
import {
  dialog,
  fillRegistration,
  makeApplicant,
  memberMenu,
  openSection,
  openSignIn,
  toast,
} from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";
import { fillCard, fillPerson, goodCard, payButton } from "./traffic-flow.ts";

const site = serveForBrowser();

/** A mark that does not outlive the document. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, "isSamePage", true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, "isSamePage") === true);

/** From now on nothing that is sent arrives; returns what brings the connection back. */
async function breakConnection(page: Page, isMeant = (_path: string) => true) {
  await page.route("**/*", async (route) => {
    const request = route.request();
    const isLost = request.method() === "POST" && isMeant(new URL(request.url()).pathname);
    await (isLost ? route.abort("connectionreset") : route.fallback());
  });
  return () => page.unrouteAll({ behavior: "wait" });
}

/** Keys are asked for before passwords are sent; these come, and the form itself is lost. */
const allButKeys = (path: string) => !path.startsWith("/api/");

const valuesOf = (fields: Locator) =>
  fields
    .locator("input:not([type=hidden]), select, textarea")
    .evaluateAll((controls) =>
      (controls as HTMLInputElement[]).map(({ type, checked, value }) =>
        type === "checkbox" || type === "radio" ? checked : value,
      ),
    );

interface Sending {
  readonly fields: Locator;
  readonly button: Locator;
  readonly isMeant?: (path: string) => boolean;
}

/** Presses while the connection is gone: everything stays, the same button sends it once the connection is back. */
async function sendsAgain(page: Page, { fields, button, isMeant }: Sending): Promise<void> {
  const [address, typed] = [page.url(), await valuesOf(fields)];
  await mark(page);
  const repair = await breakConnection(page, isMeant);
  await button.click();
  await toast(page, unansweredCopy.title, unansweredCopy.text).waitFor();
  const isReady = async () =>
    (await button.isEnabled()) && (await page.locator("form[data-sending]").count()) === 0;
  await expect.poll(isReady).toBe(true);
  expect(await valuesOf(fields)).toEqual(typed);
  expect([page.url(), await isMarked(page)]).toEqual([address, true]);
  await repair();
  await button.click();
}

test("whoever registers in the window keeps nine fields and the window", async () => {
  const { page, close } = await openVisit(site.browser);
  const login = await openSignIn(page, site.server.url);
  await login.getByRole("link", { name: "Kayıt Ol" }).click();
  const form = dialog(page, "Üye Kayıt Formu");
  await fillRegistration(form, makeApplicant());
  const button = form.getByRole("button", { name: "Üye Ol" });
  await sendsAgain(page, { fields: form, button, isMeant: allButKeys });
  await dialog(page, "Telefon Doğrulama").waitFor();
  // The code that is lost on its way leaves its window as well.
  const codeWindow = dialog(page, "Telefon Doğrulama");
  await codeWindow.getByLabel("SMS kodu").fill("12345");
  const repair = await breakConnection(page, allButKeys);
  await codeWindow.getByLabel("SMS kodu").press("6");
  await toast(page, unansweredCopy.title).waitFor();
  expect(await codeWindow.getByLabel("SMS kodu").inputValue()).toBe("123456");
  await repair();
  await close();
});

test("whoever signs in on the page keeps phone and password, and then what is typed into a form of the account", async () => {
  const { member } = await beginMember(site.server.url);
  const { page, close } = await openVisit(site.browser);
  await page.goto(`${site.server.url}/giris`);
  await hydrated(page);
  const main = page.getByRole("main");
  await main.getByLabel("Cep Telefonu").fill(member.phone);
  await main.getByLabel("Şifre", { exact: true }).fill(member.password);
  const enter = main.getByRole("button", { name: "Giriş Yap" });
  await sendsAgain(page, { fields: main, button: enter, isMeant: allButKeys });
  await memberMenu(page).waitFor();
  await openSection(page, site.server.url, "bilgilerim");
  await main.getByLabel("Ad", { exact: true }).fill("Derya");
  await sendsAgain(page, {
    fields: main,
    button: main.getByRole("button", { name: "Kaydet" }).first(),
  });
  await memberMenu(page, "Derya").waitFor();
  await close();
});

test("whoever writes to us keeps the message, and whoever starts a quote at home and goes on to its first step keeps both", async () => {
  const person = makePerson();
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  await answerCookies(page, site.server.url);
  await page.goto(`${site.server.url}/iletisim`);
  const contact = page.getByRole("main");
  await contact.getByLabel("Ad Soyad").fill("Deniz Yelken");
  await contact.getByLabel("Telefon").fill(makePerson().phone);
  await contact.getByLabel("E-posta").fill("deniz@ornek.example");
  await contact.getByLabel("Mesaj").fill("Poliçemi göremiyorum.");
  await contact.getByRole("checkbox").check();
  await hydrated(page);
  const write = contact.getByRole("button", { name: "Gönder" });
  await sendsAgain(page, { fields: contact, button: write });
  await page.getByText(/YK-\d{10}/).waitFor();
  expect(await contact.getByLabel("Mesaj").count()).toBe(0);

  await arrive(page, site.server.url);
  const start = page
    .locator("form")
    .filter({ has: page.getByLabel("Plaka") })
    .first();
  await start.getByLabel("Plaka").fill(person.plate);
  await start.getByLabel(/T\.C\. kimlik no/).fill(person.nationalNumber);
  await hydrated(page);
  await sendsAgain(page, {
    fields: start,
    button: start.getByRole("button", { name: /Teklif Al/ }),
  });
  await page.getByRole("heading", { name: "Kişisel bilgiler" }).waitFor();
  await fillPerson(page, person);
  const step = page.getByRole("main");
  await sendsAgain(page, { fields: step, button: step.getByRole("button", { name: "Devam Et" }) });
  await dialog(page, "Telefon Doğrulama").waitFor();
  await close();
});

test("whoever pays keeps the card, and is led to the bank by the next press", async () => {
  const { client, payment, person } = await beginPayment(site.server.url);
  const { page, close } = await openVisit(site.browser);
  await answerCookies(page, site.server.url);
  await goOnAs(page, site.server.url, client);
  await page.goto(payment);
  await hydrated(page);
  await fillCard(page, goodCard, person);
  await sendsAgain(page, { fields: page.getByRole("main"), button: payButton(page) });
  await page.waitForURL(/\/banka\/3d\//);
  await close();
});
