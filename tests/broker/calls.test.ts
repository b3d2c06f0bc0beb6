import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Call, RequestOf } from "#shared/calls/call.ts";
import { checkIdentity } from "#shared/calls/verification/check-identity.ts";
import { getPdf } from "#shared/calls/order/get-pdf.ts";
import { requestCode } from "#shared/calls/verification/request-code.ts";
import { calls } from "#shared/calls/registry.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { getDraft } from "#shared/calls/quote/get-draft.ts";
import { getPage } from "#shared/calls/reference/get-page.ts";
import { listCities } from "#shared/calls/reference/list-cities.ts";
import { listCounties } from "#shared/calls/reference/list-counties.ts";
import { listFirms } from "#shared/calls/reference/list-firms.ts";
import { listVehicleBrands } from "#shared/calls/reference/list-vehicle-brands.ts";
import { saveDraft } from "#shared/calls/quote/save-draft.ts";
import { isApplication, topicsOf } from "#shared/calls/support/application-topics.ts";
import type { contactMessageTypes } from "#shared/calls/support/send-contact-message.ts";
import { sendContactMessage } from "#shared/calls/support/send-contact-message.ts";
import { flowCodes } from "#shared/codes.ts";
import { officePaths } from "#worker/broker/office/paths.ts";
import { headersOf, makeCaller, useBroker } from "./harness.ts";
import type { SharedBroker } from "./harness.ts";
import { makeNationalNumber } from "#tests/factories/person.ts";
import { codeRequest, makePhone, makeVisitor, registeredNumber } from "./journey.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

const everyCall = Object.entries(calls) as unknown as [string, Call<never, unknown>][];

describe.each(everyCall)("%s", (_name, call) => {
  test("answers garbage with 4xx in the envelope", async () => {
    const garbage = fc.dictionary(
      fc.constantFrom(
        "QuoteId",
        "OfferId",
        "Phone",
        "Slug",
        "slug",
        "CardNumber",
        "Content",
        "BranchId",
      ),
      fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant("'; DROP TABLE quotes")),
    );
    await fc.assert(
      fc.asyncProperty(garbage, async (fields) => {
        const { status, body } = await broker.raw(call, fields, makeCaller());
        expect(status).toBeLessThan(500);
        expect(body).toHaveProperty("StatusCode");
      }),
      { numRuns: 8 },
    );
  });

  test("is refused without the site's token, id and source", async () => {
    const good = headersOf(makeCaller());
    const bad = [
      {},
      { ...good, Authorization: "Bearer wrong" },
      { ...good, SiteId: "25" },
      { ...good, Source: "baska" },
    ];
    for (const headers of bad) {
      const response = await broker.fetch(`/${call.service}${call.path}`, {
        method: call.method,
        headers: headers as Record<string, string>,
      });
      expect(response.status).toBe(401);
    }
  });
});

test.each(Object.values(officePaths))("%s of the office answers the site alone", async (path) => {
  const good = headersOf(makeCaller());
  for (const headers of [{}, { ...good, Authorization: "Bearer wrong" }]) {
    for (const method of ["GET", "POST"]) {
      const response = await broker.fetch(path.replace(":id", "1"), { method, headers });
      expect([method, response.status]).toEqual([method, 401]);
    }
  }
});

test("bodies are JSON or form as declared, at most 256 KiB, and name their caller", async () => {
  const headers = headersOf(makeCaller());
  const post = async (path: string, body: string) =>
    (await broker.fetch(path, { method: "POST", headers, body })).status;
  expect(await post("/offers/draft/save", "{not json")).toBe(400);
  expect(await post("/offers/draft/save", "[]")).toBe(400);
  expect(await post("/offers/draft/save", "{}")).toBe(400);
  expect(await post("/offers/draft/save", "x".repeat(256 * 1024 + 1))).toBe(413);
  expect(await post("/offers/no/such/call", "{}")).toBe(404);
  expect(await post("/payment/draft/save", "{}")).toBe(404);
  expect((await broker.fetch("/nothing")).status).toBe(404);
});

