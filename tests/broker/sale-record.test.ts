import { afterAll, beforeAll, expect, test } from "vitest";
import type { RequestOf } from "#shared/calls/call.ts";
import { namePolicyholder } from "#shared/calls/order/name-policyholder.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { formatPhoneWithZero } from "#shared/format/phone.ts";
import { getPolicy } from "#shared/calls/policy/get-policy.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { checkIdentity } from "#shared/calls/verification/check-identity.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { getPdf } from "#shared/calls/order/get-pdf.ts";
import { getSoldDocuments } from "#shared/calls/order/get-sold-documents.ts";
import { getDocuments } from "#shared/calls/quote/get-documents.ts";
import { saleDocumentIds } from "#shared/calls/order/sale-document-fields.ts";
import { sha256Hex } from "#shared/crypto/sha-256.ts";
import { decodeBase64 } from "#shared/crypto/base64.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { bornOn } from "#worker/broker/registries/embedded-person-registry.ts";
import { officeHref } from "#worker/broker/office/paths.ts";
import { makeCaller, startBroker } from "./harness.ts";
import type { TestBroker } from "./harness.ts";
import { openOfficeAt } from "./office.ts";
import type { Buyer } from "./journey.ts";
import {
  answerBank,
  askQuote,
  cheapest,
  makeQuote,
  makeVisitor,
  plateOf,
  purchaseInput,
  startBuying,
  until,
  untilState,
} from "./journey.ts";
import { payFor } from "./policy.ts";

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker({}, "tests/broker/other-day-worker.ts");
});
afterAll(() => broker.stop());

const papers = ["policy", "sale-documents"] as const;

/** Everything that the owner of a policy is shown of what was agreed to, and its papers as they are downloaded. */
async function recordOf({ quoteId, caller }: Buyer) {
  const documents = await broker.call(getSoldDocuments, { quoteId }, caller);
  const printed = papers.map(async (document) => {
    const answer = await broker.call(getPdf, { document, quoteId }, caller);
    return answer.data?.content ?? answer.message;
  });
  return { documents: documents.data, printed: await Promise.all(printed) };
}

/** The same for the office: the page of the sale's record, and its paper. */
async function officeRecordOf(office: EdgeClient, orderId: string) {
  const page = await (await office.fetch(officeHref("saleRecord", orderId))).text();
  const paper = await office.fetch(officeHref("saleRecordPdf", orderId));
  const bytes = new Uint8Array(await paper.arrayBuffer());
  return { status: paper.status, page: /<main.*/s.exec(page)?.[0] ?? "", bytes };
}

const printedText = (content = "") => {
  const bytes = decodeBase64(content);
  return bytes.ok ? pdfText(bytes.value) : "";
};

test("a minor who would insure several is told with the first step who may", async () => {
  const minor = { nationalNumber: "10000001754", birthdate: "2012-05-06" };
  for (const queryType of ["seyahat", "tamamlayici"]) {
    const { caller, phone } = await makeVisitor(broker, queryType);
    const { status, errors } = await broker.call(
      checkIdentity,
      { ...minor, phone, queryType },
      caller,
    );
    expect([status, errors]).toEqual([422, { NationalNumber: [validationCopy.underage] }]);
  }
});

