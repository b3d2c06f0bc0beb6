import { formatDate } from "#shared/format/date.ts";
import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright";
import { leads } from "#shared/leads/leads.ts";
import type { ProductId } from "#shared/products/catalogue.ts";
import type { ProductEntry } from "#shared/products/product-entry.ts";
import { productIds, products } from "#shared/products/catalogue.ts";
import { href, productPageOf } from "#shared/routes.ts";
import { answerCookies, hydrated, openVisit, phone } from "#tests/e2e/browser.ts";
import {
  demoPhone,
  fillRegistration,
  logIn,
  makeApplicant,
  openSection,
  signIn,
  submitRegistration,
} from "#tests/e2e/member-flow.ts";
import { offerStates, reachComparison } from "#tests/e2e/offer-states.ts";
import {
  approveAtBank,
  chooseCheapest,
  confirmCode,
  fillCard,
  fillPerson,
  goodCard,
  lookUpVehicle,
  payButton,
  reachOffers,
  submitPerson,
} from "#tests/e2e/traffic-flow.ts";
import { makePerson } from "#tests/factories/person.ts";
import { readCode, readOutbox } from "#tests/outbox.ts";
import { changeDatabase } from "#tests/local-database.ts";
import { createAuthenticator, inviteToOffice, officePassword, openOffice } from "#tests/office.ts";
import type { TestServer } from "#tests/start-server.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { leaveLead, pngFile, writeToSupport } from "#tests/worker/office-records.ts";
import type { Camera } from "./camera.ts";
import { walkLine } from "./walk-line.ts";

export interface Stage {
  readonly server: TestServer;
  readonly browser: Browser;
  readonly camera: Camera;
}

type Tour = (stage: Stage) => Promise<void>;

/** A visitor's page on a phone, for as long as `use` needs it; what covers it is put away first. */
async function visit(
  { browser, server }: Stage,
  use: (page: Page, url: string) => Promise<void>,
): Promise<void> {
  const { page, close } = await openVisit(browser, { viewport: phone });
  page.setDefaultTimeout(60_000);
  await answerCookies(page, server.url);
  await use(page, server.url).finally(close);
}

const readingPages = {
  home: "/",
  about: href("about"),
  contact: href("contact"),
  blog: "/blog",
  faq: href("faq"),
  claim: "/hasar-aninda",
  "tool-mtv": "/hizli-erisim/mtv-borcu",
  "tool-value": "/hizli-erisim/kasko-degeri-sorgulama",
  "tool-fault": "/hizli-erisim/tramer-kusur",
  "tool-report": "/hizli-erisim/online-kaza-tutanagi",
  "tool-expert": "/hizli-erisim/eksper-sorgulama",
  "tool-inspection": "/hizli-erisim/arac-muayene-randevusu",
  "calculator-earthquake":
    "/zorunlu-deprem-sigortasi?basis=group&riskGroup=2&constructionStyle=betonarme&grossArea=100&constructionYear=2010&storeyBand=4-7",
  "calculator-traffic": "/zorunlu-trafik-sigortasi?province=34&step=4&previousEnd=20.10.2026",
  "calculator-home": "/konut-sigortasi?grossArea=120",
  "calculator-travel": "/seyahat-saglik-sigortasi",
  article: "/blog/muafiyetli-kasko",
  glossary: href("glossary"),
  search: href("search"),
  "find-policy": href("findPolicy"),
  complaint: href("complaint"),
  "data-request": href("dataRequest"),
  "search-found": "/ara?q=kasko",
  "search-corrected": "/ara?q=muafyet",
  "search-nothing": "/ara?q=tekne+kaskosu",
  login: href("login"),
  register: href("register"),
  "forgot-password": href("forgotPassword"),
  "error-404": "/404",
  "unknown-quote": "/404?aranan=teklif",
  "error-unknown-quote": "/teklif/yok",
};

const reading: Tour = (stage) =>
  visit(stage, async (page, url) => {
    for (const [name, path] of Object.entries(readingPages)) {
      await page.goto(url + path);
      await stage.camera.take(page, `page-${name}`);
    }
    await page.getByRole("link", { name: "Sitede arayın" }).click();
    await page.getByRole("combobox").fill("kas");
    await page.getByRole("option").first().waitFor();
    await stage.camera.take(page, "search-suggestions");
    for (const product of productIds) {
      const path = productPageOf(product);
      if (path === undefined) continue;
      await page.goto(url + path);
      await stage.camera.take(page, `product-${product}`);
    }
  });

/** What a newcomer sees before the cookies are answered. */
const cookies: Tour = async ({ browser, server, camera }) => {
  const { page, close } = await openVisit(browser, { viewport: phone });
  await page.goto(server.url);
  await camera.take(page, "cookies-question");
  await close();
};

