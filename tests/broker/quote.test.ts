import { beforeAll, expect, test } from "vitest";
import { comparePackages } from "#shared/calls/quote/compare-packages.ts";
import { confirmQuoteAccess } from "#shared/calls/quote/confirm-quote-access.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { getPdf } from "#shared/calls/order/get-pdf.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { orderStatus } from "#shared/calls/order/order-status.ts";
import { paymentDetail } from "#shared/calls/order/payment-detail.ts";
import { requestQuoteAccess } from "#shared/calls/quote/request-quote-access.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { sendQuoteLink } from "#shared/calls/quote/send-quote-link.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { flowCodes } from "#shared/codes.ts";
import { addDays, todayInIstanbul } from "#shared/format/date.ts";
import { makeCaller, useBroker } from "./harness.ts";
import type { SharedBroker } from "./harness.ts";
import {
  answersOf,
  cheapest,
  statedVehicle,
  lastCode,
  makePhone,
  makeQuote,
  purchaseInput,
  quoteInput,
  verify,
} from "./journey.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

test("the same question has the same prices", async () => {
  const prices = async () =>
    (await answersOf(broker, await makeQuote(broker, { plate: "34 ABC 123" })))
      .map(({ firmId, offer, reason }) => [firmId, offer?.grossKurus ?? reason])
      .toSorted();
  expect(await prices()).toEqual(await prices());
});

test("a question that comes six times at once, and then again, is one quote; another one is another", async () => {
  const [caller, phone] = [makeCaller(), makePhone()];
  await verify(broker, caller, phone);
  const ask = async (plate: string) =>
    (await broker.call(trafik.quoteCall, quoteInput(phone, { plate }), caller)).data?.quoteId;
  const ids = await Promise.all(Array.from({ length: 6 }, () => ask("34 IKI 121")));
  const [quoteId] = ids;
  expect(quoteId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set([...ids, await ask("34 IKI 121")]).size).toBe(1);
  expect(await ask("34 IKI 122")).not.toBe(quoteId);
  const given = await broker.query(`SELECT id FROM consents WHERE subject_id = '${quoteId}'`);
  expect(given).toHaveLength(1);
});

test("a shared link shows the offers and nothing personal", async () => {
  const buyer = await makeQuote(broker);
  const { quoteId } = buyer;
  const own = await answersOf(broker, buyer);
  const seen = await broker.call(listOffers, { quoteId }, makeCaller());
  expect(seen.data?.quote).toMatchObject({ subject: "34 *** 120", isOwner: false });
  // What a price is made of and rests on names the no-claims step and the owner's age.
  const told = (answers: typeof own) =>
    answers.flatMap(({ offer }) => (offer ? [...offer.explanation, ...offer.assumptions] : []));
  expect(told(own).length).toBeGreaterThan(0);
  expect(told(seen.data?.answers ?? [])).toEqual([]);
  const prices = (answers: typeof own) => answers.map(({ offer }) => offer?.grossKurus);
  expect(prices(seen.data?.answers ?? [])).toEqual(prices(own));
  expect(JSON.stringify(seen.data)).not.toMatch(
    /34 ?[A-Z]{3} ?120|Çağrı|Şimşekoğlu|cagri@|10000009910/,
  );
});