// Specification 3.27
test("reference lists are whole", async () => {
  const caller = makeCaller();
  const cities = (await broker.call(listCities, {}, caller)).data?.items ?? [];
  expect(cities).toHaveLength(81);
  expect(cities).toContainEqual({ cityName: "İstanbul", id: "34" });
  const counties = await broker.call(listCounties, { cityCode: "34" }, caller);
  expect(counties.data?.items.map(({ countyName }) => countyName)).toContain("Kadıköy");
  expect((await broker.call(listFirms, { branchId: 1 }, caller)).data?.firms).toHaveLength(12);
  const ford = await broker.call(
    listVehicleBrands,
    { brandCode: "046", modelYear: "2020" },
    caller,
  );
  expect(ford.data?.models.length).toBeGreaterThan(3);
});

test("a draft belongs to the visitor who wrote it", async () => {
  const caller = makeCaller();
  const content = JSON.stringify({ plate: "34 ŞĞÜ 123" });
  const saved = await broker.call(saveDraft, { productId: "trafik", content }, caller);
  const draftId = saved.data?.draftId ?? "";
  const read = await broker.call(getDraft, { draftId }, caller);
  const savedAt = expect.any(Number);
  expect(read.data).toEqual({ draftId, productId: "trafik", content, savedAt });
  await broker.call(saveDraft, { draftId, productId: "trafik", content: "{}" }, caller);
  expect((await broker.call(getDraft, { draftId }, caller)).data?.content).toBe("{}");

  const again = await broker.call(getDraft, { draftId }, caller);
  const { savedAt: unchangedSince = 0 } = again.data ?? {};
  const later = { draftId, productId: "trafik", content: "later" };
  const known = (since: number) =>
    broker.call(saveDraft, { ...later, unchangedSince: since }, caller);
  const answers = [await known(unchangedSince - 1), await known(unchangedSince)];
  expect(answers.map(({ status }) => status)).toEqual([409, 200]);
  await broker.call(saveDraft, { draftId, productId: "trafik", content: "{}" }, caller);

  const stranger = makeCaller();
  expect((await broker.call(getDraft, { draftId }, stranger)).status).toBe(404);
  const input = { draftId, productId: "trafik", content: "stolen" };
  expect((await broker.call(saveDraft, input, stranger)).status).toBe(404);
  expect((await broker.call(getDraft, { draftId }, caller)).data?.content).toBe("{}");
  const rows = await broker.query("SELECT * FROM drafts");
  expect(JSON.stringify(rows)).not.toContain("ŞĞÜ");
});

// Specification 3.16, 7.30
test("contract texts are filled with the firm's data", async () => {
  const caller = makeCaller();
  const slugs = ["confidentialityAgreement", "lightingContract", "cerezPolitikasi"];
  const contracts = [
    "mesafeli-satis-sozlesmesi",
    "on-bilgilendirme-formu",
    "bilgilendirme-formu-trafik",
  ];
  for (const slug of [...slugs, ...contracts]) {
    const page = await broker.call(getPage, { slug }, caller);
    expect(page.data?.postContent).toContain("<h2 id=");
    expect(page.data?.postContent).not.toContain("{{");
  }
  expect((await broker.call(getPage, { slug: "__proto__" }, caller)).status).toBe(404);
});

// Specification 7.13
test("a contact message is kept under a reference number, unreadable in the database", async () => {
  const input = { messageType: "ARAMA", fullName: "Ayşe Yılmaz", phone: "5321234567" } as const;
  const sent = await broker.call(sendContactMessage, input, makeCaller());
  expect(sent.data?.referenceNumber).toMatch(/^YK-\d{10}$/);
  expect(JSON.stringify(await broker.query("SELECT * FROM contact_messages"))).not.toContain(
    "Ayşe",
  );
});

