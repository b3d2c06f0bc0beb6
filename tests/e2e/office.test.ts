import type { Page } from "playwright";
import { expect, test } from "vitest";
import { addDays, formatDate, todayInIstanbul } from "#shared/format/date.ts";
import type { LeadId } from "#shared/leads/leads.ts";
import { leads } from "#shared/leads/leads.ts";
import { href } from "#shared/routes.ts";
import { maskPhone } from "#shared/format/phone.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { makePerson } from "#tests/factories/person.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import {
  createAuthenticator,
  inviteToOffice,
  officePassword,
  setUpAccount,
} from "#tests/office.ts";
import { readOutbox, untilSent } from "#tests/outbox.ts";
import { shareOf } from "#tests/share-of-cases.ts";
import { pngFile, writeToSupport } from "#tests/worker/office-records.ts";
import { beginSignedIn, goOnAs } from "./begun.ts";
import type { Visit } from "./browser.ts";
import { arrive, expectAccessible, hydrated, openVisit, phone } from "./browser.ts";
import { chooseInList } from "./choose-in-list.ts";
import { demoPhone, openSection, overflow, withoutRefusals } from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";
import { atOffers, confirmCode, fillPerson, lookUpVehicle, submitPerson } from "./traffic-flow.ts";

const site = serveForBrowser();
const narrow = { width: 320, height: 640 };
const later = (days: number) => formatDate(addDays(todayInIstanbul(Date.now()), days));

const openLead = (page: Page, product: LeadId) =>
  arrive(page, site.server.url + href("requestQuote", { product }));

async function agreeAndSend(page: Page): Promise<string> {
  await page.getByRole("checkbox", { name: /Gizlilik/ }).check();
  await page.getByRole("checkbox", { name: /KVKK/ }).check();
  await page.getByRole("button", { name: "Beni Ara" }).click();
  await page.getByRole("heading", { name: "Talebinizi aldık" }).waitFor();
  return page.getByText(/^YK-\d{10}$/).innerText();
}

/** Sets an account of the office up on its pages, in a browser of its own. */
async function enterOffice(name: string): Promise<Visit & { nextCode: () => Promise<string> }> {
  const invite = await inviteToOffice(site.server, name);
  const visit = await openVisit(site.browser, { viewport: phone });
  const { page } = visit;
  await page.goto(`${site.server.url}/ofis`);
  await page.getByRole("link", { name: "Davetiniz mi var? Hesabınızı kurun." }).click();
  const secret = (await page.locator("code.secret").innerText()).replaceAll(" ", "");
  const nextCode = createAuthenticator(secret);
  await page.getByLabel("Kullanıcı adı").fill(name);
  await page.getByLabel("Davet kodu").fill(invite);
  await page.getByLabel("Yeni şifre").fill(officePassword);
  await page.getByLabel("Doğrulama kodu").fill(await nextCode());
  await page.getByRole("button", { name: "Hesabı kur" }).click();
  await page.getByRole("heading", { name: "Kayıtlar", level: 1 }).waitFor();
  return { ...visit, nextCode };
}

test("each form can be read by everybody, fits a narrow screen, and says at each field what is missing", async () => {
  const { page, complaints, close } = await openVisit(site.browser, { viewport: phone });
  for (const product of shareOf(Object.keys(leads) as LeadId[], 3)) {
    await page.setViewportSize(phone);
    await openLead(page, product);
    await hydrated(page);
    await expectAccessible(page, product);
    await page.setViewportSize(narrow);
    expect([product, await overflow(page)]).toEqual([product, 0]);
    await page.getByRole("button", { name: "Beni Ara" }).click();
    const needed = Object.entries(leads[product].fields).filter(
      ([, field]) => !("isOptional" in field),
    );
    for (const [name] of needed) await page.locator(`#${name}-error`).waitFor();
    expect([product, ...withoutRefusals(complaints)]).toEqual([product]);
  }
  await close();
});

test("a lead keeps what was typed and is left without scripts", async () => {
  const scripts = "never";
  const { page, complaints, close } = await openVisit(site.browser, { viewport: phone, scripts });
  const person = makePerson();
  await openLead(page, "yabancitrafik");
  await page.getByLabel("Ad Soyad").fill("Jürgen Müller");
  await page.getByRole("textbox", { name: "Telefon" }).fill(person.phone);
  await page.getByLabel("Aracın plakası").fill("B-MW 1234");
  await chooseInList(page, "Tescilli olduğu ülke", "Almanya", scripts);
  await page.getByLabel("Aracın cinsi").selectOption({ label: "Otomobil" });
  await page.getByLabel("Şasi no").fill("WVWZZZ1JZ3W386752");
  await page.getByLabel("Türkiye’ye giriş tarihi").fill(later(10));
  await page.getByLabel("Türkiye’den çıkış tarihi").fill(later(3));
  await page.getByRole("checkbox", { name: /Gizlilik/ }).check();
  await page.getByRole("checkbox", { name: /KVKK/ }).check();
  await page.getByRole("button", { name: "Beni Ara" }).click();
  const fault = page.locator("#exit-error");
  await fault.getByText("Çıkış tarihi giriş tarihinden önce olamaz.").waitFor();
  expect(await page.getByLabel("Aracın plakası").inputValue()).toBe("B-MW 1234");
  await page.getByLabel("Türkiye’den çıkış tarihi").fill(later(20));
  await agreeAndSend(page);
  const [sms] = await readOutbox(site.server.url, person.phone);
  expect(sms!.text).toMatch(/numarası YK-\d{10}/);
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});

