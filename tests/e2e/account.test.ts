import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { Page, Request } from "playwright";
import { expect, test } from "vitest";
import { makePerson } from "#tests/factories/person.ts";
import { openOffice } from "#tests/office.ts";
import { totpCode, totpStepAt } from "#worker/broker/crypto/totp.ts";
import { readCode, readOutbox } from "#tests/outbox.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { isWhole, shareOf } from "#tests/share-of-cases.ts";
import { post } from "#tests/worker/quote-forms.ts";
import { beginMember, beginPayment, beginSignedIn, buy, goOnAs } from "./begun.ts";
import type { Visit } from "./browser.ts";
import { desktop, expectAccessible, hydrated, openVisit, phone } from "./browser.ts";
import type { Applicant } from "./member-flow.ts";
import {
  demoPhone,
  dialog,
  enterCode,
  fieldMessage,
  logIn,
  memberMenu,
  openSection,
  otherThan,
  openSignIn,
  overflow,
  signIn,
  signOut,
  toast,
  withoutRefusals,
} from "./member-flow.ts";
import { serveForBrowser } from "./serve.ts";

const site = serveForBrowser();

/** Those that are not looked at with something in them by another test here. */
const plainSections = ["bilgilerim", "sifre-degisikligi", "izinlerim"];

const sections = [
  ["bilgilerim", "Bilgilerim"],
  ["sifre-degisikligi", "Şifre Değişikliği"],
  ["policelerim", "Poliçelerim"],
  ["tekliflerim", "Tekliflerim"],
  ["varliklarim", "Kayıtlı bilgilerim"],
  ["desteklerim", "Destek taleplerim"],
  ["izinlerim", "İzinlerim"],
] as const;

interface MemberVisit extends Visit {
  readonly member: Applicant;
  readonly client: EdgeClient;
}

/** A page of a new member's, signed in; it has gone nowhere yet. */
async function openMember(): Promise<MemberVisit> {
  const [visit, begun] = await Promise.all([openVisit(site.browser), beginMember(site.server.url)]);
  await goOnAs(visit.page, site.server.url, begun.client);
  return { ...visit, ...begun };
}

/** What a link on the page downloads: its name and its bytes. */
async function downloadOf(page: Page, name: RegExp) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("every section is accessible and fits, on a 390 px phone, at 320 px and on a desktop", async () => {
  const { url } = site.server;
  const { page, complaints, close } = await openVisit(site.browser, { viewport: phone });
  await goOnAs(page, url, await beginSignedIn(url, demoPhone("signed-in")));
  for (const [at, [id, title]] of sections.entries()) {
    const isShared = isWhole || plainSections.includes(id);
    const looked = isShared ? shareOf(["phone", "desktop"], 2, at) : [];
    await page.goto(`${url}/hesabim?page=${id}`);
    if (looked.length > 0) await hydrated(page);
    await page.getByRole("heading", { name: title, level: 1 }).waitFor();
    const current = page
      .getByRole("navigation", { name: "Hesap bölümleri" })
      .getByRole("link", { name: title, exact: true });
    // The scripts bring it into sight, as soon as they are there.
    const edge = () => current.boundingBox().then((box) => box!.x + box!.width);
    await expect.poll(edge).toBeLessThanOrEqual(phone.width);
    if (looked.includes("phone")) await expectAccessible(page, `${title} on a phone`);
    await page.setViewportSize({ width: 320, height: 640 });
    expect([title, await overflow(page)]).toEqual([title, 0]);
    await page.setViewportSize(desktop);
    if (looked.includes("desktop")) await expectAccessible(page, `${title} on a desktop`);
    await page.setViewportSize(phone);
  }
  expect(complaints).toEqual([]);
  await close();
});

