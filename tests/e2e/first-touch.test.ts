// What a visitor does before the scripts are there stays done, however late they come and even if they never do. No
// test here waits for the scripts first, or moves a pointer to bring them.
import { ticks } from "#tests/purchase-form.ts";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { makePerson } from "#tests/factories/person.ts";
import { readCode } from "#tests/outbox.ts";
import { shareOf } from "#tests/share-of-cases.ts";
import { beginCode, beginOffers, beginSignedIn, beginVehicle, goOnAs } from "./begun.ts";
import type { ScriptMode, Visit } from "./browser.ts";
import { desktop, arrive, hydrated, idle, openVisit, phone, isFocused } from "./browser.ts";
import { demoPhone, logIn, memberMenu } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";
import { atOffers, draftSaved, goodCard, payButton } from "./traffic-flow.ts";

const site = serveForBrowser();

const touch = { viewport: phone, hasTouch: true, isMobile: true } as const;

/** Brings the scripts that come at all, and lets them do all they do by themselves. */
async function settled(page: Page, scripts: ScriptMode): Promise<void> {
  if (scripts === "never") return;
  await hydrated(page);
  await idle(page);
}

const openMenus = (page: Page) => page.locator("header details[open]").count();

test("whoever only reads fetches no scripts on any page, wherever the pointer rests", async () => {
  const { page, close } = await openVisit(site.browser);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  for (const path of ["/", "/sss", "/sozluk/muafiyet"]) {
    scripts.length = 0;
    await page.mouse.move(640, 450);
    await page.goto(site.server.url + path, { waitUntil: "load" });
    // Sooner or later browsers tell of a pointer under which a page has appeared, as of one that moved by nothing.
    await page.evaluate(() => {
      const rest = new PointerEvent("pointermove", { bubbles: true, movementX: 0, movementY: 0 });
      document.body.dispatchEvent(rest);
    });
    await idle(page);
    expect([path, scripts]).toEqual([path, []]);
    await page.mouse.move(660, 460);
    await hydrated(page);
  }
  await close();
});

const ways = ["late", "never"] as const;

test.each(
  ways.flatMap((scripts, at) =>
    shareOf(["/", "/trafik/teklif"], 2, at).map((path) => ({ scripts, path })),
  ),
)(
  "the first tap on the phone's menu opens it and its groups on $path, scripts $scripts",
  async ({ scripts, path }) => {
    const { page, close } = await openVisit(site.browser, { ...touch, scripts });
    await arrive(page, site.server.url + path);
    await page.locator("summary", { hasText: "Menü" }).tap();
    await page.locator("summary", { hasText: "Aracınız" }).tap();
    await settled(page, scripts);
    expect(await openMenus(page)).toBe(2);
    await page
      .getByRole("link", { name: "Kasko Sigortası" })
      .filter({ visible: true })
      .first()
      .tap();
    await page.waitForURL(/kasko-sigortasi/);
    await expect.poll(() => page.locator(".mobile-menu[open]").count()).toBe(0);
    await close();
  },
);

// Specification 2.18
test.each(shareOf(ways, 2))(
  "the first click on the products opens them, and a footer group on a phone, scripts %s",
  async (scripts) => {
    const { page, close } = await openVisit(site.browser, { viewport: desktop, scripts });
    await arrive(page, site.server.url);
    await page.locator("summary", { hasText: "Ürünler" }).click();
    await settled(page, scripts);
    expect(await openMenus(page)).toBe(1);
    await page.setViewportSize(phone);
    await arrive(page, `${site.server.url}/sss`);
    await page.locator("footer summary", { hasText: "Kurumsal" }).click();
    await settled(page, scripts);
    expect(await page.locator("footer details[open]").count()).toBe(1);
    await close();
  },
);

