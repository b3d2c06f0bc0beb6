import { execFileSync } from "node:child_process";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { makePerson } from "#tests/factories/person.ts";
import { ageCodes, queryDatabase } from "#tests/local-database.ts";
import { readCode, readOutbox, untilSent } from "#tests/outbox.ts";
import { isWhole } from "#tests/share-of-cases.ts";
import { beginCode, beginOffers, beginPayment, beginVehicle, goOnAs } from "./begun.ts";
import { answered, expectAccessible, hydrated, openVisit, phone, isFocused } from "./browser.ts";
import {
  approveAtBank,
  atOffers,
  bonusCard,
  chooseCheapest,
  chooseWithInstalments,
  confirmCode,
  draftSaved,
  fillCard,
  fillPerson,
  getOffers,
  goodCard,
  lookUpVehicle,
  payForPolicy,
  payButton,
  quickStart,
  submitPerson,
  untilMore,
} from "./traffic-flow.ts";
import { fieldMessage, otherThan, overflow, toast, withoutRefusals } from "./member-flow.ts";
import { reachComparison } from "./offer-states.ts";
import { serveForBrowser } from "./serve.ts";

const site = serveForBrowser();

/** Text of the policy the page links to. */
async function policyText(page: Page): Promise<string> {
  const link = page.getByRole("link", { name: /Poliçeyi İndir/ });
  const address = new URL((await link.getAttribute("href"))!, page.url()).href;
  const response = await page.request.get(address);
  expect(response.headers()["content-type"]).toBe("application/pdf");
  return execFileSync("pdftotext", ["-layout", "-", "-"], {
    input: await response.body(),
  }).toString();
}

/** How often a quote's order was charged and how many policies came of it. */
function booksOf(page: Page) {
  const quoteId = /teklif\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? "";
  const charges = queryDatabase(
    site.server.dataDirectory,
    "SELECT kind FROM bank_ledger l JOIN bank_payments p USING (payment_id) WHERE p.order_id LIKE ? || '%'",
    quoteId,
  );
  const policies = queryDatabase(
    site.server.dataDirectory,
    "SELECT policy_number FROM policies WHERE quote_id = ?",
    quoteId,
  );
  return { charges: charges.map(({ kind }) => kind), policies: policies.length };
}

/** Left edges of what stands in the columns: a row's cells, the prices over them, the ways to buy under them. */
const columnsOf = (page: Page): Promise<number[][]> =>
  page.locator(".comparison").evaluate((element) => {
    const edges = (part: string) =>
      [...element.querySelectorAll(part)].map((each) => Math.round(each.getBoundingClientRect().x));
    return [
      edges("tr:nth-child(2) td").slice(0, 3),
      edges("[aria-hidden] > ul > li"),
      edges("[role=group] li"),
    ];
  });

/** Two columns and the beginning of a third; swiped by a column, with prices and buttons, and nothing scrolls within but that. */
async function swipeColumns(page: Page): Promise<void> {
  const [cells = []] = await columnsOf(page);
  const [first = 0, second = 0, third = 0] = cells;
  expect(third).toBeLessThan(phone.width - 20);
  expect(await overflow(page)).toBe(0);
  const table = page.getByRole("region", { name: "Teklif karşılaştırması" });
  const height = await table.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(height).toBe(0);
  await table.evaluate((element) => element.scrollTo({ left: 100 }));
  const swiped = [first - (second - first), first, second];
  await expect.poll(() => columnsOf(page)).toEqual([swiped, swiped, swiped]);
  // The keyboard brings what it comes to into sight.
  await table.evaluate((element) => element.scrollTo({ left: 0 }));
  await table.focus();
  for (let at = 0; at < 3; at++) await page.keyboard.press("Tab");
  await expect.poll(() => columnsOf(page)).toEqual([swiped, swiped, swiped]);
}

// Home and payment are looked at in the light of a desktop, comparison in the dark of a phone; all three in both by the whole run.