const quoting: Tour = (stage) =>
  visit(stage, async (page, url) => {
    const person = makePerson();
    await page.goto(`${url}/trafik/teklif`);
    await hydrated(page);
    await stage.camera.take(page, "quote-1-person");
    await page.getByRole("button", { name: "Devam Et" }).click();
    await page.locator("[id$=-error]").first().waitFor();
    await stage.camera.take(page, "quote-1-person-errors");
    await fillPerson(page, person);
    await submitPerson(page);
    await stage.camera.take(page, "quote-2-code");
    await confirmCode(page, url, person);
    await stage.camera.take(page, "quote-3-vehicle");
    await lookUpVehicle(page, "123459");
    await page.getByText(/Araç bilgilerinize ulaşamadık/).waitFor();
    await stage.camera.take(page, "quote-3-vehicle-unknown");
    await page.getByRole("button", { name: "Bilgileri elle gireceğim" }).click();
    await page.getByRole("heading", { name: "Araç bilgilerini elle girin" }).waitFor();
    await stage.camera.take(page, "quote-3-vehicle-by-hand");
  });

const lines: Tour = async (stage) => {
  for (const product of productIds.filter(
    (id: ProductId) => (products[id] as ProductEntry).isSold,
  )) {
    await visit(stage, (page, url) => walkLine(page, url, product, stage.camera)).catch(
      (error: unknown) => console.log(`  line-${product}: ${String(error).split("\n")[0]}`),
    );
  }
};

const offers: Tour = async ({ browser, camera }) => {
  for (const show of Object.values(offerStates)) {
    await show(browser, (page, state) => camera.take(page, `offers-${state}`));
  }
};

/** What axe asks of a page around its content; a message has none. */
const rulesOfPages = ["landmark-one-main", "region"];

