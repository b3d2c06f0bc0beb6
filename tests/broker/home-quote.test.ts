import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RequestOf } from "#shared/calls/call.ts";
import { changeTerms } from "#shared/calls/quote/change-terms.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { queryHome } from "#shared/calls/assets/query-home.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { confirmChange } from "#shared/calls/policy/confirm-change.ts";
import { getChange } from "#shared/calls/policy/get-change.ts";
import { getEndorsement } from "#shared/calls/policy/get-endorsement.ts";
import { flowCodes } from "#shared/codes.ts";
import { addDays, todayInIstanbul } from "#shared/format/date.ts";
import { dask } from "#shared/lines/dask/dask.ts";
import { konut } from "#shared/lines/konut/konut.ts";
import { findPlaces } from "#tests/contract/reference-attempts.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import { sampleSums } from "#tests/unit/shared/calls/home-samples.ts";
import type { Caller, TestBroker } from "./harness.ts";
import { makeCaller, startBroker } from "./harness.ts";
import { answersOf, cheapest, makeVisitor, nationalNumber, quoteInput, until } from "./journey.ts";
import type { Buyer } from "./journey.ts";
import { changeConfirmation, payFor } from "./policy.ts";

let broker: TestBroker;
let uavtCode: string;
beforeAll(async () => {
  broker = await startBroker({ TEST_PRINTS: "yes" }, "tests/broker/test-worker.ts");
  ({ uavtCode } = await findPlaces(broker));
});
afterAll(() => broker.stop());

type DaskInput = RequestOf<typeof dask.quoteCall>;
type KonutInput = RequestOf<typeof konut.quoteCall>;
const today = todayInIstanbul(Date.now());

function homeInput(phone: string): DaskInput {
  const { plate: _plate, document: _document, ...person } = quoteInput(phone);
  return {
    ...person,
    uavtCode,
    floor: "0",
    usageForm: "konut",
    damageState: "yok",
    ownership: "mal-sahibi",
  };
}

/** A home as somebody describes it. */
const described = {
  homeCity: "34",
  homeCounty: "Kadıköy",
  homeAddress: "Çınarlı Sokak No: 4 Daire: 4",
  constructionStyle: "betonarme",
  constructionYear: 2010,
  storeyBand: "4-7",
  grossArea: 100,
} as const;

async function answered(buyer: Buyer): Promise<Buyer> {
  await until(
    () => answersOf(broker, buyer),
    (answers) => answers.length > 0 && answers.every(({ state }) => state !== "waiting"),
  );
  return buyer;
}

async function askDask(change: Partial<DaskInput> = {}): Promise<Buyer> {
  const { caller, phone } = await makeVisitor(broker);
  const input = { ...homeInput(phone), ...change };
  const created = await broker.call(dask.quoteCall, input, caller);
  expect(created.errors).toEqual({});
  return answered({ caller, phone, quoteId: created.data?.quoteId ?? "" });
}

async function askKonut(change: Partial<KonutInput> = {}): Promise<Buyer> {
  const { caller, phone } = await makeVisitor(broker);
  const input = { ...homeInput(phone), ...sampleSums, ...change };
  const created = await broker.call(konut.quoteCall, input, caller);
  expect(created.errors).toEqual({});
  return answered({ caller, phone, quoteId: created.data?.quoteId ?? "" });
}

const pricesOf = async (buyer: Buyer): Promise<number[]> =>
  (await answersOf(broker, buyer)).flatMap(({ offer }) => offer?.grossKurus ?? []);