// Specification 1.10, 3.21, 6.1
test("a visitor compares two offers, buys one and holds the policy, and a reload in each step shows it with the same text", async () => {
  const { page, complaints, close } = await openVisit(site.browser, {
    viewport: phone,
    colorScheme: "dark",
  });
  const person = makePerson();
  // Cookies are never answered for, and the question covers nothing that is pressed.
  await page.goto(site.server.url);
  if (isWhole) await expectAccessible(page, "home");
  await quickStart(page, person);
  await expectAccessible(page, "person");
  const personSaved = draftSaved(page, /name="openDataAgreement"/);
  await fillPerson(page, person);
  await personSaved;
  await page.reload();
  expect(await page.getByLabel("Cep telefonu").inputValue()).toContain(person.phone.slice(0, 3));
  expect(await page.getByRole("checkbox", { name: /Aydınlatma/ }).isChecked()).toBe(true);
  await hydrated(page);
  await submitPerson(page);
  await page.reload();
  await page.getByRole("dialog", { name: "Telefon Doğrulama" }).waitFor();
  await hydrated(page);
  await expectAccessible(page, "code");
  await confirmCode(page, site.server.url, person);
  const vehicleSaved = draftSaved(page, /name="document"\s+FP\s/);
  await page.getByLabel("Ruhsat belge no").fill("FP");
  await vehicleSaved;
  await page.reload();
  expect(await page.getByLabel("Ruhsat belge no").inputValue()).toBe("FP");
  await hydrated(page);
  await expectAccessible(page, "vehicle");
  await lookUpVehicle(page);
  await atOffers(page);
  await page.getByRole("link", { name: "Araç yanlış mı?" }).click();
  await page.getByText("Aracınız bulundu").waitFor();
  await page.reload();
  await page.getByText("Aracınız bulundu").waitFor();
  await hydrated(page);
  await getOffers(page);
  await page.getByText("12 şirketin tümü yanıtladı").waitFor();
  const cheapest = await page.getByRole("article").first().innerText();
  await page.reload();
  expect(await page.getByRole("article").first().innerText()).toBe(cheapest);
  await hydrated(page);
  await expectAccessible(page, "offers");

  const boxes = page.getByRole("checkbox", { name: /^Karşılaştır/ });
  const compare = page.getByRole("button", { name: /arşılaştır$/ });
  expect(await compare.isVisible()).toBe(false);
  await boxes.nth(0).check();
  await compare.click();
  await page.getByRole("status").getByText("en az bir teklif daha seçin").waitFor();
  expect(await boxes.nth(0).isChecked()).toBe(true);
  for (const at of [1, 2, 3]) await boxes.nth(at).check();
  await boxes.nth(4).click();
  await page.getByRole("status").getByText("En fazla 4 teklif seçebilirsiniz.").waitFor();
  const ticks = [0, 1, 2, 3, 4].map((at) => boxes.nth(at).isChecked());
  expect(await Promise.all(ticks)).toEqual([true, true, true, true, false]);
  await page.getByRole("button", { name: "4 teklifi karşılaştır" }).waitFor();
  // One line, and the button is as high as any other.
  expect((await page.locator(".compare-bar").boundingBox())!.height).toBeLessThan(64);
  await boxes.nth(3).uncheck();
  await page.getByRole("button", { name: "3 teklifi karşılaştır" }).click();
  await page.getByRole("heading", { name: "3 teklifi karşılaştırın" }).waitFor();
  await expectAccessible(page, "comparison");
  await swipeColumns(page);
  await page.getByRole("link", { name: "Yalnızca farkları göster" }).click();
  await page.getByRole("link", { name: "Tüm satırları göster" }).waitFor();
  await page.getByRole("link", { name: "Teklifler", exact: true }).click();
  await page.getByRole("heading", { name: "Teklifleriniz" }).waitFor();
  await page.getByRole("button", { name: "3 teklifi karşılaştır" }).waitFor();
  expect(await boxes.nth(1).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Temizle" }).click();
  await compare.waitFor({ state: "hidden" });

  await page.getByRole("combobox", { name: "Taksit" }).selectOption("3 ve üzeri taksit");
  await page.waitForURL(/taksit=3/);
  await chooseWithInstalments(page);
  if (isWhole) await expectAccessible(page, "purchase");
  await page.reload();
  await hydrated(page);
  const debitCard = "5890040000000016";
  await page.getByLabel("Kart numarası").fill(debitCard);
  await page
    .getByText(/taksit yapılamaz; taksit yapılan kartlar: .*(Bonus|kredi kartları)/)
    .waitFor();
  await fillCard(page, bonusCard, person);
  await page
    .getByRole("radio", { name: /Taksit/ })
    .first()
    .check();
  await payButton(page).click();
  await page.waitForURL(/\/banka\/3d\//);
  await page.reload();
  await approveAtBank(page, site.server.url, person);
  await page.reload();
  await page.getByRole("heading", { name: "Poliçeniz hazır" }).waitFor();
  await expectAccessible(page, "order");

  const text = await policyText(page);
  const number = await page.getByText(/^\d{3}-\d{3}-\d+-\d$/).innerText();
  const plate = `${person.plate.slice(0, 2)} ABC ${person.plate.slice(5)}`;
  expect(text).toContain(number);
  expect(text).toContain(plate);
  expect(text).toMatch(/\d{1,3}\.\d{3},\d{2}/);
  const mails = await untilSent(site.server.url, person.email, "poliçe");
  const name = /Merhaba ([^,]+),/.exec(mails[0]!.text)![1]!;
  expect(text).toContain(name);
  expect(mails[0]!.text).toContain(page.url());
  const start = await page.getByText("Başlangıç", { exact: true }).locator("+ dd").innerText();
  expect(start).toMatch(/^\d\d\.\d\d\.\d{4} saat \d\d\.\d\d$/);
  for (const said of [text, mails[0]!.text]) expect(said).toContain(start);
  await untilSent(site.server.url, person.phone, number);
  expect(booksOf(page)).toEqual({ charges: ["capture"], policies: 1 });
  expect(complaints).toEqual([]);
  await close();
});

/** The keyboard's way past the filters, and through the first offer. */
async function passFilters(page: Page): Promise<void> {
  await page.getByRole("link", { name: "İlk teklife geçin" }).focus();
  await page.keyboard.press("Enter");
  const offer = page.locator("article").first();
  expect(await isFocused(offer)).toBe(true);
  const stops: string[] = [];
  for (let at = 0; at < 4; at++) {
    await page.keyboard.press("Tab");
    stops.push(
      await page.evaluate(() => {
        const element = document.activeElement;
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
        return label?.textContent?.split(":")[0] ?? "";
      }),
    );
  }
  // The cheapest of this vehicle may be sold by a person.
  const way = expect.stringMatching(/^(Satın Al|Sizi Arayalım)$/) as string;
  expect(stops.slice(-3)).toEqual([way, "Ayrıntı", "Karşılaştır"]);
}

test("on a desktop offers are compared after the cookies are answered, and the payment of one is for everybody", async () => {
  const { url } = site.server;
  const { client, offers } = await beginOffers(url);
  const { page, complaints, close } = await openVisit(site.browser);
  await page.goto(url);
  await expectAccessible(page, "home");
  await page.getByRole("button", { name: "Kabul et" }).click();
  await page.getByRole("heading", { name: "Çerez tercihleri" }).waitFor({ state: "hidden" });
  await goOnAs(page, url, client);
  await page.goto(offers);
  await page.getByText("12 şirketin tümü yanıtladı").waitFor();
  await hydrated(page);
  await passFilters(page);
  await reachComparison(page);
  if (isWhole) await expectAccessible(page, "comparison");
  await page.getByRole("link", { name: "Teklifler", exact: true }).click();
  await chooseCheapest(page);
  await expectAccessible(page, "purchase");
  expect(complaints).toEqual([]);
  await close();
});

// Specification 2.34, 4.1
describe("the code", () => {
  async function atCode() {
    const { url } = site.server;
    const [visit, begun] = await Promise.all([openVisit(site.browser), beginCode(url)]);
    await goOnAs(visit.page, url, begun.client);
    await visit.page.goto(`${url}/trafik/teklif`);
    await visit.page.getByRole("dialog", { name: "Telefon Doğrulama" }).waitFor();
    await hydrated(visit.page);
    return { ...visit, person: begun.person };
  }
  // Specification 8.1
  test("a wrong one says how many tries are left, the right one still counts", async () => {
    const { page, person, close } = await atCode();
    await page
      .getByLabel("SMS kodu")
      .fill(otherThan(await readCode(site.server.url, person.phone)));
    const text = "Kod hatalı. Kalan deneme hakkınız: 4.";
    await fieldMessage(page, text).waitFor();
    await toast(page, "Hata", text).waitFor();
    // Read out as a notification, and by nothing else.
    expect(await page.getByRole("alert").filter({ hasText: text }).count()).toBe(0);
    await expectAccessible(page, "code refused");
    // It stands in the window, so it can be put away without leaving the window.
    await toast(page, "Hata").getByRole("button", { name: "Kapat" }).click();
    await toast(page, "Hata").waitFor({ state: "detached" });
    await page.getByRole("dialog", { name: "Telefon Doğrulama" }).waitFor();
    await confirmCode(page, site.server.url, person);
    await close();
  });

  // Specification 2.34, 4.2, 9.1
  test("before 60 seconds asking again does nothing; afterwards a new code comes, and one that has expired is refused", async () => {
    const { page, person, close } = await atCode();
    const first = await readCode(site.server.url, person.phone);
    const resend = page.getByRole("button", { name: /^Kodu Tekrar Gönder \(\d+ sn\)$/ });
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    await resend.click({ force: true });
    await page.reload();
    await page.getByRole("button", { name: /^Kodu Tekrar Gönder \([1-5]\d sn\)$/ }).waitFor();
    expect(posts).toEqual([]);
    expect(await readOutbox(site.server.url, person.phone)).toHaveLength(1);
    await ageCodes(site.server.dataDirectory, person.phone, 61);
    await answered(page);
    await page.clock.install();
    await page.clock.fastForward(61_000);
    await page.getByRole("button", { name: "Kodu Tekrar Gönder", exact: true }).click();
    await expect.poll(async () => (await readOutbox(site.server.url, person.phone)).length).toBe(2);
    const second = await readCode(site.server.url, person.phone);
    for (const code of [first, second]) expect(code).toMatch(/^\d{6}$/);
    await ageCodes(site.server.dataDirectory, person.phone, 181);
    await page.getByLabel("SMS kodu").fill(second);
    await page
      .getByText(/Kodun süresi doldu ya da kod daha önce kullanıldı\./)
      .first()
      .waitFor();
    await answered(page);
    await page.clock.fastForward(61_000);
    await page.getByRole("button", { name: "Kodu Tekrar Gönder", exact: true }).click();
    await expect.poll(() => readCode(site.server.url, person.phone)).not.toBe(second);
    await confirmCode(page, site.server.url, person);
    await close();
  });

  // Specification 4.6
  test("leaving it while a code is judged is done after that, and leads back to the form with everything typed", async () => {
    const { page, person, close } = await atCode();
    const judged = Promise.withResolvers<void>();
    await page.route("**/trafik/teklif*", async (route) => {
      if (route.request().method() === "POST") await judged.promise;
      await route.continue();
    });
    const asked = page.waitForRequest((request) => request.method() === "POST");
    await page
      .getByLabel("SMS kodu")
      .fill(otherThan(await readCode(site.server.url, person.phone)));
    await asked;
    await page.getByRole("button", { name: "Vazgeç" }).click();
    judged.resolve();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(await page.getByLabel(/T\.C\. kimlik no/).inputValue()).toBe(person.nationalNumber);
    await close();
  });
});

describe("the vehicle", () => {
  test("one the registry does not know is typed in by hand", async () => {
    const { url } = site.server;
    const { page, complaints, close } = await openVisit(site.browser);
    const { client } = await beginVehicle(url);
    await goOnAs(page, url, client);
    await page.goto(`${url}/trafik/teklif`);
    await hydrated(page);
    await lookUpVehicle(page, "123459");
    await page.getByText(/Araç bilgilerinize ulaşamadık/).waitFor();
    await page.getByRole("button", { name: "Bilgileri elle gireceğim" }).click();
    const byHand = page.getByRole("heading", { name: "Araç bilgilerini elle girin", level: 2 });
    await byHand.and(page.locator(":focus")).waitFor();
    await expectAccessible(page, "manual vehicle");
    const choose = async (label: string, text: string) => {
      // A native list until its script is there.
      const lists = page.getByRole("combobox", { name: label, exact: true });
      await lists.and(page.locator("input")).fill(text);
      await page
        .getByRole("option", { name: new RegExp(text, "i") })
        .first()
        .click();
    };
    await choose("Marka", "Tofaş-Fiat");
    await page.getByLabel("Model yılı").selectOption("2021");
    await choose("Model", "Egea");
    await choose("Kullanım şekli", "Hususi");
    await page.getByLabel("Yakıt tipi").selectOption("benzin");
    await page.getByLabel("İlk tescil tarihi").fill("15.03.2021");
    await page.getByLabel("Motor no").fill("ABC1234567");
    await page.getByLabel("Şasi no").fill("NM4356000M6123456");
    await page.getByLabel("Koltuk adedi").fill("5");
    await getOffers(page);
    await page.getByText("12 şirketin tümü yanıtladı").waitFor();
    expect(
      await page
        .getByText(/Tofaş-Fiat Egea .*2021/)
        .first()
        .isVisible(),
    ).toBe(true);
    await expectAccessible(page, "provisional offers");
    // Nothing of it can be paid before the registry has confirmed it; the document is the way there.
    await page
      .getByRole("link", { name: /^Satın Al/ })
      .first()
      .click();
    await page.getByText("Fiyat henüz kesinleşmedi").waitFor();
    await expectAccessible(page, "provisional price");
    await page.getByRole("button", { name: "Ruhsat bilgilerimi gireyim" }).click();
    await lookUpVehicle(page);
    await atOffers(page);
    await page.getByText("12 şirketin tümü yanıtladı").waitFor();
    expect(await page.getByText("Geçici fiyat").count()).toBe(0);
    await chooseCheapest(page);
    await payButton(page).waitFor();
    expect(complaints.filter((text) => !/422/.test(text))).toEqual([]);
    await close();
  });
});

describe("paying", () => {
  async function atPayment() {
    const { url } = site.server;
    const [visit, begun] = await Promise.all([openVisit(site.browser), beginPayment(url)]);
    await goOnAs(visit.page, url, begun.client);
    await visit.page.goto(begun.payment);
    await hydrated(visit.page);
    return { ...visit, person: begun.person };
  }

  test("a declined card costs nothing and another one goes through", async () => {
    const { page, person, close } = await atPayment();
    const focused = () =>
      page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name);
    const number = page.getByLabel("Kart numarası");
    const expiry = page.getByLabel("Son kullanma");
    // A wrong number, one that is pasted or filled in, and one that is corrected within leave the visitor where they are.
    await number.pressSequentially("4111111111111128");
    expect(await focused()).toBe("cardNumber");
    await number.fill("4111111111111129");
    expect(await focused()).toBe("cardNumber");
    await number.press("Home");
    await number.press("Delete");
    await page.keyboard.type("4");
    expect([await focused(), await number.inputValue()]).toEqual([
      "cardNumber",
      "4111 1111 1111 1129",
    ]);
    // A last digit that makes it whole leads on, where there is something to type.
    await number.press("End");
    await number.press("Backspace");
    await page.keyboard.type("9");
    expect(await focused()).toBe("cardExpiry");
    await page.keyboard.type("1230");
    expect([await focused(), await expiry.inputValue()]).toEqual(["cardCvc", "12/30"]);
    await expiry.press("End");
    await page.keyboard.press("Backspace");
    await page.getByLabel("Güvenlik kodu").fill("123");
    await expiry.press("End");
    await page.keyboard.type("0");
    expect(await focused()).toBe("cardExpiry");
    await fillCard(page, "4111111111111129", person);
    await payButton(page).click();
    await approveAtBank(page, site.server.url, person);
    await page.getByRole("heading", { name: "Ödemeniz alınamadı" }).waitFor();
    await expectAccessible(page, "declined");
    expect(await page.getByText(/[Yy]etersiz/).isVisible()).toBe(true);
    expect(await page.getByText(/Ödemeniz alınamadı/).count()).toBe(1);
    expect(booksOf(page)).toEqual({ charges: [], policies: 0 });
    await page.getByRole("link", { name: "Başka bir kartla deneyin" }).click();
    await page.getByRole("heading", { name: "Ödeme Bilgileri" }).waitFor();
    await hydrated(page);
    expect(await page.getByLabel("E-posta adresi").inputValue()).toBe(person.email);
    expect(await page.getByLabel("Kart numarası").inputValue()).toBe("");
    for (const name of [
      /Ön bilgilendirme/,
      /Mesafeli satış/,
      /bilgilendirme metnini okudum/,
      /İhtiyaç beyanımı/,
    ]) {
      expect(await page.getByRole("checkbox", { name }).last().isChecked()).toBe(true);
    }
    await fillCard(page, goodCard, person);
    await payButton(page).click();
    await approveAtBank(page, site.server.url, person);
    await page.getByRole("heading", { name: "Poliçeniz hazır" }).waitFor();
    expect(booksOf(page)).toEqual({ charges: ["capture"], policies: 1 });
    await close();
  });

  // Specification 8.12
  test("pressing pay twice, a second tab and a repeated callback charge once", async () => {
    const { page, person, close } = await atPayment();
    const second = await page.context().newPage();
    await second.goto(page.url());
    await hydrated(second);
    for (const tab of [page, second]) await fillCard(tab, goodCard, person);
    await Promise.all([payButton(page).dblclick(), payButton(second).dblclick()]);
    let callback: { url: string; body: string } | undefined;
    page.on("request", (request) => {
      if (request.method() === "POST" && new URL(request.url()).pathname === "/odeme/donus") {
        callback = { url: request.url(), body: request.postData() ?? "" };
      }
    });
    await approveAtBank(page, site.server.url, person);
    await page.getByRole("heading", { name: "Poliçeniz hazır" }).waitFor();
    for (let repeat = 0; repeat < 3; repeat++) {
      const answer = await fetch(callback!.url, {
        method: "POST",
        body: callback!.body,
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        redirect: "manual",
      });
      expect(answer.status).toBe(303);
    }
    await page.goBack();
    expect(booksOf(page).charges.length).toBeLessThan(2);
    await page.goto(new URL(new URL(page.url()).pathname, callback!.url).href);
    const quoteId = /orderId=([0-9a-f-]{36})/.exec(callback!.body)![1]!;
    const policies = queryDatabase(
      site.server.dataDirectory,
      "SELECT policy_number FROM policies WHERE quote_id = ?",
      quoteId,
    );
    expect(policies).toHaveLength(1);
    await close();
  });
});

test("a shared link shows the offers to anybody, and sells only after a code to the quote's phone", async () => {
  const { person, offers } = await beginOffers(site.server.url);
  const guest = await openVisit(site.browser);
  await guest.page.goto(offers);
  await guest.page.getByText("12 şirketin tümü yanıtladı").waitFor();
  const text = await guest.page.locator("body").innerText();
  expect(
    [person.nationalNumber, person.phone, person.email, person.plate].filter((secret) =>
      text.includes(secret),
    ),
  ).toEqual([]);
  await guest.page
    .getByRole("link", { name: /^Satın Al/ })
    .first()
    .click();
  await guest.page.getByRole("heading", { name: "Bu teklif sizin mi?" }).waitFor();
  await expectAccessible(guest.page, "access");
  await guest.page.getByRole("button", { name: "Kodu Gönder" }).click();
  await guest.page.getByLabel("SMS kodu").waitFor();
  await hydrated(guest.page);
  const code = await readCode(site.server.url, person.phone);
  await guest.page.getByLabel("SMS kodu").fill(otherThan(code));
  await guest.page.getByRole("button", { name: "Onayla" }).click();
  await toast(guest.page, "Hata", "Kod hatalı. Kalan deneme hakkınız: 4.").waitFor();
  await guest.page.getByLabel("SMS kodu").fill(code);
  await guest.page.getByRole("button", { name: "Onayla" }).click();
  await guest.page.getByRole("heading", { name: "Ödeme Bilgileri" }).waitFor();
  await guest.close();
});

test("the whole way to the policy works by keyboard alone", async () => {
  const { page, close } = await openVisit(site.browser);
  const person = makePerson();
  await page.goto(`${site.server.url}/trafik/teklif`);
  await hydrated(page);
  const press = (key: string) => page.keyboard.press(key);
  /** Tabs on until the focused element has this accessible name. */
  const isAt = async (name: RegExp) => {
    const label = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const text = element?.labels?.[0]?.textContent ?? element?.textContent ?? "";
      return element?.getAttribute("aria-label") ?? text;
    });
    return name.test(label.trim());
  };
  let stops = 0;
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 80; presses++) {
      await press("Tab");
      stops += 1;
      if (await isAt(name)) return;
    }
    throw new Error(`Nothing named ${name} can be reached.`);
  };
  await tabTo(/T\.C\. kimlik no/);
  await page.keyboard.type(person.nationalNumber);
  await tabTo(/^Plaka/);
  await page.keyboard.type(person.plate.toLowerCase());
  await tabTo(/^Cep telefonu/);
  await page.keyboard.type(person.phone);
  await tabTo(/^Gizlilik politikasını/);
  await press("Space");
  await tabTo(/Aydınlatma Metni/);
  await press("Space");
  await press("Enter");
  await page.getByRole("dialog", { name: "Telefon Doğrulama" }).waitFor();
  await tabTo(/^SMS kodu/);
  await page.keyboard.type(await readCode(site.server.url, person.phone));
  await page.getByRole("heading", { name: "Araç bilgileri", level: 2 }).waitFor();
  await tabTo(/^Ruhsat belge no/);
  await page.keyboard.type("fp373220");
  await press("Enter");
  await page.getByText("12 şirketin tümü yanıtladı").waitFor();
  await tabTo(/^İlk teklife geçin/);
  await press("Enter");
  await tabTo(/^Satın Al/);
  await press("Enter");
  await page.getByRole("heading", { name: "Ödeme Bilgileri", level: 1 }).waitFor();
  await hydrated(page);
  for (const [label, text] of [
    [/^Kart numarası/, goodCard],
    [/^Son kullanma/, "1230"],
    [/^Güvenlik kodu/, "123"],
    [/^E-posta/, person.email],
  ] as const) {
    // A number and an expiry that are whole lead on by themselves.
    if (!(await isAt(label))) await tabTo(label);
    await page.keyboard.type(text);
  }
  for (const label of [
    /Ön bilgilendirme/,
    /Mesafeli satış/,
    /bilgilendirme metnini okudum/,
    /İhtiyaç beyanımı/,
  ]) {
    await tabTo(label);
    await press("Space");
  }
  await tabTo(/^Ödemeyi Tamamla/);
  await press("Enter");
  await page.waitForURL(/\/banka\/3d\//);
  await tabTo(/kod/i);
  await page.keyboard.type(await readCode(site.server.url, person.phone));
  await press("Enter");
  await page.getByRole("heading", { name: "Poliçeniz hazır" }).waitFor({ timeout: 60_000 });
  await tabTo(/Poliçeyi İndir/);
  expect(stops).toBeLessThanOrEqual(60);
  await close();
});

