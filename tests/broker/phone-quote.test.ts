import { beforeAll, expect, test } from "vitest";
import type { RequestOf } from "#shared/calls/call.ts";
import { comparePackages } from "#shared/calls/quote/compare-packages.ts";
import { telefon } from "#shared/lines/telefon/telefon.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { getPdf } from "#shared/calls/order/get-pdf.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { flowCodes } from "#shared/codes.ts";
import { addDays, todayInIstanbul } from "#shared/format/date.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import type { SharedBroker } from "./harness.ts";
import { makeCaller, useBroker } from "./harness.ts";
import {
  answerBank,
  answersOf,
  cheapest,
  makePhone,
  nationalNumber,
  startBuying,
  until,
  untilState,
  verify,
} from "./journey.ts";
import type { Buyer } from "./journey.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

type Input = RequestOf<typeof telefon.quoteCall>;
const today = todayInIstanbul(Date.now());
const imei = "490154203237518";
const boughtImei = "356938035643809";

const phoneInput = (phone: string, change: Partial<Input> = {}): Input => ({
  nationalNumber,
  name: "Çağrı",
  surname: "Şimşekoğlu",
  phone,
  email: "cagri@ornek.example",
  cityCode: "34",
  county: "Kadıköy",
  policyStart: today,
  deviceBrand: "samsung",
  deviceModel: "samsung-galaxy-s25",
  imei,
  purchaseDate: addDays(today, -40),
  invoiceKurus: 52_000_00,
  isSecondHand: false,
  openDataAgreement: true,
  privacyPolicy: true,
  advertisementAgreement: false,
  ...change,
});

async function makeVisitor() {
  const [caller, phone] = [makeCaller(), makePhone()];
  await verify(broker, caller, phone);
  return { caller, phone };
}

async function askPhoneQuote(change: Partial<Input> = {}): Promise<Buyer> {
  const { caller, phone } = await makeVisitor();
  const created = await broker.call(telefon.quoteCall, phoneInput(phone, change), caller);
  expect(created.statusCode).toBe(flowCodes.success);
  const buyer = { caller, phone, quoteId: created.data?.quoteId ?? "" };
  await until(
    () => answersOf(broker, buyer),
    (answers) => answers.length > 0 && answers.every(({ state }) => state !== "waiting"),
  );
  return buyer;
}

// Specification 7.24
test("a phone is quoted, compared, reviewed, bought and has a policy", async () => {
  const campaign = { utm_source: "deneme" };
  const buyer = await askPhoneQuote({ campaign, imei: boughtImei } as Partial<Input>);
  const { caller, quoteId, phone } = buyer;
  const answers = await answersOf(broker, buyer);
  expect(new Set(answers.map(({ firmId }) => firmId)).size).toBe(6);
  const ids = answers.flatMap(({ offer }) => offer?.id ?? []);
  expect(ids).toHaveLength(6);

  const compared = await broker.call(
    comparePackages,
    { quoteId, offerIds: ids.slice(0, 4) },
    caller,
  );
  expect(compared.data?.rows.find(({ id }) => id === "theft")?.differs).toBe(true);
  const comparison = { document: "comparison", quoteId, offerIds: ids.slice(0, 2) } as const;
  const sheet = await broker.call(getPdf, comparison, makeCaller());
  const sheetText = pdfText(Buffer.from(sheet.data?.content ?? "", "base64"));
  expect(sheetText).toContain("Cep Telefonu Sigortası · Samsung Galaxy S25 · 2025 çıkışlı, sıfır");

  const offer = await cheapest(broker, buyer);
  const review = await broker.call(reviewOffer, { quoteId, offerId: offer.id }, caller);
  expect(review.data).toMatchObject({
    documents: {
      texts: expect.arrayContaining([expect.objectContaining({ id: "bilgilendirme-metni" })]),
    },
  });
  expect(review.data?.risk).toContainEqual({ label: "IMEI no", text: boughtImei });
  expect(review.data?.risk).toContainEqual({ label: "Fatura bedeli", text: "52.000,00 TL" });

  const url = await startBuying(broker, buyer);
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, caller);
  const done = await untilState(broker, buyer, "done");
  expect(done).toMatchObject({ paidKurus: offer.grossKurus });

  const policy = await broker.call(getPdf, { document: "policy", quoteId }, caller);
  const text = pdfText(Buffer.from(policy.data?.content ?? "", "base64"));
  for (const fact of ["Cep Telefonu Sigortası", "Samsung Galaxy S25", boughtImei, "52.000,00 TL"]) {
    expect(text).toContain(fact);
  }
  expect(text).not.toContain("Güvence Hesabı");
  expect(text).not.toContain("Karayolları");
  // The cheapest covers nothing but the screen.
  expect(text).not.toMatch(/Hırsızlık yalnızca|Onarılamayan telefon/u);

  const sms = (await broker.outbox(phone)).filter(({ text: sent }) => sent.includes("poliçe no"));
  expect(sms).toHaveLength(1);
  expect(sms[0]?.text).toContain(
    "Samsung Galaxy S25 telefonunuzun cep telefonu sigortası poliçesi hazır.",
  );
  const consents = await broker.query<{ text_slug: string }>(
    `SELECT value ->> 'slug' AS text_slug FROM consents, json_each(texts)
     WHERE subject_id = '${quoteId}'`,
  );
  expect(consents.map(({ text_slug: slug }) => slug)).toContain("bilgilendirme-formu-telefon");
  const [attribution] = await broker.query<{ campaign: string }>(
    `SELECT campaign FROM quotes WHERE quote_id = '${quoteId}'`,
  );
  expect(JSON.parse(attribution?.campaign ?? "{}")).toEqual(campaign);
});