test("a mother buys for her minor son: nobody else may, and every paper names both", async () => {
  const { caller, phone } = await makeVisitor(broker);
  const son = {
    nationalNumber: "10000001754",
    phone,
    queryType: "trafik",
    birthdate: "2012-05-06",
  };
  await broker.call(checkIdentity, son, caller);
  const buyer = await askQuote(broker, caller, phone, { nationalNumber: son.nationalNumber });
  const { quoteId } = buyer;
  const { id: offerId } = await cheapest(broker, buyer);
  const review = await broker.call(reviewOffer, { quoteId, offerId }, caller);
  expect(review.data?.holder).toMatchObject({ standings: ["guardian"] });
  const refused = await broker.call(
    startPurchase,
    purchaseInput(quoteId, await cheapest(broker, buyer)),
    caller,
  );
  expect(refused).toMatchObject({ status: 422, data: null });
  expect(refused.message).toContain("velisi veya vasisi");

  const mother = {
    standing: "guardian",
    nationalNumber: "10000000146",
    name: "Defne",
    surname: "Öztürk",
    birthDate: bornOn("10000000146"),
    isDeclared: true,
  } as const;
  const name = (change: Partial<RequestOf<typeof namePolicyholder>["policyholder"]>, by = caller) =>
    broker.call(namePolicyholder, { quoteId, policyholder: { ...mother, ...change } }, by);
  for (const [change, field] of [
    [{ standing: "authorised" }, "Standing"],
    [{ nationalNumber: son.nationalNumber }, "NationalNumber"],
    [{ birthDate: "2010-01-01" }, "BirthDate"],
    [{ birthDate: "1999-12-31" }, "BirthDate"],
    [{ nationalNumber: "10000009910" }, "NationalNumber"],
    [{ isDeclared: false }, "IsDeclared"],
  ] as const) {
    expect(Object.keys((await name(change)).errors)).toEqual([field]);
  }
  expect((await name({}, makeCaller())).status).toBe(403);
  expect((await name({})).status).toBe(200);
  const consents = await broker.query<{ texts: string }>(
    `SELECT texts FROM consents WHERE subject_id = '${quoteId}' ORDER BY id DESC LIMIT 1`,
  );
  expect(consents[0]?.texts).toContain("veli-vasi-beyani");

  const shown = await broker.call(getDocuments, { quoteId, offerId }, caller);
  for (const { html } of shown.data?.documents.texts ?? []) {
    expect(html).toMatch(/Sigorta ettiren<.*Defne Öztürk.*velisi.*<h3>Sigortalı</s);
  }
  await payFor(broker, buyer);
  const { printed } = await recordOf(buyer);
  const [policy = "", agreed = ""] = printed.map(printedText);
  for (const paper of [policy, agreed]) expect(paper).toContain("Defne Öztürk");
  for (const number of [mother.nationalNumber, son.nationalNumber]) {
    expect(policy).toContain(number);
  }
  // The phone is the mother's, and stands with her.
  const sonAt = agreed.indexOf(son.nationalNumber);
  expect(sonAt).toBeGreaterThan(0);
  expect(agreed.slice(0, sonAt)).toContain(formatPhoneWithZero(buyer.phone));
  expect(agreed.slice(sonAt, sonAt + 400)).not.toContain(formatPhoneWithZero(buyer.phone));
  const page = await broker.call(getPolicy, { quoteId }, caller);
  expect(page.data?.policyholder?.fullName).toBe("Defne Öztürk");
  expect((await name({})).status).toBe(409);
});