describe("the look-up of a home", () => {
  const ask = async (change: object = {}) => {
    const { caller, phone } = await makeVisitor(broker);
    const input = { nationalNumber, phone, masterBranch: "konut", uavtCode, ...change };
    return broker.call(queryHome, input, caller);
  };

  test("tells what is registered, and the sums that home insurance proposes for it", async () => {
    const { data } = await ask();
    expect(data?.address).toContain("Kadıköy / İstanbul");
    expect(data?.proposals.map(({ field }) => field)).toEqual([
      "building",
      "contents",
      "electronics",
      "glass",
    ]);
    expect((await ask({ masterBranch: "dask" })).data).toMatchObject({
      address: data?.address,
      proposals: [],
    });
  });

  test("refuses a floor that its building does not have, where the building becomes known", async () => {
    expect((await ask({ floor: "0" })).errors).toEqual({});
    expect((await ask({ floor: "45" })).errors).toEqual({
      FloorNumber: [
        expect.stringMatching(/^Binanın toplam kat sayısından \(.+ kat\) fazla olamaz\.$/),
      ],
    });
  });

  test("is for a verified phone, for lines of homes, and for codes there are", async () => {
    const input = { nationalNumber, phone: "5329999999", masterBranch: "dask", uavtCode };
    expect((await broker.call(queryHome, input, makeCaller())).status).toBe(403);
    expect(Object.keys((await ask({ masterBranch: "trafik" })).errors)).toEqual(["MasterBranch"]);
    expect(Object.keys((await ask({ uavtCode: "9999999999" })).errors)).toEqual(["UavtCode"]);
    expect(Object.keys((await ask({ uavtCode: "123" })).errors)).toEqual(["UavtCode"]);
  });
});

test("a home costs the same everywhere by the compulsory tariff, and as the registry knows it", async () => {
  const prices = await pricesOf(await askDask());
  expect(prices).toHaveLength(9);
  expect(new Set(prices).size).toBe(1);
});

test("a home nobody has confirmed has a price and cannot be bought", async () => {
  const { uavtCode: _code, ...rest } = homeInput("");
  const { phone, caller } = await makeVisitor(broker);
  const input = { ...rest, ...described, phone };
  const created = await broker.call(dask.quoteCall, input, caller);
  const buyer = await answered({ caller, phone, quoteId: created.data?.quoteId ?? "" });
  const offer = await cheapest(broker, buyer);
  expect(offer.isProvisional).toBe(true);
  const { quoteId } = buyer;
  const review = await broker.call(reviewOffer, { quoteId, offerId: offer.id }, caller);
  expect(review.status).toBe(424);
});

test("what cannot be insured is refused field by field", async () => {
  const { caller, phone } = await makeVisitor(broker);
  const errorsOf = async (change: Partial<KonutInput>) => {
    const input = { ...homeInput(phone), ...sampleSums, ...change };
    return (await broker.call(konut.quoteCall, input, caller)).errors;
  };
  const keysOf = async (change: Partial<KonutInput>) => Object.keys(await errorsOf(change));
  expect(await errorsOf({ damageState: "agir" })).toEqual({
    DamageState: ["Orta veya ağır hasarlı binalar sigortalanamaz."],
  });
  expect(await keysOf({ floor: "61" })).toEqual(["FloorNumber"]);
  expect(await keysOf({ uavtCode: "12345" })).toEqual(["UavtCode"]);
  expect(await keysOf({ uavtCode: "9999999999" })).toEqual(["UavtCode"]);
  expect(await keysOf({ policyStart: addDays(today, -1) })).toEqual(["PolicyStart"]);
  expect(await keysOf({ daskPolicyNumber: "123" })).toEqual(["DaskPolicyNumber"]);
  expect(await errorsOf({ building: 9_999_999 })).toEqual({
    BuildingKurus: ["En az 100,000₺ olmalıdır."],
  });
  expect(await errorsOf({ contents: undefined })).toEqual({
    ContentsKurus: ["Bir değer girilmelidir."],
  });
  expect(await keysOf({ insuredParts: undefined })).toEqual(["InsuredParts"]);
});