// The one journey of this file that the whole run goes with scripts that come when they come, too: each press finds them as it may.
// At once and without scripts the same way is gone by `traffic-journey`.
test.each(shareOf(["late", "at once"] as const, 2))(
  "the way from the home page to the bank needs no waiting for scripts, scripts %s",
  async (scripts) => {
    const { page, complaints, close } = await openVisit(site.browser, { ...touch, scripts });
    const { url } = site.server;
    const person = makePerson();
    await arrive(page, url);
    await page.getByLabel("Plaka").first().fill(person.plate);
    await page
      .getByLabel(/T\.C\. kimlik no/)
      .first()
      .fill(person.nationalNumber);
    await page
      .getByRole("button", { name: /Teklif Al/ })
      .first()
      .tap();
    await page.getByRole("heading", { name: "Kişisel bilgiler" }).waitFor();
    await page.getByLabel("Cep telefonu").fill(person.phone);
    await page.getByRole("checkbox", { name: /Gizlilik politikasını/ }).tap();
    await page.getByRole("checkbox", { name: /Aydınlatma Metni/ }).tap();
    await page.getByRole("button", { name: "Devam Et" }).tap();
    const window = page.getByRole("dialog", { name: "Telefon Doğrulama" });
    await window.waitFor();
    // A tap beside it loses nothing.
    await hydrated(page);
    await page.touchscreen.tap(195, 130);
    await window.waitFor();
    await page.getByLabel("SMS kodu").fill(await readCode(url, person.phone));
    await page.getByRole("heading", { name: "Araç bilgileri", level: 2 }).waitFor();
    await page.getByLabel("Ruhsat belge no").fill("FP373220");
    await page.getByRole("button", { name: "Teklifleri Getir" }).tap();
    await atOffers(page);
    const offers = page.getByRole("link", { name: /^Satın Al/ });
    await offers.first().waitFor();
    await page.goto(new URL((await offers.first().getAttribute("href"))!, url).href);
    expect(await page.getByLabel("Kart bana ait").isChecked()).toBe(true);
    expect(await page.getByLabel("Kart üzerindeki ad soyad").isVisible()).toBe(false);
    await page.getByLabel("Kart numarası").fill(goodCard);
    await page.getByLabel("Son kullanma").fill("12/30");
    await page.getByLabel("Güvenlik kodu").fill("123");
    await page.getByLabel("E-posta adresi").fill(person.email);
    // Authority is asked of who insures several.
    for (const box of Object.keys(ticks).filter((name) => name !== "isAuthorityDeclared")) {
      await page.locator(`[name=${box}]`).check();
    }
    await payButton(page).tap();
    await page.waitForURL(/\/banka\/3d\//);
    expect(complaints).toEqual([]);
    await close();
  },
);

// What without scripts is the browser's own affair.
describe("scripts late", () => {
  const scripts = "late";
  const visit = (options: Parameters<typeof openVisit>[1] = {}): Promise<Visit> =>
    openVisit(site.browser, { ...options, scripts });

  test("text typed at the home page is what the quote begins with", async () => {
    const { page, complaints, close } = await visit(touch);
    const person = makePerson();
    await arrive(page, site.server.url);
    const plate = page.getByLabel("Plaka").first();
    const number = page.getByLabel(/T\.C\. kimlik no/).first();
    await plate.tap();
    await plate.pressSequentially(person.plate.toLowerCase());
    await number.tap();
    await number.pressSequentially(person.nationalNumber.slice(0, 6));
    await settled(page, scripts);
    expect(await isFocused(number)).toBe(true);
    await page.keyboard.type(person.nationalNumber.slice(6));
    expect(await number.inputValue()).toBe(person.nationalNumber);
    await page
      .getByRole("button", { name: /Teklif Al/ })
      .first()
      .tap();
    await page.getByRole("heading", { name: "Kişisel bilgiler" }).waitFor();
    expect((await page.getByLabel("Plaka").inputValue()).replaceAll(" ", "").toUpperCase()).toBe(
      person.plate,
    );
    expect(await page.getByLabel(/T\.C\. kimlik no/).inputValue()).toBe(person.nationalNumber);
    expect(complaints).toEqual([]);
    await close();
  });

  test("what is wrong at the home page is said before the next page, and goes over to another line", async () => {
    const { page, close } = await visit(touch);
    await arrive(page, site.server.url);
    const { nationalNumber } = makePerson();
    await page.getByLabel("Plaka").first().fill("34 ABC 12345");
    await page
      .getByLabel(/T\.C\. kimlik no/)
      .first()
      .fill(nationalNumber);
    await settled(page, scripts);
    await page
      .getByText(/7 veya 8 karakter olmalıdır/)
      .first()
      .waitFor();
    await page.locator("label.start-tab", { hasText: "Sağlık" }).tap();
    const number = page.getByLabel(/T\.C\. kimlik no/).filter({ visible: true });
    await expect.poll(() => number.inputValue()).toBe(nationalNumber);
    await close();
  });

  test("a half-typed person step keeps text, ticks and caret, and survives a reload", async () => {
    const { page, close } = await visit();
    const person = makePerson();
    await arrive(page, `${site.server.url}/trafik/teklif`);
    const consent = page.getByRole("checkbox", { name: /Aydınlatma Metni/ });
    await page.getByLabel("Plaka").pressSequentially(person.plate.toLowerCase());
    await consent.check();
    const number = page.getByLabel(/T\.C\. kimlik no/);
    await number.pressSequentially(person.nationalNumber.slice(0, 3));
    await page.keyboard.press("Home");
    const saved = draftSaved(page, /name="openDataAgreement"/);
    await settled(page, scripts);
    expect(await consent.isChecked()).toBe(true);
    const caret = await number.evaluate((element) =>
      element === document.activeElement ? (element as HTMLInputElement).selectionStart : -1,
    );
    expect(caret).toBe(0);
    expect(await number.inputValue()).toBe(person.nationalNumber.slice(0, 3));
    await saved;
    await page.reload();
    expect(await consent.isChecked()).toBe(true);
    expect(await number.inputValue()).toBe(person.nationalNumber.slice(0, 3));
    await close();
  });

  test("an answer about cookies takes neither the page nor what is typed in it away", async () => {
    const { page, complaints, close } = await visit(touch);
    await arrive(page, site.server.url);
    await page.evaluate(() => (document.documentElement.dataset["isFirst"] = ""));
    const plate = page.getByLabel("Plaka").first();
    await plate.tap();
    await plate.pressSequentially("34abc123");
    await page.getByRole("button", { name: "Yalnızca gerekli" }).tap();
    await page.getByRole("heading", { name: "Çerez tercihleri" }).waitFor({ state: "hidden" });
    await settled(page, scripts);
    expect(await page.locator(".consent-banner").count()).toBe(0);
    expect((await plate.inputValue()).replaceAll(" ", "").toUpperCase()).toBe("34ABC123");
    expect(await page.locator("html[data-is-first]").count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.reload();
    expect(await page.locator(".consent-banner").count()).toBe(0);
    await close();
  });

  test("a code half typed stays, with the focus in its field", async () => {
    const { client, person } = await beginCode(site.server.url);
    const { page, close } = await visit();
    await goOnAs(page, site.server.url, client);
    await arrive(page, `${site.server.url}/trafik/teklif`);
    const code = page.getByLabel("SMS kodu");
    const wanted = await readCode(site.server.url, person.phone);
    // The browser puts the focus there by itself, over whatever else is on the page.
    await expect.poll(() => isFocused(code)).toBe(true);
    expect((await code.boundingBox())!.y).toBeLessThan(desktop.height);
    await page.keyboard.type(wanted.slice(0, 3));
    await settled(page, scripts);
    await page.keyboard.type(wanted.slice(3));
    await page.getByRole("heading", { name: "Araç bilgileri", level: 2 }).waitFor();
    await close();
  });

  test("offers ticked, opened and filtered before the scripts stay so", async () => {
    const { client, offers } = await beginOffers(site.server.url);
    const { page, close } = await visit();
    await goOnAs(page, site.server.url, client);
    await arrive(page, offers);
    await page.getByText("12 şirketin tümü yanıtladı").waitFor();
    const boxes = page.getByRole("checkbox", { name: /^Karşılaştır/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    const opened = page.locator("summary", { hasText: "Ayrıntı" }).first();
    await opened.click();
    await settled(page, scripts);
    expect(await boxes.nth(0).isChecked()).toBe(true);
    expect(await page.locator("article details[open]").count()).toBe(1);
    await page.getByRole("button", { name: "2 teklifi karşılaştır" }).waitFor();

    await arrive(page, offers);
    await page.getByRole("combobox", { name: "Taksit" }).selectOption("3 ve üzeri taksit");
    await hydrated(page);
    await page.waitForURL(/taksit=3/);
    await close();
  });

  test("a note typed after a refusal is not replaced by the one that was refused, and keeps the caret where it was put before the scripts", async () => {
    const { page, close } = await visit();
    for (const typed of ["before", "after"] as const) {
      await arrive(page, `${site.server.url}/teklif-iste/hukuksalkoruma`);
      const note = page.getByLabel(/Notunuz/);
      await note.fill("İlk not");
      await page.evaluate(() => document.querySelector<HTMLFormElement>("main form")!.submit());
      await page.getByText("Lütfen adınızı ve soyadınızı giriniz").first().waitFor();
      await note.click();
      await page.keyboard.press("End");
      if (typed === "after") await settled(page, scripts);
      await page.keyboard.type(" ve devamı");
      if (typed === "before") await settled(page, scripts);
      expect([typed, await note.inputValue()]).toEqual([typed, "İlk not ve devamı"]);
      expect(await isFocused(note)).toBe(true);
    }
    await close();
  });
});

test("a passport chosen with the first tap is what is asked for", async () => {
  const { page, complaints, close } = await openVisit(site.browser, { ...touch, scripts: "late" });
  await arrive(page, `${site.server.url}/yabancisaglik/asyncteklif`);
  await page.locator("label", { hasText: "Pasaport" }).tap();
  await settled(page, "late");
  await page.getByLabel("Pasaport no").waitFor();
  expect(await page.getByRole("textbox", { name: /kimlik no/i }).count()).toBe(0);
  expect(await page.getByRole("radio", { name: "Pasaport" }).isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test("a brand chosen before the scripts brings its models", async () => {
  const { url } = site.server;
  const { client } = await beginVehicle(url);
  const { page, close } = await openVisit(site.browser, { scripts: "late" });
  await goOnAs(page, url, client);
  await arrive(page, `${url}/trafik/teklif`);
  await page.getByRole("button", { name: "Bilgileri elle gireceğim" }).click();
  await page.getByRole("heading", { name: "Araç bilgilerini elle girin" }).waitFor();
  await page.locator("select[name=brand]").selectOption({ label: "Togg" });
  await hydrated(page);
  await page.locator("select[name=modelYear]").selectOption({ index: 1 });
  const models = page.getByRole("combobox", { name: "Model", exact: true });
  await models.click();
  await page.getByRole("option", { name: /T10/ }).first().waitFor();
  await close();
});

test.each(ways)(
  "a member opens the name menu with the first click, and has signed in without scripts where there are none, scripts %s",
  async (scripts) => {
    const { url } = site.server;
    const { page, close } = await openVisit(site.browser, { scripts });
    if (scripts === "never") {
      // Other forms of the account are posted without a browser: `sign-in-forms` of the worker kind.
      await arrive(page, `${url}/giris`);
      await logIn(page.getByRole("main"), demoPhone("signed-in"));
      await page.waitForURL(`${url}/`);
      // The browser draws it, yet no locator finds text of this element.
      const told = async () => (await page.locator("noscript").allInnerTexts()).join();
      await expect.poll(told).toContain("Hoş Geldiniz Tolga Uğurlu");
    } else {
      await goOnAs(page, url, await beginSignedIn(url, demoPhone("signed-in")));
      await arrive(page, url);
    }
    await memberMenu(page).click();
    await settled(page, scripts);
    expect(await openMenus(page)).toBe(1);
    await page.getByRole("link", { name: "Profili Düzenle" }).first().click();
    await page.getByRole("heading", { name: "Bilgilerim", level: 1 }).waitFor();
    await close();
  },
);