const sender = {
  fullName: "ayşe yılmaz",
  phone: "5321234567",
  email: "ayse@ornek.example",
  message: "Merhaba",
  productId: "dask",
};
type Message = Partial<RequestOf<typeof sendContactMessage>>;

// Specification 4.7, 7.13
test.each<[(typeof contactMessageTypes)[number], readonly string[]]>([
  ["ILETISIM", ["AdSoyad", "Email", "Mesaj", "Telefon"]],
  ["SIKAYET", ["AdSoyad", "Email", "Konu", "Mesaj", "Telefon"]],
  ["KVKK", ["AdSoyad", "Email", "Konu", "Mesaj", "Telefon"]],
  ["ARAMA", ["AdSoyad", "Telefon"]],
  ["TEKLIF", ["AdSoyad", "OpenDataAgreement", "PrivacyPolicy", "Telefon", "Urun"]],
  ["SMSONAY", ["Telefon", "Urun"]],
])("a message of kind %s needs %j", async (messageType, fields) => {
  const bare = await broker.call(sendContactMessage, { messageType }, makeCaller());
  expect([bare.status, Object.keys(bare.errors).toSorted()]).toEqual([422, fields]);
  const consents = { privacyPolicy: true, openDataAgreement: true };
  const topic = isApplication(messageType) ? { topic: Object.keys(topicsOf[messageType])[0]! } : {};
  const input = { messageType, ...sender, phone: makePhone(), ...consents, ...topic };
  const whole = await broker.call(sendContactMessage, input, makeCaller());
  // A verification is noted of a phone that was verified.
  expect(whole.status).toBe(messageType === "SMSONAY" ? 403 : 200);
});

test("nobody has a number called all day", async () => {
  const input = { messageType: "ARAMA", fullName: "Ayşe Yılmaz", phone: "5321239876" } as const;
  const callFrom = (address: number) => {
    const caller = { ...makeCaller(), ip: `198.18.1.${address}` };
    return broker.call(sendContactMessage, input, caller);
  };
  for (let asked = 1; asked <= 10; asked++) expect((await callFrom(asked)).status).toBe(200);
  expect((await callFrom(11)).status).toBe(429);
  const other = { ...input, phone: "5321239877" };
  expect((await broker.call(sendContactMessage, other, makeCaller())).status).toBe(200);
  // Calls that others have asked for keep nobody from an application.
  const application = { ...input, ...sender, phone: input.phone, productId: undefined };
  const about = { messageType: "KVKK", topic: "silme" } as const;
  const caller = { ...makeCaller(), ip: "198.18.1.11" };
  const kept = await broker.call(sendContactMessage, { ...application, ...about }, caller);
  expect(kept.status).toBe(200);
});

test("whoever has proved a number is called whatever strangers have asked for", async () => {
  const { caller: holder, phone } = await makeVisitor(broker);
  const input = { messageType: "ARAMA", fullName: "Ayşe Yılmaz", phone } as const;
  const askFrom = async (address: number) => {
    const caller = { ...makeCaller(), ip: `198.18.1.${address}` };
    return (await broker.call(sendContactMessage, input, caller)).status;
  };
  for (let asked = 1; asked <= 3; asked++) expect(await askFrom(21)).toBe(200);
  expect(await askFrom(21)).toBe(429);
  for (let address = 22; address < 29; address++) expect(await askFrom(address)).toBe(200);
  expect(await askFrom(30)).toBe(429);
  expect((await broker.call(sendContactMessage, input, holder)).status).toBe(200);
});