test("details are changed once the rules of the form are there, and the phone with the password and a code to the new one", async () => {
  const { page, complaints, close, member } = await openMember();
  await openSection(page, site.server.url, "bilgilerim");
  await page.getByLabel("Ad", { exact: true }).fill("İnci");
  // A press that comes before the rules waits for them, and nothing unfit is sent.
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  let posts = 0;
  // Lists of counties are asked for by POST as well.
  const isForm = (request: Request) =>
    request.method() === "POST" && !new URL(request.url()).pathname.startsWith("/api/");
  const count = (request: Request) => (posts += isForm(request) ? 1 : 0);
  page.on("request", count);
  await page.getByLabel("Doğum Tarihi").fill("31.02.1990");
  await page.getByRole("button", { name: "Kaydet" }).click();
  held.resolve();
  await fieldMessage(page, "Geçerli bir doğum tarihi giriniz (GG.AA.YYYY).").waitFor();
  expect(posts).toBe(0);
  await page.getByLabel("Doğum Tarihi").fill("");
  await page.getByLabel("İl (isteğe bağlı)").selectOption({ label: "İzmir" });
  const county = page.getByLabel("İlçe (isteğe bağlı)");
  await county.locator("option", { hasText: "Karşıyaka" }).waitFor({ state: "attached" });
  await county.selectOption({ label: "Karşıyaka" });
  await page.getByRole("button", { name: "Kaydet" }).click();
  await toast(page, "Bilgileriniz güncellendi").waitFor();
  await page.getByRole("heading", { level: 1 }).and(page.locator(":focus")).waitFor();
  expect(posts).toBe(1);
  page.off("request", count);
  await memberMenu(page, "İnci Işık").waitFor();
  await page.reload();
  expect(await county.locator("option:checked").innerText()).toBe("Karşıyaka");

  await hydrated(page);
  const emails = page.locator("section").filter({ hasText: "Yeni e-posta adresiniz" });
  await emails.getByLabel("Yeni e-posta adresiniz").fill("bozuk");
  await emails.getByLabel("Şifre", { exact: true }).fill("yanlış");
  await emails.getByRole("button", { name: "Adresi Değiştir" }).click();
  await fieldMessage(emails, "Lütfen email adresinizi doğru doldurun.").waitFor();
  await emails.getByLabel("Yeni e-posta adresiniz").fill("inci@ornek.example");
  await emails.getByRole("button", { name: "Adresi Değiştir" }).click();
  await fieldMessage(emails, "Şifreniz hatalı.").waitFor();
  expect(await emails.getByLabel("Yeni e-posta adresiniz").inputValue()).toBe("inci@ornek.example");
  await emails.getByLabel("Şifre", { exact: true }).fill(member.password);
  await emails.getByRole("button", { name: "Adresi Değiştir" }).click();
  await toast(page, "E-posta adresiniz değiştirildi").waitFor();
  await emails.getByText("inci@ornek.example", { exact: true }).waitFor();
  const [told] = await readOutbox(site.server.url, member.email);
  expect(told!.subject).toContain("e-posta adresiniz değiştirildi");

  const phones = page.locator("section").filter({ hasText: "Yeni numaranız" });
  const next = makePerson().phone;
  expect(await page.getByLabel("Yeni numaranız").inputValue()).toBe("");
  await page.getByLabel("Yeni numaranız").fill(next);
  await phones.getByLabel("Şifre", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Numarayı Değiştir" }).click();
  await dialog(page, "Telefon Doğrulama").waitFor();
  const code = await readCode(site.server.url, next);
  await page.getByLabel("SMS kodu").fill(otherThan(code));
  await toast(page, "Hata", "Kod hatalı. Kalan deneme hakkınız: 4.").waitFor();
  await enterCode(page, site.server.url, next);
  await toast(page, "Telefon numaranız değiştirildi").waitFor();
  const shown = next.replace(/^(...)(...)(..)(..)$/, "0 $1 $2 $3 $4");
  await page.getByText(shown, { exact: true }).waitFor();
  expect(await page.getByLabel("Yeni numaranız").inputValue()).toBe("");
  expect(await phones.getByLabel("Şifre", { exact: true }).inputValue()).toBe("");
  await signOut(page);
  await signIn(page, site.server.url, next, member.password);
  await memberMenu(page, "İnci Işık").waitFor();
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});

/** What a login without scripts is answered. */
async function answerToLogin(phoneNumber: string, password: string) {
  const fields = { phone: phoneNumber, password };
  const answer = await post(createEdgeClient(site.server.url), "/giris", fields);
  return { status: answer.status, html: await answer.text() };
}

test("a password that is easily guessed is refused at its field, with a way to a better one, by which the second step is switched on and off", async () => {
  const { page, close, member } = await openMember();
  await openSection(page, site.server.url, "sifre-degisikligi");
  const change = async (next: string) => {
    await page.getByLabel("Mevcut Şifre").fill(member.password);
    await page.getByLabel("Yeni Şifre", { exact: true }).fill(next);
    await page.getByLabel("Yeni Şifre (Doğrulama)").fill(next);
    await page.getByRole("button", { name: "Şifreyi Değiştir" }).click();
  };
  await change("Galatasaray1905");
  await page
    .locator("[id$=password-error]")
    .getByText(/kolayca tahmin edilebilir/)
    .waitFor();
  const before = await page.evaluate(() => sessionStorage.getItem("token"));
  const better = "dört mavi bisiklet";
  await change(better);
  await toast(page, "Şifreniz başarıyla değiştirildi").waitFor();
  await expect.poll(() => page.getByLabel("Mevcut Şifre").inputValue()).toBe("");
  await page.waitForFunction((old) => sessionStorage.getItem("token") !== old, before);
  await page.reload();
  await page.getByRole("heading", { name: "Şifre Değişikliği", level: 1 }).waitFor();
  await hydrated(page);

  await page.getByLabel("Açmak için şifreniz").fill(better);
  await page.getByRole("button", { name: "SMS ile iki adımlı girişi aç" }).click();
  await toast(page, "İki adımlı giriş açıldı").waitFor();
  // What was pressed is gone: the focus is where it says how things stand.
  const heading = page.getByRole("heading", { name: "İki adımlı giriş", exact: true });
  await heading.and(page.locator(":focus")).waitFor();
  const { length: seen } = await readOutbox(site.server.url, member.phone);
  expect((await answerToLogin(member.phone, better)).html).toContain('name="smsCode"');
  expect(await readCode(site.server.url, member.phone, seen)).toMatch(/^\d{6}$/);
  await page.getByLabel("Kapatmak için şifreniz").fill("yanlış");
  await page.getByRole("button", { name: "İki adımlı girişi kapat" }).click();
  await page.getByText("Şifreniz hatalı.").first().waitFor();
  await page.getByLabel("Kapatmak için şifreniz").fill(better);
  await page.getByRole("button", { name: "İki adımlı girişi kapat" }).click();
  await toast(page, "İki adımlı giriş kapatıldı").waitFor();
  expect((await answerToLogin(member.phone, better)).status).toBe(302);
  await close();
});

test("an authenticator is set up, asked for at the next login, and its recovery codes are shown once", async () => {
  const { page, complaints, close, member } = await openMember();
  await openSection(page, site.server.url, "sifre-degisikligi");
  await page.getByRole("button", { name: "Doğrulama uygulaması kullan" }).click();
  const heading = page.getByRole("heading", { name: "İki adımlı giriş", exact: true });
  await heading.and(page.locator(":focus")).waitFor();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(" ", "");
  expect(
    await page.getByRole("link", { name: "Bu cihazdaki uygulamaya ekle" }).getAttribute("href"),
  ).toContain(secret);
  const codeOf = (steps: number) => totpCode(secret, totpStepAt(Date.now()) + steps);
  const setUp = async (code: string, password: string) => {
    await page.getByLabel("Doğrulama kodu").fill(code);
    await page.getByLabel("Açmak için şifreniz").fill(password);
    await page.getByRole("button", { name: "Doğrulama uygulamasını aç" }).click();
  };
  await setUp(otherThan(codeOf(0)), member.password);
  await page.getByText("Kod hatalı ya da daha önce kullanıldı.").first().waitFor();
  await expectAccessible(page, "setting an authenticator up");
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    expect(await overflow(page)).toBe(0);
  }
  await setUp(codeOf(0), member.password);
  await page.getByText("yalnızca şimdi gösterilir").waitFor();
  const codes = await page.getByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/).allInnerTexts();
  expect(codes).toHaveLength(10);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    expect(await overflow(page)).toBe(0);
  }
  await page.reload();
  await page.getByText("Kalan kurtarma kodunuz: 10.").waitFor();
  expect(await page.getByText(codes[0]!).count()).toBe(0);

  await signOut(page);
  await logIn(await openSignIn(page, site.server.url), member.phone, member.password);
  const asked = dialog(page, "Doğrulama Uygulaması");
  await asked.getByText("Doğrulama uygulamanızdaki kodu giriniz.").waitFor();
  expect(await asked.getByText("Tekrar Gönder").count()).toBe(0);
  await expectAccessible(page, "an authenticator's code");
  await asked.getByLabel("Doğrulama kodu").fill("abcde-fghjk");
  await asked.getByRole("button", { name: "Onayla" }).click();
  await toast(page, "Hata").waitFor();
  await asked.getByLabel("Doğrulama kodu").fill(codes[0]!);
  await asked.getByRole("button", { name: "Onayla" }).click();
  await page.waitForURL(`${site.server.url}/hesabim?page=bilgilerim`);
  const section = await page.request.get(`${site.server.url}/hesabim?page=sifre-degisikligi`);
  expect(await section.text()).toMatch(/Kalan kurtarma kodunuz: (<!-- -->)?9(<!-- -->)?\./);
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});

