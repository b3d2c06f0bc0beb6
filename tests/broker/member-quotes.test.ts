import { beforeAll, expect, test } from "vitest";
import type { RequestOf } from "#shared/calls/call.ts";
import { deleteAccount } from "#shared/calls/account/delete-account.ts";
import { addRequest } from "#shared/calls/support/add-request.ts";
import { exportData } from "#shared/calls/account/export-data.ts";
import { filterQuotes } from "#shared/calls/account/filter-quotes.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { getUserClaims } from "#shared/calls/member/get-user-claims.ts";
import { listAssets } from "#shared/calls/account/list-assets.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { saleDocumentIds } from "#shared/calls/order/sale-document-fields.ts";
import { saveAsset } from "#shared/calls/account/save-asset.ts";
import { sendCorrection } from "#shared/calls/quote/send-correction.ts";
import { sendContactMessage } from "#shared/calls/support/send-contact-message.ts";
import { updateVehicle } from "#shared/calls/assets/update-vehicle.ts";
import { encodeBase64 } from "#shared/crypto/base64.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { makeCaller, useBroker } from "./harness.ts";
import type { Caller, SharedBroker } from "./harness.ts";
import { buyOwnDamage, leave, paper, untilLeft } from "./policy.ts";
import {
  answerBank,
  askQuote,
  cheapest,
  statedVehicle,
  nationalNumber,
  startBuying,
  plateOf,
  untilState,
  verify,
} from "./journey.ts";
import { logIn, makeSignedIn, seal } from "./member.ts";
import type { SignedIn } from "./member.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

const today = todayInIstanbul(Date.now());
const quotes = (caller: Caller, change: Partial<RequestOf<typeof filterQuotes>> = {}) =>
  broker.call(filterQuotes, { kind: "teklif" as const, ...change }, caller);
const policies = (caller: Caller, change: Partial<RequestOf<typeof filterQuotes>> = {}) =>
  quotes(caller, { kind: "police", ...change });
const totals = async (caller: Caller, change: Partial<RequestOf<typeof filterQuotes>>) =>
  (await quotes(caller, change)).data?.total;

/** Not the plate that a member asks about beside it. */
const boughtPlate = (phone: string) => plateOf(phone).replace("34", "06");

async function buy({ member, phone }: SignedIn): Promise<string> {
  const buyer = await askQuote(broker, member, phone, { plate: boughtPlate(phone) });
  const redirectUrl = await startBuying(broker, buyer);
  const result = await answerBank(broker, redirectUrl, { action: "approve" });
  await broker.call(finishPayment, result, member);
  await untilState(broker, buyer, "done");
  return buyer.quoteId;
}

async function erase({ member, caller, password }: SignedIn, typed = password) {
  const { guid, sealed } = await seal(broker, caller, typed);
  return broker.call(deleteAccount, { password: sealed[0]!, guid }, member);
}

const exported = async (caller: Caller) =>
  (await broker.call(exportData, {}, caller)).data ?? { fileName: "", content: "{}" };

// Specification 1.3
test("quotes and policies stand in lists of their own, with prices and terms", async () => {
  const person = await makeSignedIn(broker);
  const bought = await buy(person);
  const buyer = await askQuote(broker, person.member, person.phone);
  const best = await cheapest(broker, buyer);
  const listed = (await quotes(person.member)).data;
  expect(listed).toMatchObject({ total: 1, pageSize: 20 });
  const quote = listed?.results[0];
  const answers = await broker.call(listOffers, { quoteId: buyer.quoteId }, person.member);
  const offers = answers.data?.answers.flatMap(({ offer }) => offer ?? []) ?? [];
  const lowest = offers.toSorted((one, other) => one.grossKurus - other.grossKurus)[0];
  expect(quote).toMatchObject({
    quoteId: buyer.quoteId,
    productId: "trafik",
    subject: "34 *** 120",
    offerCount: offers.length,
    lowestKurus: lowest?.grossKurus,
    validUntil: lowest?.validUntil,
  });
  expect(lowest?.grossKurus).toBeLessThanOrEqual(best.grossKurus);
  expect(quote?.policy).toBeUndefined();

  const held = (await policies(person.member)).data;
  expect(held?.results.map(({ quoteId }) => quoteId)).toEqual([bought]);
  expect(held?.results[0]?.policy).toMatchObject({
    term: "running",
    instalmentCount: 1,
    hasDocuments: true,
    firmName: expect.stringMatching(/Sigorta/),
  });
});

