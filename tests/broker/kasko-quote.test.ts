import { beforeAll, describe, expect, test } from "vitest";
import type { RequestOf } from "#shared/calls/call.ts";
import { changeTerms } from "#shared/calls/quote/change-terms.ts";
import { comparePackages } from "#shared/calls/quote/compare-packages.ts";
import { confirmQuoteAccess } from "#shared/calls/quote/confirm-quote-access.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { getPdf } from "#shared/calls/order/get-pdf.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { queryVehicle } from "#shared/calls/assets/query-vehicle.ts";
import { requestQuoteAccess } from "#shared/calls/quote/request-quote-access.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { flowCodes } from "#shared/codes.ts";
import { kasko } from "#shared/lines/kasko/kasko.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import type { Caller, SharedBroker } from "./harness.ts";
import { makeCaller, useBroker } from "./harness.ts";
import { countMore } from "./rate-events.ts";
import {
  answerBank,
  answersOf,
  cheapest,
  lastCode,
  makeVisitor,
  nationalNumber,
  quoteInput,
  startBuying,
  until,
  untilState,
} from "./journey.ts";
import type { Buyer } from "./journey.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

type Input = RequestOf<typeof kasko.quoteCall>;

const untilAnswered = (buyer: Buyer) =>
  until(
    () => answersOf(broker, buyer),
    (answers) => answers.length > 0 && answers.every(({ state }) => state !== "waiting"),
  );

/** Of a vehicle that has just been sold: no policy of before runs. */
const plate = "34 ABC 150";
const boughtPlate = "34 ABC 130";

async function ask(change: Partial<Input> = {}): Promise<Buyer> {
  const { caller, phone } = await makeVisitor(broker);
  const input = { ...quoteInput(phone), plate, ...change };
  const created = await broker.call(kasko.quoteCall, input, caller);
  expect(created).toMatchObject({ statusCode: flowCodes.success });
  const buyer = { caller, phone, quoteId: created.data?.quoteId ?? "" };
  await untilAnswered(buyer);
  return buyer;
}

/** Prices by insurer and package. */
async function pricesOf(buyer: Buyer): Promise<Readonly<Record<string, number>>> {
  const answers = await answersOf(broker, buyer);
  return Object.fromEntries(
    answers
      .flatMap(({ id, offer }) => (offer === undefined ? [] : [[id, offer.grossKurus] as const]))
      .toSorted(),
  );
}

test("a vehicle is quoted in packages, compared, reviewed, bought and has a policy", async () => {
  const buyer = await ask({
    plate: boughtPlate,
    radioKurus: 2_500_000,
    campaign: { utm_source: "deneme" },
  });
  const { caller, quoteId } = buyer;
  const answers = await answersOf(broker, buyer);
  const offers = answers.flatMap(({ offer }) => offer ?? []);
  expect(offers.length).toBeGreaterThan(8);
  expect(new Set(answers.map(({ packageName }) => packageName))).toContain("Dar Kasko");

  const ids = ["saricam:saricam:dar", "saricam:saricam:standart"].map(
    (id) => answers.find((answer) => answer.id === id)?.offer?.id ?? "",
  );
  const compared = await broker.call(comparePackages, { quoteId, offerIds: ids }, caller);
  const rows = new Map(compared.data?.rows.map((row) => [row.id, row]));
  expect(rows.get("collision")?.cells).toEqual(["Rayiç değer", "Rayiç değer"]);
  expect(rows.get("service")?.cells).toEqual(Array(2).fill("Anlaşmalı yetkili servis"));
  expect(rows.get("accessories")).toMatchObject({
    differs: false,
    cells: ["25.000,00 TL", "25.000,00 TL"],
  });
  expect(rows.get("disasters")).toMatchObject({ differs: true, cells: ["Yok", "Dâhil"] });

  const offer = await cheapest(broker, buyer);
  const bought = answers.find((answer) => answer.offer?.id === offer.id);
  const review = await broker.call(reviewOffer, { quoteId, offerId: offer.id }, caller);
  expect(review.data).toMatchObject({
    documents: {
      texts: expect.arrayContaining([expect.objectContaining({ id: "bilgilendirme-metni" })]),
    },
  });
  const labels = new Map(review.data?.risk.map(({ label, text }) => [label, text]));
  expect(labels.get("Hasarsızlık kademesi")).toMatch(/^[0-4]$/);
  expect(labels.get("Araç değeri (liste)")).toMatch(/^[\d.]+,00 TL$/);
  expect(labels.get("Ses sistemi bedeli")).toBe("25.000,00 TL");
  expect(labels.get("Muafiyet")).toBe("Muafiyetsiz");
  expect(labels.get("İkame araç")).toBe("7 gün");

  const url = await startBuying(broker, buyer);
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, caller);
  expect(await untilState(broker, buyer, "done")).toMatchObject({ paidKurus: offer.grossKurus });
  const policy = await broker.call(getPdf, { document: "policy", quoteId }, caller);
  const text = pdfText(Buffer.from(policy.data?.content ?? "", "base64"));
  for (const fact of [
    `Kasko Sigortası · ${bought?.packageName}`,
    boughtPlate,
    "Hasarsızlık kademesi",
    "Onarım servis türü",
    "Rayiç değer",
    "Ses sistemi bedeli",
    "BSMV",
    "cayabilirsiniz",
  ]) {
    expect(text).toContain(fact);
  }
  const mails = await broker.outbox("odeme@ornek.example");
  expect(mails[0]?.text).toContain("kasko");
  const again = await broker.call(changeTerms, chosen(quoteId, { Deductible: "yuzde-2" }), caller);
  expect(again.statusCode).toBe(flowCodes.finalStepError);
});