// Without scripts the same is said by `tests/worker/member.test.ts`.
test("the list of sessions shows them on a phone and ends one and all others", async () => {
  const { url } = site.server;
  const { member } = await beginMember(url);
  const enter = () => beginSignedIn(url, member.phone, member.password);
  const [one, two] = [await enter(), await enter()];
  const { page, close } = await openVisit(site.browser, { viewport: phone });
  await goOnAs(page, url, await enter());
  await openSection(page, url, "sifre-degisikligi");
  const card = page.locator("section").filter({ hasText: "Açık oturumlar" });
  const rows = card.getByRole("listitem");
  expect(await rows.count()).toBe(4);
  expect(await rows.first().innerText()).toMatch(/^Chrome, Linux\n[^]*Bu oturum$/);
  expect(await rows.first().innerText()).toMatch(/Giriş: \d\d\.\d\d\.\d{4} saat \d\d\.\d\d/);
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page, "sessions");

  await card
    .getByRole("button", { name: /^Oturumu kapat: Chrome, Linux/ })
    .first()
    .click();
  await expect.poll(() => rows.count()).toBe(3);
  expect((await two.fetch("/hesabim")).headers.get("Location")).toBe("/");
  await card.getByRole("button", { name: "Diğer oturumları kapat" }).click();
  await expect.poll(() => rows.count()).toBe(1);
  expect(await (await one.fetch("/sss")).text()).not.toContain("Işık");
  await close();
});