test("a stranger may not review, buy, print the policy, send the link or see the order", async () => {
  const buyer = await makeQuote(broker);
  const { quoteId } = buyer;
  const offer = await cheapest(broker, buyer);
  const stranger = makeCaller();
  const url = `http://site.test/teklif/${quoteId}.x`;
  const answers = [
    await broker.call(reviewOffer, { quoteId, offerId: offer.id }, stranger),
    await broker.call(startPurchase, purchaseInput(quoteId, offer), stranger),
    await broker.call(paymentDetail, { quoteId, offerId: offer.id, bin: "552879" }, stranger),
    await broker.call(getPdf, { document: "policy", quoteId }, stranger),
    await broker.call(sendQuoteLink, { quoteId, eMail: "x@ornek.example", url }, stranger),
    await broker.call(orderStatus, { quoteId }, stranger),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  expect(answers.every(({ data }) => data === null)).toBe(true);
});

test("a second device becomes an owner with a code sent to the quote's phone", async () => {
  const { quoteId, phone } = await makeQuote(broker);
  const device = makeCaller();
  const asked = await broker.call(requestQuoteAccess, { quoteId }, device);
  expect(asked.data?.maskedPhone).toBe(`0 5** *** ** ${phone.slice(-2)}`);
  const code = await lastCode(broker, phone);
  const wrong = code === "000000" ? "111111" : "000000";
  expect((await broker.call(confirmQuoteAccess, { quoteId, code: wrong }, device)).status).toBe(
    422,
  );
  expect((await broker.call(confirmQuoteAccess, { quoteId, code }, device)).success).toBe(true);
  const seen = await broker.call(listOffers, { quoteId }, device);
  expect(seen.data?.quote.isOwner).toBe(true);
});

// Specification 7.22, 7.23
test("two to four offers are compared row by row", async () => {
  const buyer = await makeQuote(broker, { plate: "34 ABC 123" });
  const { quoteId, caller } = buyer;
  const ids = (await answersOf(broker, buyer)).flatMap(({ offer }) => offer?.id ?? []);
  const compared = await broker.call(
    comparePackages,
    { quoteId, offerIds: ids.slice(0, 3) },
    caller,
  );
  expect(compared.data?.answers).toHaveLength(3);
  const rows = compared.data?.rows ?? [];
  expect(rows.every(({ cells }) => cells.length === 3)).toBe(true);
  expect(rows.find(({ id }) => id === "price")?.differs).toBe(true);
  expect(rows.find(({ id }) => id === "bodilyPerPerson")?.differs).toBe(false);
  const one = await broker.call(comparePackages, { quoteId, offerIds: ids.slice(0, 1) }, caller);
  expect(one).toMatchObject({ status: 422, statusCode: flowCodes.validationError });
  const print = { document: "comparison", quoteId, offerIds: ids.slice(0, 2) } as const;
  const pdf = await broker.call(getPdf, print, makeCaller());
  expect(atob(pdf.data?.content ?? "").slice(0, 5)).toBe("%PDF-");
});

// Specification 7.20
test("a card pays in as many instalments as its family and the insurer allow", async () => {
  const buyer = await makeQuote(broker);
  const { quoteId, caller } = buyer;
  const answers = await answersOf(broker, buyer);
  const offers = answers.flatMap(({ offer }) => (offer?.soldBy === "online" ? [offer] : []));
  const offerId = offers.find(({ maxInstallment }) => maxInstallment > 1)?.id ?? "";
  const counts = async (bin?: string) => {
    const input = { quoteId, offerId, ...(bin === undefined ? {} : { bin }) };
    const detail = await broker.call(paymentDetail, input, caller);
    return detail.data?.instalments.map(({ count }) => count);
  };
  expect(await counts()).toEqual([1]);
  expect(await counts("589004")).toEqual([1]);
  const withCredit = await Promise.all(
    ["540036", "552879", "552608", "454359", "545103"].map(counts),
  );
  expect(withCredit.some((each) => (each?.length ?? 0) > 1)).toBe(true);
});

test("what cannot be insured is refused field by field", async () => {
  const [caller, phone] = [makeCaller(), makePhone()];
  await verify(broker, caller, phone);
  const today = todayInIstanbul(Date.now());
  const errorsOf = async (change: Parameters<typeof quoteInput>[1]) =>
    Object.keys((await broker.call(trafik.quoteCall, quoteInput(phone, change), caller)).errors);
  expect(await errorsOf({ policyStart: addDays(today, -1) })).toEqual(["PolicyStart"]);
  expect(await errorsOf({ policyStart: addDays(today, 61) })).toEqual(["PolicyStart"]);
  expect(await errorsOf({ plate: "99 X 1" })).toEqual(["LicensePlateNumber"]);
  const stated = { ...statedVehicle, fuel: "su" };
  expect(await errorsOf({ cityCode: "82", ...stated })).toEqual(["FuelType", "CityCode"]);
  expect(await errorsOf({ ...statedVehicle, usage: "uzay" })).toEqual(["UsingType"]);
  expect(await errorsOf({ usage: "hususi-otomobil" })).toHaveLength(7);
  expect(await errorsOf({ privacyPolicy: false })).toEqual(["PrivacyPolicy"]);
  expect(await errorsOf({ referenceCode: "YLK-2026" })).toEqual(["SktReferenceCode"]);
});

test("a quote's link is e-mailed to its owner's choice", async () => {
  const { quoteId, caller } = await makeQuote(broker);
  const url = `http://site.test/teklif/${quoteId}.imza`;
  const input = { quoteId, eMail: "dost@ornek.example", url };
  expect((await broker.call(sendQuoteLink, input, caller)).success).toBe(true);
  const [mail] = await broker.outbox("dost@ornek.example");
  expect(mail?.text).toContain(url);
  const foreign = { ...input, url: "http://baska.example/" };
  expect((await broker.call(sendQuoteLink, foreign, caller)).status).toBe(422);
});

test("five links a day reach one mailbox, from however many browsers, and eight an hour leave one", async () => {
  const [one, other] = [await makeQuote(broker), await makeQuote(broker)];
  const mail = ({ quoteId, caller }: typeof one, eMail: string) =>
    broker.call(sendQuoteLink, { quoteId, eMail, url: `http://site.test/${quoteId}` }, caller);
  const mailbox = "coksevilen@ornek.example";
  for (let count = 0; count < 5; count++) {
    expect((await mail(count % 2 === 0 ? one : other, mailbox)).success).toBe(true);
  }
  const refused = await mail(other, mailbox);
  expect([refused.status, refused.statusCode]).toEqual([429, 429]);
  expect(refused.message).toContain("Bugün gönderilebilecek kadar");
  expect(await broker.outbox(mailbox)).toHaveLength(5);
  expect((await mail(other, "baska@ornek.example")).success).toBe(true);
  for (let count = 3; count < 8; count++) {
    expect((await mail(one, `dost${count}@ornek.example`)).success).toBe(true);
  }
  const last = await mail(one, "sonuncu@ornek.example");
  expect([last.status, last.statusCode]).toEqual([429, 429]);
});