test("what a member buys a policy for is kept, with the policy while it runs", async () => {
  const person = await makeSignedIn(broker);
  const assets = async () => (await broker.call(listAssets, {}, person.member)).data?.assets ?? [];
  const spare = { kind: "vehicle", plate: "06 AB 1234", title: "Yedek" } as const;
  await broker.call(saveAsset, spare, person.member);
  await buy(person);
  const [, car] = await assets();
  const running = [{ productId: "trafik", endsAt: expect.any(Number) as number }];
  expect(car).toMatchObject({
    kind: "vehicle",
    title: boughtPlate(person.phone),
    policies: running,
  });
  const days = ((car?.policies[0]?.endsAt ?? 0) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(360);

  // The member's own words stay, as long as it is the same vehicle.
  const { assetId = "", plate = "" } = car ?? {};
  const named = { assetId, kind: "vehicle", plate, title: "Aile arabası" } as const;
  await broker.call(saveAsset, named, person.member);
  expect((await assets())[1]).toMatchObject({ title: "Aile arabası", policies: running });
  await broker.call(saveAsset, { ...named, plate: "06 AB 9999" }, person.member);
  expect((await assets())[1]?.policies).toEqual([]);

  const somebody = await makeSignedIn(broker);
  expect((await broker.call(listAssets, {}, somebody.member)).data?.assets).toEqual([]);
});

test("a policy that was left stands no more beside what it was bought for", async () => {
  const { member, phone } = await makeSignedIn(broker);
  const policiesKept = async () =>
    (await broker.call(listAssets, {}, member)).data?.assets.map((asset) => asset.policies.length);
  const buyer = await buyOwnDamage(broker, {}, { caller: member, phone });
  expect(await policiesKept()).toEqual([1]);
  const row = async () => (await policies(member)).data?.results[0]?.policy;
  expect(await row()).toMatchObject({ isLeaving: false });
  await leave(broker, buyer, { ground: "sold", eventDay: today, file: paper });
  expect(await row()).toMatchObject({ term: "running", isLeaving: true });
  await broker.query(
    `UPDATE cancellations SET decision = 'accept' WHERE quote_id = '${buyer.quoteId}'`,
  );
  await untilLeft(broker, buyer, "done");
  expect(await policiesKept()).toEqual([0]);
  const ended = { term: "cancelled", cancelledOn: today, isLeaving: false };
  expect(await row()).toMatchObject(ended);
});

// Specification 7.26
test("lists are filtered by line and by days in İstanbul, in pages of 20", async () => {
  const person = await makeSignedIn(broker);
  const { quoteId } = await askQuote(broker, person.member, person.phone);
  const late = Date.parse("2026-03-10T23:59:59.999+03:00");
  await broker.query(`UPDATE quotes SET created_at = ${late} WHERE quote_id = '${quoteId}'`);
  const count = (change: Partial<RequestOf<typeof filterQuotes>>) => totals(person.member, change);
  expect(await count({ from: "2026-03-10", to: "2026-03-10" })).toBe(1);
  expect(await count({ to: "2026-03-09" })).toBe(0);
  expect(await count({ from: "2026-03-11" })).toBe(0);
  expect(await count({ from: "0001-01-01", to: "9999-12-31" })).toBe(1);
  expect(await count({ productId: "trafik" })).toBe(1);
  expect(await count({ productId: "kasko" })).toBe(0);
  expect(await quotes(person.member, { from: "2026-03-11", to: "2026-03-10" })).toMatchObject({
    status: 422,
    errors: { To: ["Bitiş tarihi başlangıç tarihinden önce olamaz."] },
  });
  expect(await quotes(person.member, { productId: "uzay" })).toMatchObject({
    status: 422,
    errors: { ProductId: ["Böyle bir ürün yok."] },
  });

  const columns = (await broker.query<{ name: string }>("PRAGMA table_info(quotes)"))
    .map(({ name }) => name)
    .map((name) => (name === "quote_id" ? "quote_id || '-' || n" : name));
  await broker.query(
    `WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < 24)
     INSERT INTO quotes SELECT ${columns.join(", ")} FROM quotes, copies WHERE quote_id = '${quoteId}'`,
  );
  const second = (await quotes(person.member, { page: 2 })).data;
  expect([second?.total, second?.results.length]).toEqual([25, 5]);
  const beyond = (await quotes(person.member, { page: 3 })).data;
  expect([beyond?.total, beyond?.results.length]).toEqual([25, 0]);
});

test("a member has everything stored about them in one file, nothing secret and nobody else's", async () => {
  const [ayse, mert] = [await makeSignedIn(broker), await makeSignedIn(broker)];
  const quoteId = await buy(ayse);
  await broker.call(saveAsset, { kind: "home", address: "Moda Caddesi" }, ayse.member);
  const content = encodeBase64(new TextEncoder().encode("%PDF-1.7 içerik"));
  const files = [{ fileName: "ek.pdf", content }];
  const request = { typeId: "police", subject: "Başlangıç", message: "Ne zaman?", files };
  await broker.call(addRequest, request, ayse.member);
  const contact = {
    messageType: "ARAMA",
    fullName: "Ayşe Yılmaz",
    phone: ayse.phone,
    message: "Beni arayın",
  } as const;
  await broker.call(sendContactMessage, contact, ayse.member);

  const buyer = { caller: ayse.member, phone: ayse.phone, quoteId };
  await leave(broker, buyer, { ground: "compulsory-withdrawal" });
  await untilLeft(broker, buyer, "refused");

  const { fileName, content: text } = await exported(ayse.member);
  expect(fileName).toBe(`yelkovan-verilerim-${today}.json`);
  const document = JSON.parse(text) as Record<string, unknown>;
  expect(document).toMatchObject({
    member: { name: "Çağrı", phone: ayse.phone, nationalNumber: ayse.nationalNumber },
    preferences: { sms: false },
    sessions: [{ createdAt: expect.any(String) }],
    assets: [{ plate: expect.any(String) }, { address: "Moda Caddesi" }],
    quotes: [
      {
        quoteId,
        phone: ayse.phone,
        request: { insured: [{ plate: boughtPlate(ayse.phone).replaceAll(" ", "") }] },
        orders: [{ state: "done" }],
        paymentEmail: "odeme@ornek.example",
        policies: [
          {
            policyNumber: expect.any(String),
            changes: [],
            cancellations: [{ ground: "compulsory-withdrawal" }],
            agreed: {
              agreedAt: expect.any(String),
              channel: "web",
              texts: saleDocumentIds.map((id) => ({ id, html: expect.stringMatching(/^<h2/) })),
            },
          },
        ],
      },
    ],
    supportRequests: [
      { subject: "Başlangıç", messages: [{ text: "Ne zaman?", files: [{ fileName: "ek.pdf" }] }] },
    ],
    contactMessages: [{ message: "Beni arayın" }],
  });
  expect(text).toContain("Gizlilik ve Kullanım Koşulları ve Kullanıcı Sözleşmesi");
  expect(text).not.toMatch(/scrypt|sealed|[0-9a-f]{64}/i);
  for (const secret of [ayse.caller.visitor, ayse.member.token ?? "", content, mert.phone]) {
    expect(text).not.toContain(secret);
  }
  const other = (await exported(mert.member)).content;
  for (const one of [ayse.phone, ayse.nationalNumber, quoteId, "Moda", "Başlangıç", "arayın"]) {
    expect(other).not.toContain(one);
  }
});

test("an account is deleted with the right password alone, and not while a payment is under way", async () => {
  const person = await makeSignedIn(broker);
  expect(await erase(person, "yanlış-şifre")).toMatchObject({ status: 422 });
  const buyer = await askQuote(broker, person.member, person.phone);
  const redirectUrl = await startBuying(broker, buyer);
  expect(await erase(person)).toMatchObject({
    status: 409,
    message: "Devam eden bir ödemeniz var. Hesabınızı ödeme sonuçlandıktan sonra silebilirsiniz.",
  });
  const result = await answerBank(broker, redirectUrl, { action: "cancel" });
  await broker.call(finishPayment, result, person.member);
  await untilState(broker, buyer, "declined");
  expect(await erase(person)).toMatchObject({ status: 200 });
  expect((await broker.call(getUserClaims, {}, person.member)).status).toBe(401);
  expect((await logIn(broker, person)).statusCode).toBe(2009);
  expect((await broker.outbox(person.phone))[0]?.text).toContain("Hesabınız silindi");
});

test("of a deleted account nothing stays but policies, their quotes and the proof of consent", async () => {
  const [ayse, mert] = [await makeSignedIn(broker), await makeSignedIn(broker)];
  const { quoteId: unsold } = await askQuote(broker, ayse.member, ayse.phone);
  const { quoteId: others } = await askQuote(broker, mert.member, mert.phone);
  const content = encodeBase64(new TextEncoder().encode("%PDF-1.7"));
  const files = [{ fileName: "ek.pdf", content }];
  const request = { typeId: "police", subject: "Soru", message: "?", files };
  const counts = async () => {
    const tables = ["assets", "support_requests", "support_messages", "support_files"];
    const more = ["support_file_chunks", "contact_messages", "quote_corrections", "refused_papers"];
    const counted = [...tables, ...more].map(async (table) => {
      const [row] = await broker.query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`);
      return row?.n;
    });
    return Promise.all(counted);
  };
  const fill = async ({ member, phone }: SignedIn) => {
    await broker.call(saveAsset, { kind: "home", address: "Moda" }, member);
    await broker.call(addRequest, request, member);
    const contact = { messageType: "ARAMA", fullName: "Ad Soyad", phone } as const;
    await broker.call(sendContactMessage, contact, member);
    const described = { ...statedVehicle, document: undefined };
    const { quoteId } = await askQuote(broker, member, phone, described);
    const shortUrl = "http://site.test/k/0123456789ABCDEF";
    for (const each of files.concat(files)) {
      await broker.query("UPDATE quote_corrections SET state = 'refused'");
      const sent = await broker.call(sendCorrection, { quoteId, file: each, shortUrl }, member);
      expect(sent.data?.referenceNumber).toMatch(/^TD-\d{8}$/);
    }
  };
  await fill(mert);
  const before = await counts();
  const bought = await buy(ayse);
  await fill(ayse);
  const elsewhere = makeCaller();
  await verify(broker, elsewhere, ayse.phone);
  expect(await erase(ayse)).toMatchObject({ status: 200 });
  expect(await counts()).toEqual(before);

  const rows = await broker.query<{ quote_id: string; member_id: string | null; visitor: string }>(
    `SELECT quote_id, member_id, visitor FROM quotes WHERE quote_id IN ('${bought}', '${unsold}', '${others}')`,
  );
  expect(rows.toSorted((a) => (a.quote_id === bought ? -1 : 1))).toEqual([
    { quote_id: bought, member_id: null, visitor: "" },
    { quote_id: others, member_id: mert.memberId, visitor: mert.caller.visitor },
  ]);
  const left = async (table: string, quoteId: string) =>
    (await broker.query(`SELECT * FROM ${table} WHERE quote_id = '${quoteId}'`)).length;
  expect(await left("quotes", unsold)).toBe(0);
  expect(await left("policies", bought)).toBe(1);
  const proved = `SELECT * FROM proved_phones WHERE visitor = '${elsewhere.visitor}'`;
  expect(await broker.query(proved)).toEqual([]);
  for (const table of ["members", "member_sessions", "member_authenticators", "recovery_codes"]) {
    expect(
      await broker.query(`SELECT * FROM ${table} WHERE member_id = '${ayse.memberId}'`),
    ).toEqual([]);
  }
  const proof = await broker.query(
    `SELECT * FROM consents WHERE subject_id IN ('${ayse.memberId}', '${bought}')`,
  );
  expect(proof).toHaveLength(3);
  // Whoever uses the same browser next sees no more of it than any holder of the link.
  const seen = await broker.call(listOffers, { quoteId: bought }, ayse.caller);
  expect(seen.data?.quote.isOwner).toBe(false);
});

test("of corrections of vehicles a member has their own, not those of others with the same phone", async () => {
  const person = await makeSignedIn(broker);
  const { caller, phone, nationalNumber: own } = person;
  const correct = (holder: string, colorCode: string) => {
    const vehicle = { licensePlateNumber: "34 ABC 123", licensePermitNumber: "FP373220" };
    return broker.call(
      updateVehicle,
      { ...vehicle, nationalNumber: holder, phone, colorCode },
      caller,
    );
  };
  const kept = async () => (await broker.query("SELECT * FROM vehicle_corrections")).length;
  const before = await kept();
  expect((await correct(own, "Mor")).status).toBe(200);
  expect((await correct(nationalNumber, "Bej")).status).toBe(200);
  const document = JSON.parse((await exported(person.member)).content) as Record<string, unknown>;
  expect(document["vehicleCorrections"]).toEqual([{ colour: "Mor" }]);
  expect((await erase(person)).status).toBe(200);
  expect(await kept()).toBe(before + 1);
});

// Specification 1.3
test("a member's list holds nothing of another's", async () => {
  const [ayse, mert] = [await makeSignedIn(broker), await makeSignedIn(broker)];
  await askQuote(broker, ayse.member, ayse.phone);
  expect(await totals(ayse.member, {})).toBe(1);
  expect((await quotes(mert.member)).data).toEqual({ total: 0, pageSize: 20, results: [] });
  expect((await policies(mert.member)).data?.total).toBe(0);
});