describe("sums over the offers", () => {
  const choose = (
    { quoteId, caller }: Pick<Buyer, "quoteId"> & { readonly caller: Caller },
    terms: Readonly<Record<string, string>>,
  ) =>
    broker.call(
      changeTerms,
      { quoteId, terms: Object.entries(terms).map(([name, value]) => ({ name, value })) },
      caller,
    );
  const termsOf = async ({ quoteId, caller }: Buyer) =>
    (await broker.call(listOffers, { quoteId }, caller)).data?.terms ?? [];

  test("are chosen anew, and what is not asked of them is left out", async () => {
    const first = await askKonut({ insuredParts: "bina", contents: undefined });
    const terms = await termsOf(first);
    expect(terms.find(({ name }) => name === "ContentsKurus")).toMatchObject({
      value: "",
      text: "",
    });
    expect(terms.find(({ name }) => name === "BuildingKurus")).toMatchObject({
      value: "300000000",
      text: "3.000.000,00 TL",
    });

    const refused = await choose(first, { InsuredParts: "bina-esya", ContentsKurus: "" });
    expect(refused.errors).toEqual({
      ContentsKurus: ["Bir değer girilmelidir."],
      ElectronicsKurus: ["Bir değer girilmelidir."],
    });
    const { data } = await choose(first, {
      InsuredParts: "bina-esya",
      ContentsKurus: "60000000",
      ElectronicsKurus: "0",
    });
    const second = await answered({ ...first, quoteId: data?.quoteId ?? "" });
    expect(second.quoteId).not.toBe(first.quoteId);
    expect(Math.min(...(await pricesOf(second)))).toBeGreaterThan(
      Math.min(...(await pricesOf(first))),
    );
  });

  test("of a tenant know no building", async () => {
    const tenant = await askKonut({ ownership: "kiraci", building: undefined });
    const names = (await termsOf(tenant)).map(({ name }) => name);
    expect(names).not.toContain("BuildingKurus");
    expect(names).toContain("ContentsKurus");
    const same = await choose(tenant, { BuildingKurus: "300000000", InsuredParts: "bina" });
    expect(same.data?.quoteId).toBe(tenant.quoteId);
  });
});

test("out of order, the registry and the lists of addresses are refusals, never a fault", async () => {
  await broker.change({ outages: { "address-registry": "error" } });
  const { caller, phone } = await makeVisitor(broker);
  const input = { nationalNumber, phone, masterBranch: "dask", uavtCode };
  const silent = await broker.call(queryHome, input, caller);
  expect(silent).toMatchObject({ data: null });
  expect(silent.message).not.toBe("");
  expect((await broker.call(dask.quoteCall, homeInput(phone), caller)).data).toBeNull();
  const byHand = { ...homeInput(phone), ...described };
  const created = await broker.call(dask.quoteCall, byHand, caller);
  expect(created.statusCode).toBe(flowCodes.success);
});

test("each change of a home's area has an endorsement of its own, with what is insured since", async () => {
  await broker.change({ outages: {} });
  const buyer = await payFor(broker, await askDask());
  const { caller, quoteId } = buyer;
  for (const text of ["60", "50"]) {
    const values = [{ name: "grossArea", text }];
    const input = await changeConfirmation(broker, buyer, { change: "area", values });
    expect((await broker.call(confirmChange, input, caller)).errors).toEqual({});
    await until(
      async () => (await broker.call(getChange, { quoteId }, caller)).data?.change,
      (change) => change?.state === "done" && change.rows[0]?.after === `${text} m²`,
    );
  }
  const papers = await Promise.all(
    [1, 2, undefined, 3].map(async (count) => {
      const one = { quoteId, kind: "change" as const, ...(count === undefined ? {} : { count }) };
      const { statusCode, data } = await broker.call(getEndorsement, one, caller);
      return data === null ? statusCode : pdfText(Buffer.from(data.content, "base64"));
    }),
  );
  expect(papers.map((text) => /\/E\d/.exec(String(text))?.[0])).toEqual([
    "/E1",
    "/E2",
    "/E2",
    undefined,
  ]);
  expect(papers[3]).toBe(404);
  for (const text of papers.slice(0, 3))
    expect(text).toMatch(/Binanın deprem hasarı teminatı \(yeni\)\s+[\d.,]+ TL/);
  expect(papers[0]).toContain("60 m²");
  expect(papers[1]).toContain("50 m²");
});