test("a shared link shows the device and nothing personal", async () => {
  const { quoteId } = await askPhoneQuote({ isSecondHand: true });
  const seen = await broker.call(listOffers, { quoteId }, makeCaller());
  expect(seen.data?.quote).toMatchObject({
    productId: "telefon",
    subject: "Samsung Galaxy S25",
    vehicle: "2025 çıkışlı, ikinci el alınmış",
    isOwner: false,
  });
  expect(JSON.stringify(seen.data)).not.toMatch(new RegExp(`${imei}|Çağrı|cagri@|10000009910`));
  expect(seen.data?.answers.some(({ state }) => state === "decline")).toBe(true);
});

test("one insurer can be asked alone, if it insures phones", async () => {
  const alone = await askPhoneQuote({ insuranceFirm: "fener" });
  const firms = (await answersOf(broker, alone)).map(({ firmId }) => firmId);
  expect(new Set(firms)).toEqual(new Set(["fener"]));
  const { caller, phone } = await makeVisitor();
  for (const insuranceFirm of ["palamar", "yok"]) {
    const refused = await broker.call(
      telefon.quoteCall,
      phoneInput(phone, { insuranceFirm }),
      caller,
    );
    expect(Object.keys(refused.errors)).toEqual(["InsuranceFirm"]);
  }
});

test("what cannot be insured is refused field by field", async () => {
  const { caller, phone } = await makeVisitor();
  const errorsOf = async (change: Partial<Input>) =>
    (await broker.call(telefon.quoteCall, phoneInput(phone, change), caller)).errors;
  const keysOf = async (change: Partial<Input>) => Object.keys(await errorsOf(change));
  expect(await keysOf({ policyStart: addDays(today, -1) })).toEqual(["PolicyStart"]);
  expect(await keysOf({ policyStart: addDays(today, 61) })).toEqual(["PolicyStart"]);
  expect(await keysOf({ purchaseDate: addDays(today, 1) })).toEqual(["PurchaseDate"]);
  expect(await keysOf({ purchaseDate: "2024-06-01" })).toEqual(["PurchaseDate"]);
  expect(await keysOf({ deviceModel: "apple-iphone-16" })).toEqual(["DeviceModel"]);
  expect(await keysOf({ cityCode: "82", privacyPolicy: false })).toEqual([
    "PrivacyPolicy",
    "CityCode",
  ]);
  expect(await keysOf({ imei: "490154203237519" })).toEqual(["ImeiNo"]);
  expect(await keysOf({ insuranceFirm: "yok" })).toEqual(["InsuranceFirm"]);
  expect(await keysOf({ packageGuid: "x", headerGuid: "y" })).toEqual([
    "PackageGuid",
    "HeaderGuid",
  ]);
  expect(await keysOf({ ipAddress: "burada" })).toEqual(["IPAddress"]);
  expect(await keysOf({ userAgent: "x".repeat(513) })).toEqual(["UserAgent"]);
  expect(await errorsOf({ invoiceKurus: 5_499_00 })).toEqual({
    InvoiceKurus: ["En az 5,500₺ olmalıdır."],
  });
  expect(await errorsOf({ invoiceKurus: 109_999_00 })).toEqual({
    InvoiceKurus: ["En fazla 109,998₺ olmalıdır."],
  });
});

test("a phone that is not verified gets no quote", async () => {
  const refused = await broker.call(telefon.quoteCall, phoneInput(makePhone()), makeCaller());
  expect(refused).toMatchObject({ status: 403, statusCode: flowCodes.temporaryCodeRequired });
});