/** Allows advertising by two ways with a quote, and takes one of them back by the link that messages have. */
async function allowAndTakeBack(page: Page, person: TestPerson): Promise<void> {
  const { url } = site.server;
  await page.goto(url + href("trafikQuote"));
  await fillPerson(page, person);
  await page.getByText("Kampanya iletileri (isteğe bağlı)").click();
  await page.getByRole("checkbox", { name: /SMS ile almak/ }).check();
  await page.getByRole("checkbox", { name: /telefonla aranmak/ }).check();
  await submitPerson(page);
  await confirmCode(page, url, person);
  await lookUpVehicle(page);
  await atOffers(page);
  const [, quote = ""] = /\/teklif\/([^/]+)/.exec(page.url()) ?? [];
  await arrive(page, url + href("withdraw", { quote }));
  await expectAccessible(page, "withdrawal");
  await page.getByRole("button", { name: "Geri al: SMS ile kampanya iletileri" }).click();
  await page.getByText("İzniniz geri alındı").first().waitFor();
  expect(await page.getByText("Kampanyalar için telefonla aranma").count()).toBe(1);
}

/** Writes a complaint; yields its number. */
async function complain(page: Page, { phone: number, email }: TestPerson): Promise<string> {
  await arrive(page, site.server.url + href("complaint"));
  await page.getByLabel("Ad Soyad").fill("Işıl Gökçe");
  await page.getByRole("textbox", { name: "Telefon" }).fill(number);
  await page.getByLabel("E-posta").fill(email);
  await page.getByLabel("Şikâyetinizin konusu").selectOption({ index: 1 });
  await page.getByLabel("Ne oldu, ne istiyorsunuz?").fill("Hasar dosyama üç haftadır yanıt yok.");
  await page.getByRole("checkbox", { name: /Aydınlatma/ }).check();
  await page.getByRole("button", { name: "Gönder" }).click();
  const sent = await page.getByText(/Kayıt numaranız YK-\d{10}/).innerText();
  expect(sent).toContain("15 iş günü");
  return /YK-\d{10}/.exec(sent)?.[0] ?? "";
}