test("who is insured by another adult is told of it, and where to object", async () => {
  const buyer = await makeQuote(broker);
  const { quoteId, caller } = buyer;
  const contact = `53${quoteId.replaceAll(/\D/g, "").padEnd(8, "0").slice(0, 8)}`;
  const friend = {
    standing: "authorised",
    nationalNumber: "10000000146",
    name: "Defne",
    surname: "Öztürk",
    birthDate: bornOn("10000000146"),
    isDeclared: true,
  } as const;
  const unsaid = await broker.call(namePolicyholder, { quoteId, policyholder: friend }, caller);
  expect(Object.keys(unsaid.errors)).toEqual(["InsuredContact"]);
  const policyholder = { ...friend, insuredContact: contact };
  expect((await broker.call(namePolicyholder, { quoteId, policyholder }, caller)).status).toBe(200);
  await payFor(broker, buyer);
  const told = await until(
    () => broker.outbox(contact),
    (sent) => sent.length > 0,
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toMatch(/Defne Öztürk sizi .* sigortalı olarak bildirdi.*aydinlatma/s);
});

test("what was agreed to is kept as it was shown, whatever becomes of texts, prices and insurers", async () => {
  const buyer = await makeQuote(broker);
  const { quoteId, caller, phone } = buyer;
  const offer = await cheapest(broker, buyer);
  const shown = await broker.call(getDocuments, { quoteId, offerId: offer.id }, caller);
  const url = await startBuying(broker, buyer);
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, caller);
  const done = await untilState(broker, buyer, "done");
  expect(done).toMatchObject({ hasDocuments: true });
  const byWhom = done.collector ?? "?";
  expect(byWhom).toMatch(/Brokerliği A.Ş., sigorta şirketinin TY-0\d\d .* yazılı yetkisiyle/);

  const before = await recordOf(buyer);
  const { documents } = before;
  expect(documents?.texts.map(({ id }) => id)).toEqual(saleDocumentIds);
  for (const { sha256, ...text } of documents?.texts ?? []) {
    expect(shown.data?.documents.texts).toContainEqual(text);
    expect(sha256).toBe(await sha256Hex(text.html));
  }
  expect(documents?.agreedAt).toBeGreaterThan(0);
  const [policy = "", agreed = ""] = before.printed.map(printedText);
  expect(policy).toContain(plateOf(phone));
  for (const { title, sha256 } of documents?.texts ?? []) {
    expect(agreed).toContain(title);
    expect(agreed).toContain(sha256);
  }
  expect(agreed.replace(/\s+/g, " ")).toContain(byWhom);
  expect(policy).toContain(`Primi tahsil eden: ${byWhom.slice(0, 20)}`);
  expect(policy).toMatch(/Genel şartlar: Karayolları[\s\S]*sürüm 2026/);

  const { orderId } = result;
  const office = await openOfficeAt(broker);
  const record = await officeRecordOf(office, orderId);
  expect(record.status).toBe(200);
  const happened = [
    "Teklif istendi",
    "Metinler gösterildi",
    "Metinler onaylandı",
    "Karttan tahsilat",
    "Poliçe düzenlendi",
    "SMS gönderildi",
  ];
  const places = happened.map((what) => record.page.indexOf(what));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  const kept = pdfText(record.bytes);
  for (const text of [record.page, kept]) {
    const unbroken = text.replace(/\s+/g, "");
    for (const { sha256 } of documents?.texts ?? []) expect(unbroken).toContain(sha256);
    for (const fact of [
      done.policyNumber ?? "?",
      `policy:${orderId}:email`,
      "odeme@ornek.example",
      result.paymentId,
      plateOf(phone),
      "Çağrı Şimşekoğlu",
    ])
      expect(text).toContain(fact);
  }
  const looks = await broker.query(
    `SELECT action, subject FROM office_audit WHERE subject = '${orderId}'`,
  );
  expect(looks).toEqual([
    { action: "opened", subject: orderId },
    { action: "downloaded", subject: orderId },
  ]);

  const stored = await broker.query<{ record_sealed: string }>(
    `SELECT record_sealed FROM policies WHERE quote_id = '${quoteId}'`,
  );
  expect(stored[0]?.record_sealed).toMatch(/^[\w-]+\.[\w+/=]+$/);
  expect(stored[0]?.record_sealed.length).toBeLessThan(30_000);

  const firm = "Bambaşka Brokerlik A.Ş.";
  await broker.restart({
    TEST_OTHER_DAY: "1",
    SITE_FIRM: firm,
    INSURER_SETTINGS: JSON.stringify({ speed: 0, repricing: { [offer.firmId]: 2 } }),
  } as object);
  const next = await makeQuote(broker);
  const now = await cheapest(broker, next);
  const today = await broker.call(
    getDocuments,
    { quoteId: next.quoteId, offerId: now.id },
    next.caller,
  );
  expect(today.data?.documents.texts.map(({ html }) => html)).toEqual(
    saleDocumentIds.map(() => "<p>Başka söz.</p>"),
  );
  expect(await recordOf(buyer)).toEqual(before);
  expect(await officeRecordOf(office, orderId)).toEqual(record);
});

test("nobody else reads what somebody has agreed to", async () => {
  const buyer = await makeQuote(broker);
  const { quoteId } = buyer;
  const offer = await cheapest(broker, buyer);
  const asked = { quoteId, offerId: offer.id };
  expect(await broker.call(getDocuments, asked, makeCaller())).toMatchObject({ status: 403 });
  expect(await broker.call(getSoldDocuments, { quoteId }, makeCaller())).toMatchObject({
    status: 403,
  });
  expect(await broker.call(getSoldDocuments, { quoteId }, buyer.caller)).toMatchObject({
    status: 404,
  });
});