test("after a sign-out the back button shows nobody's name on any page of before", async () => {
  const { page, close } = await openMember();
  for (const path of ["/sss", "/iletisim"]) {
    await page.goto(site.server.url + path);
    await memberMenu(page, "İpek Işık").waitFor();
  }
  await signOut(page);
  for (const path of ["/iletisim", "/sss"]) {
    await page.goBack();
    await page.getByRole("link", { name: "Giriş", exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.getByText("İpek").count()).toBe(0);
    // A press before the scripts posts the form, and these may set the marker meanwhile: the next use takes it away.
    await page.keyboard.press("Shift");
    await page.waitForFunction(() => sessionStorage.getItem("token") === null);
  }
  await close();
});

test("quotes and policies made while signed in are listed, and the policy downloads", async () => {
  const { page, complaints, close, member, client } = await openMember();
  const paying = await beginPayment(site.server.url, { person: member, client });
  await goOnAs(page, site.server.url, client);
  await openSection(page, site.server.url, "tekliflerim");
  await page.getByRole("heading", { name: "Zorunlu Trafik Sigortası", level: 2 }).waitFor();
  await expectAccessible(page, "quotes");
  await page.getByRole("link", { name: "Tekliflere git" }).click();
  await page.getByRole("heading", { name: "Teklifleriniz", level: 1 }).waitFor();
  const order = (await buy(site.server.url, paying)).slice(site.server.url.length);
  const [number = ""] = /\b\d{3}-\d{3}-\d+-\d\b/.exec(await (await client.fetch(order)).text())!;

  await openSection(page, site.server.url, "tekliflerim");
  await page.getByText("Henüz bir teklifiniz yok.").waitFor();
  await openSection(page, site.server.url, "policelerim");
  await page.getByText(number).waitFor();
  await expectAccessible(page, "policies");
  const link = page.getByRole("link", { name: "Poliçeyi indir" });
  const pdf = await page.request.get(new URL((await link.getAttribute("href"))!, page.url()).href);
  const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input: await pdf.body() });
  expect(text.toString()).toContain(number);
  await page.getByRole("link", { name: "Cayma ve iptal" }).first().click();
  await page.getByRole("heading", { name: "Poliçeyi neden bırakıyorsunuz?", level: 1 }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("vehicles, homes and family are kept, changed, forgotten, and a quote starts from a vehicle", async () => {
  const { page, complaints, close } = await openMember();
  await openSection(page, site.server.url, "varliklarim");
  const card = (title: string) => page.locator("section").filter({ hasText: title });
  const save = (title: string) => card(title).getByRole("button", { name: "Kaydet" }).click();
  const saved = () => toast(page, "Kaydedildi").first().waitFor();

  await page.getByText("Araç ekleyin").click();
  await save("Araçlarınız");
  await fieldMessage(page, "Lütfen plaka giriniz").waitFor();
  await page.getByLabel("Plaka").fill("34 ABC 123");
  await page.getByLabel("Marka").fill("Togg");
  await save("Araçlarınız");
  await saved();
  await card("Araçlarınız").getByText("34 ABC 123").first().waitFor();
  await page.getByText("Konut ekleyin").click();
  await save("Konutlarınız");
  await fieldMessage(page, "Lütfen adres ya da UAVT adres kodu giriniz").waitFor();
  await card("Konutlarınız").getByLabel("Adres", { exact: true }).fill("Moda Cad. No: 1 Kadıköy");
  await card("Konutlarınız").getByLabel("UAVT adres kodu").fill("4288213000");
  await save("Konutlarınız");
  await page.getByText("Moda Cad. No: 1 Kadıköy").first().waitFor();
  for (const insurance of ["DASK", "Konut sigortası"]) {
    const button = card("Konutlarınız").getByRole("button", { name: `${insurance} teklifi al` });
    const values = button.locator("xpath=..").locator('input[name="uavtCode"]');
    expect(await values.inputValue()).toBe("4288213000");
  }
  await page.getByText("Aile üyesi ekleyin").click();
  await card("Aileniz").getByLabel("Yakınlık").selectOption({ label: "Çocuk" });
  await card("Aileniz").getByLabel("Ad", { exact: true }).fill("Ege");
  await card("Aileniz").getByLabel("Soyad", { exact: true }).fill("Işık");
  await save("Aileniz");
  await card("Aileniz").getByText("Ege Işık", { exact: true }).waitFor();
  await page.getByText("Evcil hayvan ekleyin").click();
  await card("Evcil hayvanlarınız").getByLabel("Ad", { exact: true }).fill("Pamuk");
  await card("Evcil hayvanlarınız").getByLabel("Kedi").check();
  await save("Evcil hayvanlarınız");
  await card("Evcil hayvanlarınız").getByRole("listitem").getByText("Pamuk").waitFor();
  await expectAccessible(page, "assets");

  await card("Aileniz")
    .getByRole("link", { name: /düzenle$/ })
    .click();
  await page.waitForURL(/duzenle=/);
  await card("Aileniz").getByLabel("Ad", { exact: true }).fill("Efe");
  await save("Aileniz");
  await page.getByText("Çocuk · Efe Işık").waitFor();
  await card("Konutlarınız").getByRole("button", { name: /sil$/ }).click();
  await toast(page, "Silindi").waitFor();
  await page.getByText("Kayıtlı konutunuz yok.").waitFor();
  // Every line that insures vehicles starts with the one kept here.
  await card("Araçlarınız").getByRole("button", { name: "Trafik sigortası teklifi al" }).waitFor();
  await card("Araçlarınız").getByRole("button", { name: "Kasko teklifi al" }).click();
  await page.getByRole("heading", { name: "Kasko Sigortası teklifi" }).waitFor();
  await page.getByRole("heading", { name: "Kişisel bilgiler" }).waitFor();
  expect(await page.getByLabel("Plaka").inputValue()).toBe("34 ABC 123");
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});

test("a support request with a file is answered, replied to and closed", async () => {
  const { page, complaints, close, member } = await openMember();
  await openSection(page, site.server.url, "desteklerim");
  await page.getByRole("button", { name: "Gönder" }).click();
  await page.locator("[id$=-error]").first().waitFor();
  const file = Buffer.from("%PDF-1.7\nruhsat örneği");
  await page.getByLabel("Talep türü").selectOption({ label: "Poliçe bilgisi" });
  await page.getByLabel("Konu").fill("Poliçemin başlangıcı");
  await page.getByLabel("Mesajınız").fill("Poliçem hangi gün başlıyor?");
  const chosen = { name: "ruhsat.pdf", mimeType: "application/pdf", buffer: file };
  await page.getByLabel("Dosya seçin").setInputFiles(chosen);
  await page.getByText("Eklendi").waitFor();
  await page.getByRole("button", { name: "Gönder" }).click();
  await toast(page, "Talebiniz alındı", "Talep numaranız DT-").waitFor();
  await expectAccessible(page, "support request");
  const reference = await page.getByText(/^DT-\d{8}$/).innerText();
  const { name, bytes } = await downloadOf(page, /ruhsat\.pdf/);
  expect(name).toBe("ruhsat.pdf");
  expect(bytes.equals(file)).toBe(true);

  const office = await openOffice(site.server);
  const answer = { intent: "answer", answer: "Yarın başlıyor.", after: "answered" };
  expect(await office.act(reference, answer)).toContain("Yanıtınız gönderildi.");
  await openSection(page, site.server.url, "desteklerim");
  await page.getByText("Yeni yanıt").waitFor();
  await page.getByText("Yanıtlandı", { exact: true }).last().waitFor();
  await expectAccessible(page, "support requests");
  await page.getByRole("link", { name: /Poliçemin başlangıcı/ }).click();
  await page.getByText("Yarın başlıyor.").waitFor();
  await page.getByLabel("Mesajınız").fill("Teşekkür ederim.");
  await page.getByRole("checkbox", { name: /Sorunum çözüldü/ }).check();
  await page.getByRole("button", { name: "Yanıtı gönder" }).click();
  await toast(page, "Yanıtınız gönderildi").waitFor();
  await page.getByText("Çözüldü", { exact: true }).waitFor();
  await openSection(page, site.server.url, "desteklerim");
  expect(await page.getByText("Yeni yanıt").count()).toBe(0);
  const mails = await readOutbox(site.server.url, member.email);
  expect(mails[0]!.subject).toBe(`Destek talebinizde yeni bir ileti var: ${reference}`);
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});

test("consents are changed, the data is taken along, and the account ends with the password", async () => {
  const { page, complaints, close, member } = await openMember();
  await openSection(page, site.server.url, "izinlerim");
  await page.getByRole("switch", { name: "SMS" }).check();
  await page.getByRole("button", { name: "Tercihleri Kaydet" }).click();
  await toast(page, "Tercihleriniz kaydedildi").waitFor();
  await page.reload();
  expect(await page.getByRole("switch", { name: "SMS" }).isChecked()).toBe(true);
  await hydrated(page);
  await page.getByRole("link", { name: "Metni okuyun" }).first().click();
  await page.getByRole("dialog").getByText("SMS gönderilmesini kabul ediyorum").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("switch", { name: "SMS" }).uncheck();
  await page.getByRole("button", { name: "Tercihleri Kaydet" }).click();
  const history = page.locator("section").filter({ hasText: "İzin geçmişi" });
  await history.getByText("Geri alındı", { exact: true }).waitFor();
  expect(await history.getByText("Verilmedi", { exact: true }).count()).toBeGreaterThan(0);

  const { name, bytes } = await downloadOf(page, /Verilerimi indir/);
  expect(name).toMatch(/\.json$/);
  const everything = JSON.stringify(JSON.parse(bytes.toString()));
  for (const own of [member.phone, member.email, member.nationalNumber, member.name]) {
    expect(everything).toContain(own);
  }
  expect(everything).not.toContain(demoPhone("signed-in"));

  await page.getByText("Hesabımı silmek istiyorum").click();
  await page.getByLabel("Silmek için şifreniz").fill("yanlış");
  await page.getByRole("button", { name: "Hesabımı sil" }).click();
  await page.getByText("Şifreniz hatalı.").first().waitFor();
  await page.getByLabel("Silmek için şifreniz").fill(member.password);
  await page.getByRole("button", { name: "Hesabımı sil" }).click();
  await toast(page, "Hesabınız silindi").waitFor();
  await page.getByRole("link", { name: "Giriş", exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  const login = await answerToLogin(member.phone, member.password);
  expect([login.status, login.html]).toEqual([
    422,
    expect.stringContaining("Kullanıcı adı veya şifre hatalı."),
  ]);
  expect(withoutRefusals(complaints)).toEqual([]);
  await close();
});