test.each<[string, Message, string]>([
  ["a name with digits", { fullName: "A1" }, "AdSoyad"],
  ["no phone number", { phone: "123" }, "Telefon"],
  ["no e-mail address", { email: "x@" }, "Email"],
  ["a message without end", { message: "a".repeat(2001) }, "Mesaj"],
  ["a product nobody sells", { productId: "uzay" }, "Urun"],
  ["a time nobody answers at", { callBackSlot: "9" }, "AramaZamani"],
  ["a time in words", { callBackSlot: "09.00 - 12.00" }, "AramaZamani"],
])("a message with %s is refused at its field", async (_name, change, field) => {
  const input = { messageType: "ARAMA" as const, ...sender, ...change };
  const answer = await broker.call(sendContactMessage, input, makeCaller());
  expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]]);
});

// Specification 2.16
test("a product goes by its public name on the wire, and is stored by its id", async () => {
  for (const Urun of ["ds", "dask"]) {
    const { caller, phone } = await makeVisitor(broker);
    const fields = { MesajTipi: "SMSONAY", Telefon: phone, Urun };
    expect((await broker.raw(sendContactMessage as never, fields, caller)).status).toBe(200);
  }
  const rows = await broker.query("SELECT product_id FROM contact_messages ORDER BY rowid DESC");
  expect(rows.slice(0, 2)).toEqual([{ product_id: "dask" }, { product_id: "dask" }]);
});

// Specification 9.8
test("both payment services answer the calls of a purchase", async () => {
  const headers = { ...headersOf(makeCaller()), "Content-Type": "application/json" };
  for (const call of Object.values(calls).filter(({ service }) => service === "payment")) {
    const answers = ["payment", "paymentV2"].map(async (service) => {
      const response = await broker.fetch(`/${service}${call.path}`, { method: "POST", headers });
      return [response.status, await response.json()];
    });
    const [first, second] = await Promise.all(answers);
    expect(first).toEqual(second);
    expect(first?.[0]).toBe(400);
  }
});

// Specification 3.10
test("who is asked about has to have the phone proved for just that, and a plate where one is asked for", async () => {
  const { caller, phone } = await makeVisitor(broker);
  const input = { queryType: "trafik" as const, nationalNumber: registeredNumber, phone };
  const plate = { licensePlateNumber: "34 ABC 123" };
  const ask = async (change: Partial<RequestOf<typeof checkIdentity>>) =>
    broker.call(checkIdentity, { ...input, ...change }, caller);
  expect((await ask(plate)).status).toBe(200);
  expect(await ask({ queryType: "kasko" })).toMatchObject({
    status: 403,
    statusCode: flowCodes.temporaryCodeRequired,
  });
  const answer = await ask({ queryType: "seyahat", ...plate });
  expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ["LicensePlateNumber"]]);
});

// Specification 7.23
test("documents are Turkish, and another language is refused", async () => {
  const input = { document: "policy" as const, quoteId: crypto.randomUUID() };
  const answer = await broker.call(getPdf, { ...input, language: "en" }, makeCaller());
  expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ["Language"]]);
  expect((await broker.call(getPdf, { ...input, language: "tr-TR" }, makeCaller())).status).toBe(
    404,
  );
});

test("a visitor asks for codes for a few people a day, whoever gets them", async () => {
  const caller = makeCaller();
  const ask = async (nationalNumber: string) => {
    const input = { ...codeRequest(makePhone()), nationalNumber };
    return (await broker.call(requestCode, input, caller)).status;
  };
  const people = Array.from({ length: 10 }, (_, index) => makeNationalNumber(9_100 + index * 10));
  for (const who of people) expect(await ask(who)).toBe(200);
  expect(await ask(makeNationalNumber(9_300))).toBe(429);
  expect(await ask(people[0]!)).toBe(200);
});

test("a bank's result without the right signature is not believed", async () => {
  const forged = { status: "success", mdStatus: "1", signature: "0".repeat(64) };
  const input = { orderId: `${crypto.randomUUID()}-1`, paymentId: "x", ...forged };
  const answer = await broker.call(finishPayment, input, makeCaller());
  expect(answer).toMatchObject({ status: 403, statusCode: flowCodes.tokenControlError });
});