const buying: Tour = (stage) =>
  visit(stage, async (page, url) => {
    const person = makePerson();
    await reachOffers(page, url, person);
    await page.getByText(/şirketin tümü yanıtladı/).waitFor();
    await reachComparison(page);
    await stage.camera.take(page, "comparison");
    await page.goBack();
    await chooseCheapest(page);
    await stage.camera.take(page, "payment");
    await page.getByText("Başkası için mi alıyorsunuz?").click();
    await page.getByRole("button", { name: "Sigorta ettiren olarak yaz" }).click();
    await page.locator("[id$=-error]").first().waitFor();
    await stage.camera.take(page, "payment-for-another");
    await page.reload();
    await hydrated(page);
    await payButton(page).click();
    await page.locator("[id$=-error]").first().waitFor();
    await stage.camera.take(page, "payment-errors");
    await fillCard(page, "4111111111111129", person);
    await stage.camera.take(page, "payment-filled");
    await payButton(page).click();
    await page.waitForURL(/\/banka\/3d\//);
    await stage.camera.take(page, "bank");
    await approveAtBank(page, url, person);
    await page.getByRole("heading", { name: "Ödemeniz alınamadı" }).waitFor();
    await stage.camera.take(page, "payment-declined");
    await page.getByRole("link", { name: "Başka bir kartla deneyin" }).click();
    await hydrated(page);
    await fillCard(page, goodCard, person);
    await payButton(page).click();
    await approveAtBank(page, url, person);
    await page.getByRole("heading", { name: "Poliçeniz hazır" }).waitFor();
    await stage.camera.take(page, "success");
    await page.goto(page.url().replace(/\/siparis.*$/, "/police"));
    await hydrated(page);
    await stage.camera.take(page, "policy");
    await page.getByRole("link", { name: "İletişim bilgilerini değiştir" }).first().click();
    await page.getByRole("heading", { name: "İletişim bilgilerini değiştir" }).waitFor();
    await stage.camera.take(page, "contact");
    const next = makePerson();
    await page.getByLabel("Yeni cep telefonu").fill(next.phone);
    await page.getByRole("button", { name: "Kodu gönder" }).click();
    await page.getByText("Kodu yeni numaranıza gönderdik.").waitFor();
    await stage.camera.take(page, "contact-code");
    await page.goto(page.url().replace(/\/police\/.*$/, "/police/bilgiler"));
    await hydrated(page);
    await page.getByLabel("Ruhsat belge no").first().fill("KL 654321");
    await page.getByRole("button", { name: "Prim farkını göster" }).click();
    await page.getByText(/priminiz aynı kalır/).waitFor();
    await stage.camera.take(page, "change");
    const { length: known } = await readOutbox(url, person.phone);
    await page.getByRole("button", { name: "Kodla onayla" }).click();
    await page.getByLabel("SMS kodu").fill(await readCode(url, person.phone, known));
    await page.getByRole("button", { name: "Değişikliği iste" }).click();
    await page.getByRole("heading", { name: "Poliçeniz değişti" }).waitFor();
    await stage.camera.take(page, "change-done");
    await page.goto(page.url().replace(/\/police.*$/, "/siparis/metin/on-bilgilendirme-formu"));
    await stage.camera.take(page, "document");
    await page.goto(page.url().replace(/\/siparis.*$/, "/police/iptal"));
    await hydrated(page);
    await stage.camera.take(page, "leave-ground");
    await page.getByText("Aracımı sattım").click();
    await page.getByRole("button", { name: "Devam et" }).click();
    await page.getByRole("textbox", { name: "Satış günü" }).fill(formatDate(Date.now()));
    await page.getByRole("button", { name: "İadeyi hesapla" }).click();
    await page.getByRole("heading", { name: /TL döner$/ }).waitFor();
    await stage.camera.take(page, "leave-refund");
    await page
      .locator("input[type=file]")
      .first()
      .setInputFiles({
        name: "satis.pdf",
        mimeType: "application/pdf",
        buffer: Buffer.from("%PDF-1.7 satis"),
      });
    const { length: before } = await readOutbox(url, person.phone);
    await page.getByRole("button", { name: "Kodla onayla" }).click();
    await page.getByLabel("SMS kodu").waitFor();
    await stage.camera.take(page, "leave-code");
    await page.getByLabel("SMS kodu").fill(await readCode(url, person.phone, before));
    await page.getByRole("button", { name: "İsteği gönder" }).click();
    await page.getByRole("heading", { name: "Belgeniz inceleniyor" }).waitFor();
    await stage.camera.take(page, "leave-standing");
    await page.goto(`${url}/dev/outbox`);
    await stage.camera.take(page, "outbox");
    const letters = await page
      .locator("a[href$='.html'], iframe[src$='.html']")
      .evaluateAll((all) =>
        all.map((one) => (one as HTMLAnchorElement).href || (one as HTMLIFrameElement).src),
      );
    for (const [index, letter] of letters.entries()) {
      // A message may run no scripts where it is read, so axe could not either.
      const message = await page.request.get(letter);
      await page.goto("about:blank");
      await page.setContent(await message.text());
      await stage.camera.take(page, `e-mail-${index + 1}`, rulesOfPages);
    }
  });

const account: Tour = (stage) =>
  visit(stage, async (page, url) => {
    await page.goto(url + href("login"));
    await hydrated(page);
    await logIn(page.getByRole("main"), demoPhone("signed-in"), "Yanlis-2026");
    await page
      .getByText(/hatalı/)
      .first()
      .waitFor();
    await stage.camera.take(page, "login-refused");
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, url, demoPhone("signed-in"));
    for (const section of [
      "bilgilerim",
      "sifre-degisikligi",
      "policelerim",
      "tekliflerim",
      "varliklarim",
      "desteklerim",
      "izinlerim",
    ]) {
      await openSection(page, url, section);
      await stage.camera.take(page, `account-${section}`);
    }
    await page.goto(`${url}/trafik/teklif`);
    await hydrated(page);
    await stage.camera.take(page, "quote-1-person-member");
  });

const joining: Tour = (stage) =>
  visit(stage, async (page, url) => {
    await page.goto(url + href("register"));
    await hydrated(page);
    await submitRegistration(page.getByRole("main"));
    await page.locator("[id$=-error]").first().waitFor();
    await stage.camera.take(page, "register-errors");
    await fillRegistration(page.getByRole("main"), makeApplicant());
    await submitRegistration(page.getByRole("main"));
    await page.getByRole("dialog", { name: "Telefon Doğrulama" }).waitFor();
    await stage.camera.take(page, "register-code");
  });

const leadForms: Tour = (stage) =>
  visit(stage, async (page, url) => {
    for (const product of Object.keys(leads) as (keyof typeof leads)[]) {
      await page.goto(url + href("requestQuote", { product }));
      await hydrated(page);
      await stage.camera.take(page, `lead-${product}`);
    }
    await page.getByRole("button", { name: "Beni Ara" }).click();
    await page.locator("[id$=-error]").first().waitFor();
    await stage.camera.take(page, "lead-errors");
  });

/** What the books may have found: money nobody knows, a list nobody tells, and an order that cannot be read. */
async function strayAndUnreadable(dataDirectory: string): Promise<void> {
  const quoteId = randomUUID();
  for (const sql of [
    `INSERT INTO orders (order_id, quote_id, offer_id, firm_id, state, paid_kurus, instalment_count, attention, created_at, updated_at)
     VALUES ('${quoteId}-1', '${quoteId}', 'o', 'ilgaz', 'paying', 812345, 1, 'unreadable', 1795306620000, 1795306620000)`,
    `INSERT INTO strays VALUES ('payments', '${randomUUID()}-1', 123400, 1795306620000)`,
    "UPDATE day_lists SET state = 'unsupported' WHERE list = 'chargebacks'",
  ]) {
    await changeDatabase(dataDirectory, sql);
  }
}

