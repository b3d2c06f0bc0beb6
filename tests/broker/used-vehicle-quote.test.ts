import { beforeAll, expect, test } from "vitest";
import type { Call } from "#shared/calls/call.ts";
import { changeTerms } from "#shared/calls/quote/change-terms.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { getPdf } from "#shared/calls/order/get-pdf.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { queryVehicle } from "#shared/calls/assets/query-vehicle.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { flowCodes } from "#shared/codes.ts";
import { addDays, formatDate, todayInIstanbul } from "#shared/format/date.ts";
import { galericikisatrafik } from "#shared/lines/galericikisatrafik/galericikisatrafik.ts";
import { ikincieltrafik } from "#shared/lines/ikincieltrafik/ikincieltrafik.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import { makeNationalNumber } from "#tests/factories/person.ts";
import type { SharedBroker } from "./harness.ts";
import { useBroker } from "./harness.ts";
import type { Buyer } from "./journey.ts";
import {
  answerBank,
  answersOf,
  cheapest,
  statedVehicle,
  makeVisitor,
  nationalNumber,
  plateOf,
  quoteInput,
  startBuying,
  untilAnswered,
  untilState,
} from "./journey.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

const company = "1234567890";
const stock = {
  companyTitle: "İpek Otomotiv Ltd. Şti.",
  taxOffice: "Maslak",
  tradeLicence: "34-00123",
  duration: "30" as const,
};

/** A quote of a line by a visitor of its own, answered by everybody. */
async function ask<Input>(
  call: Call<Input, { quoteId: string }>,
  change: object = {},
): Promise<Buyer> {
  const { caller, phone } = await makeVisitor(broker);
  const input = { ...quoteInput(phone), ...change } as Input;
  const created = await broker.call(call, input, caller);
  expect(created).toMatchObject({ statusCode: flowCodes.success });
  return untilAnswered(broker, { caller, phone, quoteId: created.data?.quoteId ?? "" });
}

async function pricesOf(buyer: Buyer): Promise<ReadonlyMap<string, number>> {
  const answers = await answersOf(broker, buyer);
  return new Map(
    answers.flatMap(({ id, offer }) =>
      offer === undefined ? [] : [[id, offer.grossKurus] as const],
    ),
  );
}

/** Buys the cheapest offer; what the policy says. */
async function buy(buyer: Buyer): Promise<string> {
  const url = await startBuying(broker, buyer);
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
  await untilState(broker, buyer, "done");
  const { quoteId, caller } = buyer;
  const policy = await broker.call(getPdf, { document: "policy", quoteId }, caller);
  return pdfText(Buffer.from(policy.data?.content ?? "", "base64")).replace(/\s+/g, " ");
}

async function reviewOf(buyer: Buyer) {
  const { quoteId, caller } = buyer;
  const { id: offerId } = await cheapest(broker, buyer);
  const { data } = await broker.call(reviewOffer, { quoteId, offerId }, caller);
  return { data, rows: new Map(data?.risk.map(({ label, text }) => [label, text])) };
}

test("a used vehicle is insured in its buyer's name, without the seller's policy", async () => {
  const buyer = await ask(ikincieltrafik.quoteCall);
  const { caller, phone, quoteId } = buyer;
  const plate = plateOf(phone);
  const { data } = await broker.call(listOffers, { quoteId }, caller);
  expect(data?.quote.isEarlyRenewal).toBe(false);
  expect(data?.quote.previousPolicyEnd).toBeUndefined();
  expect((await pricesOf(buyer)).size).toBe(12);

  const review = await reviewOf(buyer);
  expect(review.data).toMatchObject({
    documents: {
      texts: expect.arrayContaining([expect.objectContaining({ id: "bilgilendirme-metni" })]),
    },
    period: "1 yıl",
  });
  expect(review.rows.get("Plaka")).toBe(plate);
  const policy = await buy(buyer);
  for (const fact of [
    "İkinci El Trafik Sigortası",
    plate,
    "noterdeki devrinden önce alıcının adına",
    "Güvence Hesabı",
  ]) {
    expect(policy).toContain(fact);
  }
  const [sms] = await broker.outbox(phone);
  expect(sms?.text).toContain(`${plate} plakalı aracın ikinci el trafik sigortası`);
});