test("history and value are the registries', whatever a browser sends", async () => {
  const { caller, phone } = await makeVisitor(broker);
  const wire = kasko.quoteCall.request.encode({ ...quoteInput(phone), plate }) as object;
  const pricesWith = async (fields: object) => {
    const call = kasko.quoteCall as never;
    const { body } = await broker.raw(call, { ...wire, ...fields }, caller);
    const { QuoteId: quoteId } = (body as { Data: { QuoteId: string } }).Data;
    const buyer = { caller, phone, quoteId };
    await untilAnswered(buyer);
    return pricesOf(buyer);
  };
  const plain = await pricesWith({});
  expect(Object.keys(plain).length).toBeGreaterThan(8);
  for (const fields of [
    { NoClaimsLevel: 4, History: { noClaimsLevel: 4 } },
    { ValueKurus: 100, ModelYear: 2001, BrandCodeFull: "117009" },
  ]) {
    const { body } = await broker.raw(kasko.quoteCall as never, { ...wire, ...fields }, caller);
    if ((body as { Success: boolean }).Success) expect(await pricesWith(fields)).toEqual(plain);
  }
});

const insuredPlate = "34 ABC 123";

test("a look-up tells the end of the policy of the line it is for", async () => {
  const { caller, phone } = await makeVisitor(broker);
  const vehicle = { licensePlateNumber: insuredPlate, licensePermitNumber: "AB123456" };
  const endFor = async (masterBranch: string) => {
    const input = { nationalNumber, phone, ...vehicle, masterBranch, isYK: false };
    return (await broker.call(queryVehicle, input, caller)).data?.previousPolicyEnd;
  };
  const [compulsory, own] = [await endFor("trafik"), await endFor("kasko")];
  expect(own).not.toBe(compulsory);
  expect(await endFor("imm")).toBe(compulsory);
  const { quoteId } = await ask({ plate: insuredPlate });
  const { data } = await broker.call(listOffers, { quoteId }, makeCaller());
  expect(data?.quote.previousPolicyEnd).toBe(own);
});

test("accessories noted with the vehicle count, and LPG only where it is registered", async () => {
  const { caller, phone } = await makeVisitor(broker);
  const vehicle = { licensePlateNumber: plate, licensePermitNumber: "AB123456" };
  const found = await broker.call(
    queryVehicle,
    { nationalNumber, phone, ...vehicle, masterBranch: "kasko", isYK: false, radioPrice: 900_000 },
    caller,
  );
  expect(found.data?.fuelType).not.toMatch(/lpg/);
  const refused = await broker.call(
    kasko.quoteCall,
    { ...quoteInput(phone), plate, lpgKurus: 1_000_000 },
    caller,
  );
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ["LpgPrice"]]);
  const tooLittle = await broker.call(
    kasko.quoteCall,
    { ...quoteInput(phone), plate, steelWheelKurus: -5 },
    caller,
  );
  expect(tooLittle.errors).toEqual({ SteelWheelPrice: ["En az 1₺ olmalıdır."] });
  const created = await broker.call(kasko.quoteCall, { ...quoteInput(phone), plate }, caller);
  const buyer = { caller, phone, quoteId: created.data?.quoteId ?? "" };
  await untilAnswered(buyer);
  const [offer] = (await answersOf(broker, buyer)).flatMap((answer) => answer.offer ?? []);
  expect(offer?.assumptions.join(" ")).toContain("9.000,00 TL aksesuar");
});

const chosen = (quoteId: string, terms: Readonly<Record<string, string>>) => ({
  quoteId,
  terms: Object.entries(terms).map(([name, value]) => ({ name, value })),
});

/** Asks again and yields the quote of the answer. */
async function askAgain(
  { caller, phone, quoteId }: Buyer,
  terms: Readonly<Record<string, string>>,
  by: Caller = caller,
): Promise<Buyer> {
  const answer = await broker.call(changeTerms, chosen(quoteId, terms), by);
  expect(answer).toMatchObject({ statusCode: flowCodes.success });
  const buyer = { caller: by, phone, quoteId: answer.data?.quoteId ?? "" };
  await untilAnswered(buyer);
  return buyer;
}