const office: Tour = (stage) =>
  visit(stage, async (page, url) => {
    const name = "ofis";
    const invite = await inviteToOffice(stage.server, name);
    await page.goto(`${url}/ofis`);
    await stage.camera.take(page, "office-sign-in");
    await page.getByRole("link", { name: /Davetiniz mi var/ }).click();
    await stage.camera.take(page, "office-invitation");
    const secret = (await page.locator("code.secret").innerText()).replaceAll(" ", "");
    await page.getByLabel("Kullanıcı adı").fill(name);
    await page.getByLabel("Davet kodu").fill(invite);
    await page.getByLabel("Yeni şifre").fill(officePassword);
    await page.getByLabel("Doğrulama kodu").fill(await createAuthenticator(secret)());
    await page.getByRole("button", { name: "Hesabı kur" }).click();
    await page.getByRole("heading", { name: "Kayıtlar", level: 1 }).waitFor();
    for (const _ of [1, 2, 3]) await leaveLead(createEdgeClient(url, fetchFromAnywhere));
    await page.reload();
    await stage.camera.take(page, "office-list");
    await page.getByRole("link", { name: "Referans kodları" }).click();
    await stage.camera.take(page, "office-codes");
    await page.goto(`${url}/ofis/izinler`);
    await stage.camera.take(page, "office-permissions");
    await page.goto(`${url}/ofis/iptaller`);
    await stage.camera.take(page, "office-policies");
    await page.getByRole("link", { name: "Denetim" }).click();
    await stage.camera.take(page, "office-audit");
    const { reference } = await writeToSupport(stage.server, [
      pngFile("on-cam.png", 900, 600),
      new File(["%PDF-1.7"], "tutanak.pdf"),
    ]);
    await page.goto(`${url}/ofis/kayit/${reference}`);
    await stage.camera.take(page, "office-request");
    await page.getByRole("link", { name: "on-cam.png" }).click();
    await stage.camera.take(page, "office-picture");
    await page.goBack();
    await page.getByRole("link", { name: "tutanak.pdf" }).click();
    await stage.camera.take(page, "office-pdf");
    await openOffice(stage.server, "kilitli-hesap");
    const later = Date.now() + 600_000;
    const lock = "UPDATE office_accounts SET locked_until = ? WHERE name = 'kilitli-hesap'";
    await changeDatabase(stage.server.dataDirectory, lock, later);
    await inviteToOffice(stage.server, "davetli-hesap");
    await page.getByRole("link", { name: "Hesaplar" }).click();
    await stage.camera.take(page, "office-accounts");
    await page.getByRole("button", { name: "kilitli-hesap: kilidi aç" }).click();
    await stage.camera.take(page, "office-accounts-opened");
    await strayAndUnreadable(stage.server.dataDirectory);
    await page.getByRole("link", { name: "Siparişler" }).click();
    await stage.camera.take(page, "office-orders");
    await page.getByRole("link", { name: /karar verin/ }).click();
    await stage.camera.take(page, "office-order");
    await page.getByRole("button", { name: "Siparişi kapat" }).click();
    await page.getByText("Kararınız kaydedildi.").waitFor();
    await stage.camera.take(page, "office-order-decided");
    await page.getByRole("link", { name: "Kimlik no" }).click();
    await stage.camera.take(page, "office-number");
    await page.getByRole("button", { name: "Üyeliği bul" }).click();
    await stage.camera.take(page, "office-number-error");
    await page.getByLabel("T.C. kimlik no").fill("10000002508");
    await page.getByRole("button", { name: "Üyeliği bul" }).click();
    await page.getByRole("heading", { name: "Numaranın üyeliği" }).waitFor();
    await stage.camera.take(page, "office-number-holder");
    await page.getByRole("button", { name: /serbest bırak/ }).click();
    await stage.camera.take(page, "office-number-holder-errors");
    await page.getByLabel("Başkası bu numarayla üye olmuş").check();
    await page.getByLabel(/e-Devlet/).check();
    await page.getByRole("button", { name: /serbest bırak/ }).click();
    await page.getByText(/Üyelik kapatıldı/).waitFor();
    await stage.camera.take(page, "office-number-released");
    await page.goto(`${url}/ofis/yok`);
    await stage.camera.take(page, "office-no-page");
  });

/** Every way through the site that has screens of its own, by name. */
export const tours = {
  reading,
  cookies,
  quoting,
  lines,
  offers,
  buying,
  account,
  joining,
  leads: leadForms,
  office,
} satisfies Record<string, Tour>;