test("who has insured a plate in their own hands is told so at the plate, and buys no second-hand policy for it", async () => {
  const { caller, phone } = await makeVisitor(broker);
  const insured = "34 ABC 123";
  const refusal = { LicensePlateNumber: [expect.stringContaining("trafik sigortası alın")] };
  const look = { licensePlateNumber: insured, licensePermitNumber: "AB123456", isYK: false };
  const lookedUp = (masterBranch: string) =>
    broker.call(queryVehicle, { nationalNumber, phone, ...look, masterBranch }, caller);
  expect(await lookedUp("ikincieltrafik")).toMatchObject({ status: 422, errors: refusal });
  expect(await lookedUp("trafik")).toMatchObject({ status: 200 });
  for (const change of [{}, { document: undefined, ...statedVehicle }]) {
    const input = { ...quoteInput(phone, { plate: insured }), ...change };
    const asked = await broker.call(ikincieltrafik.quoteCall, input, caller);
    expect(asked).toMatchObject({ status: 422, errors: refusal });
  }
  const bought = quoteInput(phone, { plate: insured, nationalNumber: makeNationalNumber(34) });
  expect(await broker.call(ikincieltrafik.quoteCall, bought, caller)).toMatchObject({
    status: 200,
  });
});

test("the buyer's step is the same whatever plate the seller has, and that of their own line", async () => {
  const prices = [];
  for (const plate of ["34 ABC 150", "06 ABC 150"]) {
    for (const call of [ikincieltrafik.quoteCall, trafik.quoteCall]) {
      const buyer = await ask(call, { plate });
      const { rows } = await reviewOf(buyer);
      expect(rows.get("Hasarsızlık basamağı")).toBe("4");
      prices.push(await pricesOf(buyer));
    }
  }
  expect(prices[0]).toEqual(prices[1]);
});

test("a vehicle in stock is insured for as long as it is chosen, and longer is dearer", async () => {
  const buyer = await ask(galericikisatrafik.quoteCall, { nationalNumber: company, ...stock });
  const { caller } = buyer;
  const { rows, data } = await reviewOf(buyer);
  expect(rows.get("Yetki belgesi no")).toBe("34-00123");
  expect(rows.get("Sigorta süresi")).toBe("30 gün");
  expect(data).toMatchObject({
    documents: {
      texts: expect.arrayContaining([expect.objectContaining({ id: "bilgilendirme-metni" })]),
    },
  });
  expect(data?.period).toBe("30 gün");

  const terms = [{ name: "Duration", value: "90" }];
  const again = await broker.call(changeTerms, { quoteId: buyer.quoteId, terms }, caller);
  const longer = await untilAnswered(broker, { ...buyer, quoteId: again.data?.quoteId ?? "" });
  const [before, after] = [await pricesOf(buyer), await pricesOf(longer)];
  expect(before.size).toBe(8);
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
  for (const [id, price] of after) expect(price).toBeGreaterThan(before.get(id)!);

  const policy = await buy(longer);
  const end = formatDate(addDays(todayInIstanbul(Date.now()), 90));
  for (const fact of [
    "Galerici Kısa Süreli Trafik Sigortası",
    company,
    "Yetki belgesi no 34-00123",
    "Sigorta süresi 90 gün",
    end,
  ]) {
    expect(policy).toContain(fact);
  }
});

test("licence and duration are asked for at their names, and a used vehicle has a plate", async () => {
  const { caller, phone } = await makeVisitor(broker);
  const refused = async (call: Call<never, unknown>, change: object) => {
    const input = { ...quoteInput(phone), ...change } as never;
    const { status, errors } = await broker.call(call, input, caller);
    return [status, errors];
  };
  const dealers = galericikisatrafik.quoteCall as unknown as Call<never, unknown>;
  const dealer = { nationalNumber: company, ...stock };
  expect(await refused(dealers, stock)).toEqual([
    422,
    { NationalNumber: ["Lütfen geçerli bir vergi kimlik numarası giriniz"] },
  ]);
  expect(await refused(dealers, { ...dealer, tradeLicence: "yok" })).toEqual([
    422,
    {
      TradeLicenceNumber: [
        "Geçerli bir yetki belgesi numarası giriniz: 4 ile 20 karakter arasında harf, rakam, tire veya eğik çizgi.",
      ],
    },
  ]);
  expect(await refused(dealers, { ...dealer, duration: "45" })).toMatchObject([
    422,
    { Duration: [expect.any(String)] },
  ]);
  const buyers = ikincieltrafik.quoteCall as unknown as Call<never, unknown>;
  expect(await refused(buyers, { plate: "34 YK" })).toMatchObject([
    422,
    { LicensePlateNumber: [expect.stringContaining("plakası olmalıdır")] },
  ]);
});

test("everybody is quoted compulsory cover, whatever the vehicle", async () => {
  const buyer = await ask(trafik.quoteCall, {
    document: undefined,
    usage: "tanker",
    modelCode: "046001",
    modelYear: 1985,
    fuel: "dizel",
    engineNumber: "ABC1234567",
    chassisNumber: "NM0ABCDEFGH123456",
    seats: 3,
    firstRegistration: "1985-06-15",
  });
  const answers = await answersOf(broker, buyer);
  expect(answers.map(({ state }) => state)).toEqual(Array(12).fill("offer"));
});