describe("other terms", () => {
  test("make another quote of the same request, and the first one stays", async () => {
    const first = await ask({ campaign: { utm_source: "deneme" } });
    const before = await pricesOf(first);
    const other = await askAgain(first, { ServiceType: "yetkili", Deductible: "yuzde-2" });
    expect(other.quoteId).not.toBe(first.quoteId);
    expect(await pricesOf(first)).toEqual(before);
    const dearer = await pricesOf(await askAgain(first, { ServiceType: "yetkili" }));
    const known = Object.keys(dearer);
    expect(known.length).toBeGreaterThan(5);
    for (const id of known) expect(dearer[id]).toBeGreaterThan(before[id]!);

    const listed = await broker.call(listOffers, { quoteId: other.quoteId }, other.caller);
    expect(listed.data?.quote.isOwner).toBe(true);
    expect(listed.data?.terms).toEqual([
      {
        name: "ServiceType",
        value: "yetkili",
        label: "Onarım servis türü",
        text: "Yetkili servis",
        textBefore: "Anlaşmalı yetkili servis",
      },
      {
        name: "Deductible",
        value: "yuzde-2",
        label: "Muafiyet",
        text: "%2 muafiyetli",
        textBefore: "Muafiyetsiz",
      },
      { name: "LiabilityLimit", value: "1-milyon", label: "İMM limiti", text: "1.000.000 TL" },
      { name: "ReplacementCar", value: "7-gun", label: "İkame araç", text: "7 gün" },
    ]);
    const rows = await broker.query<{ campaign: string; texts: string }>(
      `SELECT campaign, texts FROM quotes JOIN consents ON subject_id = quote_id
        WHERE quote_id IN ('${first.quoteId}', '${other.quoteId}')`,
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual(rows[1]);
    expect(rows[0]?.campaign).toContain("deneme");
  });

  test("that are the same make no other quote", async () => {
    const first = await ask();
    const answer = await broker.call(
      changeTerms,
      chosen(first.quoteId, { Deductible: "yok" }),
      first.caller,
    );
    expect(answer.data?.quoteId).toBe(first.quoteId);
  });

  test("nobody knows are refused at their names", async () => {
    const { quoteId, caller } = await ask();
    const terms = { Deductible: "yuzde-99", Koltuk: "deri" };
    const answer = await broker.call(changeTerms, chosen(quoteId, terms), caller);
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ["Deductible", "Koltuk"]]);
  });

  test("are the owner's to choose, or of whoever has proved the phone", async () => {
    const first = await ask();
    const { quoteId, phone } = first;
    const stranger = makeCaller();
    const refused = await broker.call(
      changeTerms,
      chosen(quoteId, { Deductible: "yuzde-2" }),
      stranger,
    );
    expect(refused.status).toBe(403);
    await broker.call(requestQuoteAccess, { quoteId }, stranger);
    const code = await lastCode(broker, phone);
    await broker.call(confirmQuoteAccess, { quoteId, code }, stranger);
    const other = await askAgain(first, { Deductible: "yuzde-2" }, stranger);
    expect((await pricesOf(other))["saricam:saricam:dar"]).toBeLessThan(
      (await pricesOf(first))["saricam:saricam:dar"]!,
    );
  });

  test("need a quote that is not a day old, however often it was repeated", async () => {
    const first = await ask();
    const other = await askAgain(first, { Deductible: "yuzde-2" });
    const dayAndMore = 90_000_000;
    const age = (quoteId: string) =>
      broker.query(
        `UPDATE quotes SET created_at = created_at - ${dayAndMore} WHERE quote_id = '${quoteId}'`,
      );
    await age(first.quoteId);
    const late = await broker.call(
      changeTerms,
      chosen(first.quoteId, { Deductible: "yuzde-5" }),
      first.caller,
    );
    expect([late.status, late.statusCode]).toEqual([409, flowCodes.stepError]);
    expect(late.message).toContain("bir günden fazla");
    await askAgain(other, { Deductible: "yuzde-5" });
  });

  test("chosen twice at a time are one quote, with the consents of the first", async () => {
    const { quoteId, caller } = await ask();
    const change = () =>
      broker.call(changeTerms, chosen(quoteId, { Deductible: "yuzde-2" }), caller);
    const answers = await Promise.all([change(), change()]);
    const [again, twice] = answers.map(({ data }) => data?.quoteId);
    expect([again, twice]).toEqual([expect.stringContaining("-"), again]);
    expect(again).not.toBe(quoteId);
    const given = await broker.query(`SELECT id FROM consents WHERE subject_id = '${again}'`);
    expect(given).toHaveLength(1);
  });

  test("count as quotes", async () => {
    const { quoteId, caller } = await ask();
    const change = async (deductible: string) =>
      (await broker.call(changeTerms, chosen(quoteId, { Deductible: deductible }), caller)).status;
    expect(await change("yuzde-2")).toBe(200);
    // Two of the thirty an hour have been asked for.
    await countMore(broker, "quote-visitor", 27);
    expect(await change("yuzde-5")).toBe(200);
    expect(await change("yuzde-2")).toBe(429);
  });
});