describe("without scripts", () => {
  test("the whole way from the home page to the policy works, validates and keeps what was typed", async () => {
    const { page, complaints, close } = await openVisit(site.browser, { scripts: "never" });
    const person = makePerson();
    await page.goto(`${site.server.url}/zorunlu-trafik-sigortasi`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goto(site.server.url);
    await quickStart(page, { ...person, plate: "99" });
    expect(await page.getByLabel("Plaka").inputValue()).toBe("99");
    await page.getByRole("button", { name: "Devam Et" }).click();
    await page.getByText("Geçerli bir plaka giriniz (örn. 34 ABC 123).").first().waitFor();
    await page.getByText("Lütfen aydınlatma metnini onaylayınız.").first().waitFor();
    expect(await page.getByLabel(/T\.C\. kimlik no/).inputValue()).toBe(person.nationalNumber);
    await page.getByLabel("Plaka").fill(person.plate);
    await page.getByLabel("Cep telefonu").fill(person.phone);
    await page.getByRole("checkbox", { name: /Gizlilik politikasını/ }).check();
    await page.getByRole("checkbox", { name: /Aydınlatma Metni/ }).check();
    await page.getByRole("button", { name: "Devam Et" }).click();
    // Nothing counts down, so the time is said.
    await page.getByRole("button", { name: /^Kodu Tekrar Gönder \(saat \d\d\.\d\d/ }).waitFor();
    await page.getByLabel("SMS kodu").fill(await readCode(site.server.url, person.phone));
    await page.getByRole("button", { name: "Onayla" }).click();
    await page.getByRole("heading", { name: "Araç bilgileri", level: 2 }).waitFor();
    await lookUpVehicle(page);
    await atOffers(page);
    const buy = page.getByRole("link", { name: /^Satın Al/ });
    await untilMore(page, buy, 5);
    await buy.first().click();
    await page.getByRole("heading", { name: "Ödeme Bilgileri", level: 1 }).waitFor();
    expect(await page.getByLabel("Kart bana ait").isChecked()).toBe(true);
    expect(await page.getByLabel("Kart üzerindeki ad soyad").isVisible()).toBe(false);
    expect(await payForPolicy(page, site.server.url, person, "never")).toContain(
      person.nationalNumber,
    );
    expect(withoutRefusals(complaints)).toEqual([]);
    await close();
  });
});
