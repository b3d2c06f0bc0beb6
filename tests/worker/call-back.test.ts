import { beforeAll, describe, expect, test, vi } from "vitest";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { requestCallBack } from "#shared/calls/support/request-call-back.ts";
import { sendContactMessage } from "#shared/calls/support/send-contact-message.ts";
import { formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { href } from "#shared/routes.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import type { TestPerson } from "#tests/factories/person.ts";
import { makePerson } from "#tests/factories/person.ts";
import { queryDatabase } from "#tests/local-database.ts";
import type { OfficeClient } from "#tests/office.ts";
import { openOffice } from "#tests/office.ts";
import { readCode } from "#tests/outbox.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";

/** Whom every insurer answers. */
const nationalNumber = "10000001518";
const phoneFirm = "palamar";

interface WireAnswer {
  readonly FirmId: string;
  readonly Offer?: { readonly Id: string; readonly GrossPremiumTL: string };
}

interface Quoted {
  readonly client: EdgeClient;
  readonly person: TestPerson;
  readonly link: string;
  readonly quoteId: string;
  /** The offer of the insurer that sells by phone. */
  readonly offer: { readonly Id: string; readonly GrossPremiumTL: string };
}

let server: SharedServer;
let own: Quoted;
let other: Quoted;
let office: OfficeClient;

beforeAll(async () => {
  server = await useSharedServer();
  own = await makeQuote();
  other = await makeQuote();
  office = await openOffice(server);
});

/** A visitor's quote, made on the pages; ends when every insurer has answered. */
async function makeQuote(): Promise<Quoted> {
  const client = createEdgeClient(server.url, fetchFromAnywhere);
  const person = makePerson();
  const path = href("trafikQuote");
  const post = (fields: Record<string, string>) =>
    client.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
  const { phone, email, plate } = person;
  const consents = { privacyPolicy: "on", openDataAgreement: "on" };
  await post({ intent: "next", nationalNumber, phone, email, plate, ...consents });
  await post({ intent: "code", smsCode: await readCode(server.url, phone) });
  const policyStart = formatDate(todayInIstanbul(Date.now()));
  const document = "FP373221";
  await post({ intent: "next", document, policyStart });
  const asked = await post({ intent: "quote" });
  const link = (asked.headers.get("Location") ?? "").split("/").at(-1) ?? "";
  const quoteId = link.split(".")[0] ?? "";
  const offer = await vi.waitFor(() => phoneOffer(client, link), 10_000);
  return { client, person, link, quoteId, offer };
}

async function answersOf(client: EdgeClient, link: string) {
  const { answer } = await client.call(listOffers, { quoteId: link });
  return (answer.Data?.["Answers"] ?? []) as readonly WireAnswer[];
}

async function phoneOffer(client: EdgeClient, link: string) {
  const answers = await answersOf(client, link);
  const offer = answers.find(({ FirmId }) => FirmId === phoneFirm)?.Offer;
  if (offer === undefined)
    throw new Error(`No offer of ${phoneFirm}: ${JSON.stringify(answers).slice(0, 400)}`);
  return offer;
}

const addressOf = ({ link, offer }: Quoted, offerId = offer.Id) =>
  href("callBack", { quote: link, offer: offerId });

const ask = (client: EdgeClient, address: string, fields: Record<string, string> = {}) =>
  client.fetch(address, { method: "POST", body: new URLSearchParams(fields) });

const kept = () =>
  queryDatabase(
    server.dataDirectory,
    "SELECT reference_number FROM contact_messages WHERE message_type = 'ARAMA'",
  ).length;

describe("an insurer that sells by phone", () => {
  test("its button on the offers and in the comparison leads to its own call, not to an empty form", async () => {
    const offers = await (await own.client.fetch(href("offers", { quote: own.link }))).text();
    expect(offers).toContain(`href="${addressOf(own)}"`);
    const answers = await answersOf(own.client, own.link);
    const another = answers.find(({ FirmId, Offer }) => FirmId !== phoneFirm && Offer)!.Offer!;
    const both = new URLSearchParams([own.offer.Id, another.Id].map((id) => ["teklif", id]));
    const comparison = `${href("comparison", { quote: own.link })}?${both}`;
    expect(await (await own.client.fetch(comparison)).text()).toContain(addressOf(own));
    const page = await own.client.fetch(addressOf(own));
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain("Palamar Sigorta");
    expect(html).toContain(own.offer.GrossPremiumTL);
    expect(html).toContain("09.00 - 12.00");
    expect(html).not.toMatch(/<input[^>]*name="(fullName|phone)"/);
  });

  test("the owner's wish reaches the office with quote, offer, insurer and slot, under the number shown", async () => {
    const sent = await ask(own.client, addressOf(own), {
      callBackSlot: "2",
      note: "Kapıda ödeme?",
    });
    expect(sent.status).toBe(302);
    const shown = await (await own.client.fetch(sent.headers.get("Location")!)).text();
    const reference = /YK-\d{10}/.exec(shown)?.[0] ?? "";
    expect(reference).not.toBe("");
    expect(await office.read("/ofis?tur=arama")).toContain(reference);
    const told = await office.read(`/ofis/kayit/${reference}`);
    const phone = own.person.phone.replace(/^(...)(...)(..)(..)$/, "0 $1 $2 $3 $4");
    for (const fact of [
      "Palamar Sigorta",
      own.quoteId,
      own.offer.Id,
      own.offer.GrossPremiumTL,
      "12.00 - 15.00",
      "Tolga",
      phone,
      "Zorunlu Trafik Sigortası",
      "Teklifin sahibi",
      "Kapıda ödeme?",
    ]) {
      expect(told).toContain(fact);
    }
    const offers = await office.read(`/ofis/teklif/${own.quoteId}`);
    for (const fact of [
      "Zorunlu Trafik Sigortası",
      "Palamar Sigorta",
      own.offer.GrossPremiumTL,
      "Fiyat nasıl oluştu",
      "Teminatlar",
    ]) {
      expect(offers).toContain(fact);
    }
    for (const secret of [own.link, "Satın Al", phone]) expect(offers).not.toContain(secret);
  });

  test("what the browser says of owner, product and insurer counts for nothing", async () => {
    const sent = await ask(own.client, addressOf(own), {
      fullName: "Başka Biri",
      phone: "5550000000",
      productId: "kasko",
      firmId: "ardic",
      quoteId: other.quoteId,
    });
    const reference = /YK-\d{10}/.exec(sent.headers.get("Location") ?? "")?.[0] ?? "";
    const told = await office.read(`/ofis/kayit/${reference}`);
    expect(told).toContain("Palamar Sigorta");
    expect(told).toContain(own.quoteId);
    for (const said of ["Başka Biri", "0 555 000", "Kasko", other.quoteId]) {
      expect(told).not.toContain(said);
    }
  });

  test("its address and the way to the number hold nothing personal", async () => {
    const sent = await ask(own.client, addressOf(own));
    const location = decodeURIComponent(sent.headers.get("Location") ?? "");
    expect(location).toMatch(
      /^\/teklif\/[^/]+\/sizi-arayalim\/[^/?]+\?kayit=YK-\d{10}\.[\w-]{12}$/,
    );
    for (const secret of [own.person.phone, own.person.plate, nationalNumber]) {
      expect(location).not.toContain(secret);
    }
  });
});

describe("somebody with whom the address was shared", () => {
  test("says who they are, and the office knows that they are not the owner", async () => {
    const guest = createEdgeClient(server.url, fetchFromAnywhere);
    const html = await (await guest.fetch(addressOf(own))).text();
    expect(html).toMatch(/<input[^>]*name="phone"/);
    for (const secret of ["Tolga", own.person.phone]) expect(html).not.toContain(secret);
    const before = kept();
    expect((await ask(guest, addressOf(own), { callBackSlot: "1" })).status).toBe(422);
    expect(kept()).toBe(before);
    const sent = await ask(guest, addressOf(own), {
      fullName: "İpek Işık",
      phone: "(555)123-4567",
      privacyPolicy: "on",
      openDataAgreement: "on",
    });
    expect(sent.status).toBe(302);
    const reference = /YK-\d{10}/.exec(sent.headers.get("Location") ?? "")?.[0] ?? "";
    const told = await office.read(`/ofis/kayit/${reference}`);
    expect(told).toContain("İpek Işık");
    expect(told).toContain("Bağlantıyı alan kişi");
    expect(told).not.toContain("Tolga");
  });
});

describe("a stranger", () => {
  const stranger = () => createEdgeClient(server.url, fetchFromAnywhere);

  test.each([
    ["an unsigned quote", () => href("callBack", { quote: own.quoteId, offer: own.offer.Id })],
    [
      "another quote's signature",
      () =>
        href("callBack", {
          quote: `${own.quoteId}.${other.link.split(".")[1]}`,
          offer: own.offer.Id,
        }),
    ],
    ["an offer of another quote", () => addressOf(own, other.offer.Id)],
    ["an offer nobody made", () => addressOf(own, "yok")],
  ])("gets nowhere with %s", async (_name, address) => {
    const before = kept();
    const fields = {
      fullName: "Kötü Niyet",
      phone: "5551234567",
      privacyPolicy: "on",
      openDataAgreement: "on",
    };
    for (const response of [
      await stranger().fetch(address()),
      await ask(stranger(), address(), fields),
      await ask(own.client, address()),
    ]) {
      const location = response.headers.get("Location");
      expect([response.status, location]).toEqual([302, "/404?aranan=teklif"]);
    }
    expect(kept()).toBe(before);
  });

  test("cannot ask past the page, nor hang another's quote on a message", async () => {
    const input = { quoteId: own.quoteId, offerId: own.offer.Id };
    const asked = await stranger().call(requestCallBack, input);
    expect(asked.status).toBe(404);
    const query = new URLSearchParams({ endpoint: sendContactMessage.path, isJson: "false" });
    const body = JSON.stringify({
      MesajTipi: "ARAMA",
      AdSoyad: "Kaan Ak",
      Telefon: "5321234567",
      TeklifId: own.quoteId,
    });
    const left = await stranger().raw(query.toString(), body);
    const reference = String(left.answer.Data?.["ReferenceNumber"]);
    expect(await office.read(`/ofis/kayit/${reference}`)).not.toContain(own.quoteId);
  });
});

test.each([
  ["a number", "9"],
  ["a slot's words", "12.00 - 15.00"],
  ["code", "' OR 1=1"],
  ["a flood", "x".repeat(500)],
])("%s in place of a slot of the list is refused at its field", async (_name, callBackSlot) => {
  const before = kept();
  const response = await ask(own.client, addressOf(own), { callBackSlot, note: "Merhaba" });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain("Merhaba");
  expect(kept()).toBe(before);
});

test("a line without a page of its own leads home, not to itself", async () => {
  const path = href("requestQuote", { product: "hukuksalkoruma" });
  const html = await (await createEdgeClient(server.url, fetchFromAnywhere).fetch(path)).text();
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  expect(main).toContain("Ana sayfaya dönün");
  expect(main).not.toContain("Ürün sayfasına dönün");
  expect(main).not.toContain(`href="${path}"`);
});