test("a member's lead, what a visitor allows and forbids, and a complaint reach the office and are answered", async () => {
  const { url } = site.server;
  const visitor = await openVisit(site.browser, { viewport: phone });
  const person = makePerson();
  await allowAndTakeBack(visitor.page, person);
  const complaint = await complain(visitor.page, person);
  expect(withoutRefusals(visitor.complaints)).toEqual([]);
  await visitor.close();
  const member = await openVisit(site.browser, { viewport: phone });
  await goOnAs(member.page, url, await beginSignedIn(url, demoPhone("signed-in")));
  await openLead(member.page, "ferdikaza");
  await member.page.getByLabel("Ad Soyad").fill("Tolga Uğurlu");
  await member.page.getByRole("textbox", { name: "Telefon" }).fill("5320000001");
  await member.page.getByLabel("T.C. kimlik no").fill("10000001518");
  await member.page.getByLabel("Doğum tarihi").fill("04.09.2000");
  await member.page.getByLabel("Mesleğiniz").fill("Marangoz");
  await member.page
    .getByLabel("Nasıl bir işte çalışıyorsunuz?")
    .selectOption({ label: "Bedensel, el aleti veya makineyle" });
  await member.page.getByLabel("Teminat tutarı").fill("1.000.000");
  await member.page.getByLabel(/Sizi ne zaman/).selectOption({ label: "12.00 - 15.00" });
  const reference = await agreeAndSend(member.page);

  const office = await enterOffice("eda");
  const { page } = office;
  await expectAccessible(page, "office list");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await page.locator("main:focus").count()).toBe(1);
  const row = page.getByRole("row").filter({ hasText: reference });
  expect(await row.innerText()).toContain("12.00 - 15.00");
  expect(await row.innerText()).not.toContain("Tolga");
  await page.setViewportSize(narrow);
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize(phone);
  await row.getByRole("link", { name: "Ferdi Kaza Sigortası" }).click();
  await page.getByText("Tolga Uğurlu").waitFor();
  await page.getByText("1.000.000 TL").waitFor();
  await expectAccessible(page, "office record");
  await page.setViewportSize(narrow);
  expect(await overflow(page)).toBe(0);
  // Enter in a field presses none of the buttons around it.
  await page.getByLabel("Not", { exact: true }).fill("Akşam aranacak.");
  const shown = page.waitForEvent("load");
  await page.getByLabel("Sıradaki tarih").press("Enter");
  await shown;
  await page.getByRole("button", { name: "Üstlen", exact: true }).click();
  await page.getByText("Kaydı üstlendiniz.").waitFor();
  expect(await page.getByLabel("Not", { exact: true }).inputValue()).toBe("Akşam aranacak.");
  await page.getByRole("button", { name: "Notu kaydet" }).click();
  await page.getByText("Notunuz kayda eklendi.").waitFor();
  await page.getByRole("button", { name: "Yanıtı gönder" }).click();
  await page.getByText("Lütfen yanıtınızı yazın.").waitFor();
  // Also on a phone, where it stands far below what was pressed.
  expect(await page.locator("#answer:focus").count()).toBe(1);
  await page.getByLabel("Yanıtınız").fill("Üç şirketten teklif aldık; yarın arayacağız.");
  await page.getByRole("button", { name: "Yanıtı gönder" }).click();
  await page.getByText("Yanıtınız gönderildi.").waitFor();
  await page.getByRole("link", { name: "Kayıtlar" }).click();
  await page.getByRole("row").filter({ hasText: complaint }).getByRole("link").first().click();
  await page.getByText("Hasar dosyama üç haftadır yanıt yok.").waitFor();
  await page.getByLabel("Yanıtınız").fill("Dosyanızı eksperle görüştük; ödemeniz yarın.");
  await page.getByRole("button", { name: "Yanıtı gönder" }).click();
  await page.getByText("Yanıtınız gönderildi.").waitFor();
  const [answer] = await untilSent(url, person.email, "Dosyanızı eksperle görüştük");
  expect(answer?.text).toContain(complaint);
  // What was allowed and taken back is due at the register, way by way.
  await page.getByRole("link", { name: "İletişim izinleri" }).click();
  const said = page.getByRole("row").filter({ hasText: maskPhone(person.phone) });
  for (const [way, change] of [
    ["SMS", "Geri alındı"],
    ["Arama", "Verildi"],
  ] as const) {
    const told = said.filter({ hasText: way }).filter({ hasText: change });
    expect(await told.innerText()).toMatch(/Son gün|Bildirildi/);
  }
  await page.getByRole("button", { name: "Çıkış" }).click();
  await page.getByText("Oturumunuz kapandı.").waitFor();
  await expectAccessible(page, "office sign-in");
  await page.getByLabel("Kullanıcı adı").fill("eda");
  await page.getByLabel("Şifre").fill(officePassword);
  await page.getByLabel("Doğrulama kodu").fill(await office.nextCode());
  await page.getByRole("button", { name: "Giriş yap" }).click();
  await page.getByRole("link", { name: "Denetim" }).click();
  const audited = page.getByRole("row").filter({ hasText: reference });
  await audited.getByText("Yanıtladı").waitFor();
  await expectAccessible(page, "office record of itself");
  expect(withoutRefusals(office.complaints)).toEqual([]);
  await office.close();

  await openSection(member.page, site.server.url, "desteklerim");
  const call = member.page.getByRole("listitem").filter({ hasText: reference });
  await call.getByText("Üç şirketten teklif aldık; yarın arayacağız.").waitFor();
  await call.getByText("Yanıtlandı", { exact: true }).waitFor();
  await call.getByText("12.00 - 15.00").waitFor();
  await expectAccessible(member.page, "calls of a member");
  await member.page.setViewportSize(narrow);
  expect(await overflow(member.page)).toBe(0);
  expect(withoutRefusals(member.complaints)).toEqual([]);
  await member.close();
});

test("a member's picture is seen in the office, without a script and without a complaint of the browser, and how things stand and what campaigns brought fit a narrow screen", async () => {
  const { url } = site.server;
  const { reference } = await writeToSupport(site.server, [pngFile("on-cam.png", 900, 600)]);
  const client = createEdgeClient(url, fetchFromAnywhere);
  await setUpAccount(client, "filiz", await inviteToOffice(site.server, "filiz"));
  const { page, complaints, close } = await openVisit(site.browser, { viewport: phone });
  await goOnAs(page, url, client);
  await page.goto(`${url}/ofis/kayit/${reference}`);
  await page.getByRole("link", { name: "on-cam.png" }).click();
  const picture = page.getByRole("img");
  await picture.waitFor();
  const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBe(900);
  await expectAccessible(page, "office picture");
  await page.setViewportSize(narrow);
  expect(await overflow(page)).toBe(0);
  await page.getByRole("link", { name: "Kayda dönün" }).click();
  await page.getByText("Ön cam çatladı.").waitFor();
  for (const path of ["/ofis/durum", "/ofis/kampanyalar"]) {
    await page.goto(url + path);
    expect(new URL(page.url()).pathname).toBe(path);
    await expectAccessible(page, path);
    expect([path, await overflow(page)]).toEqual([path, 0]);
  }
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});
