import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RequestOf } from "#shared/calls/call.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { getPdf } from "#shared/calls/order/get-pdf.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { sendCorrection } from "#shared/calls/quote/send-correction.ts";
import { flowCodes } from "#shared/codes.ts";
import { addDays, instantsOf, todayInIstanbul } from "#shared/format/date.ts";
import { dask } from "#shared/lines/dask/dask.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { yabanci } from "#shared/lines/yabanci/yabanci.ts";
import { seyahat } from "#shared/lines/seyahat/seyahat.ts";
import { findPlaces } from "#tests/contract/reference-attempts.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { makeNationalNumber } from "#tests/factories/person.ts";
import { postTo, seenIn } from "#tests/office.ts";
import { sexOf } from "#tests/factories/family.ts";
import { pdfText } from "#tests/unit/broker/print/pdf-text.ts";
import {
  bornOn,
  createEmbeddedPersonRegistry,
  namesOf,
} from "#worker/broker/registries/embedded-person-registry.ts";
import { inPassport } from "#shared/schemas/identity/passport.ts";
import type { PersonQuery } from "#worker/broker/registries/person-registry.ts";
import type { TestBroker } from "./harness.ts";
import { startBroker } from "./harness.ts";
import {
  answerBank,
  answersOf,
  askQuote,
  cheapest,
  statedVehicle,
  makeQuote,
  makeVisitor,
  nationalNumber,
  quoteInput,
  registeredNumber,
  startBuying,
  until,
  untilState,
} from "./journey.ts";
import type { Buyer } from "./journey.ts";
import { openOfficeAt } from "./office.ts";

let broker: TestBroker;
let office: EdgeClient;
let uavtCode: string;
beforeAll(async () => {
  broker = await startBroker({ TEST_PRINTS: "yes" }, "tests/broker/test-worker.ts");
  ({ uavtCode } = await findPlaces(broker));
  office = await openOfficeAt(broker);
});
afterAll(() => broker.stop());

const today = todayInIstanbul(Date.now());
const departure = addDays(today, 20);
const elder = makeNationalNumber(7919);

type Trip = RequestOf<typeof seyahat.quoteCall>;
const elderNames = namesOf(elder);
const traveller = {
  travellerName: inPassport(elderNames.name),
  travellerSurname: inPassport(elderNames.surname),
  travelDocument: elder,
  travellerBirthDate: bornOn(elder),
};

/** Has these registries and insurers fail, and no others. */
const without = (...names: string[]) =>
  broker.change({ outages: Object.fromEntries(names.map((name) => [name, "error"])) });

interface Created {
  readonly data: { readonly quoteId: string } | null;
  readonly errors: object;
}

const untilAnswered = (buyer: Buyer) =>
  until(
    () => answersOf(broker, buyer),
    (answers) => answers.length > 0 && answers.every(({ state }) => state !== "waiting"),
  );

async function answered(created: Promise<Created>, buyer: Omit<Buyer, "quoteId">): Promise<Buyer> {
  const { data, errors } = await created;
  expect(errors).toEqual({});
  const asked = { ...buyer, quoteId: data?.quoteId ?? "" };
  await untilAnswered(asked);
  return asked;
}

/** A trip of somebody with a T.C. kimlik no, asked for by somebody the civil registry does not answer for. */
async function askTrip(change: Partial<Trip> = {}): Promise<Buyer> {
  const { caller, phone } = await makeVisitor(broker);
  const input: Trip = {
    identityType: "1",
    nationalNumber,
    name: "Çağrı",
    surname: "Şimşekoğlu",
    phone,
    email: "cagri@ornek.example",
    cityCode: "34",
    county: "Kadıköy",
    policyStart: departure,
    returnDate: addDays(departure, 9),
    region: "dunya",
    insured: [traveller],
    openDataAgreement: true,
    privacyPolicy: true,
    advertisementAgreement: false,
    ...change,
  };
  return answered(broker.call(seyahat.quoteCall, input, caller), { caller, phone });
}

/** A home on a floor that its building does not have. */
async function askHighHome(): Promise<Buyer> {
  const { caller, phone } = await makeVisitor(broker);
  const { plate: _plate, document: _document, ...person } = quoteInput(phone);
  const input = {
    ...person,
    uavtCode,
    homeCity: "34",
    homeCounty: "Kadıköy",
    homeAddress: "Çınarlı Sokak No: 4 Daire: 4",
    constructionStyle: "betonarme",
    constructionYear: 2010,
    storeyBand: "19+",
    grossArea: 100,
    floor: "30",
    usageForm: "konut",
    damageState: "yok",
    ownership: "mal-sahibi",
  } as const;
  return answered(broker.call(dask.quoteCall, input, caller), { caller, phone });
}

async function sendPaper({ caller, quoteId }: Buyer): Promise<string> {
  const file = { fileName: "kimlik.pdf", content: btoa("%PDF-1.7 kimlik") };
  const shortUrl = "http://site.test/k/0123456789ABCDEF";
  const sent = await broker.call(sendCorrection, { quoteId, file, shortUrl }, caller);
  expect(sent.errors).toEqual({});
  return sent.data?.referenceNumber ?? "";
}

const recordOf = (reference: string) => `/ofis/kayit/${reference}`;
const pageOf = async (reference: string) => (await office.fetch(recordOf(reference))).text();
const judge = async (reference: string, intent: "accept" | "refuse") =>
  postTo(office, recordOf(reference), {
    intent,
    reason: "Okunmuyor.",
    ...seenIn(await pageOf(reference)),
  });

async function review(buyer: Buyer) {
  const { id: offerId } = await cheapest(broker, buyer);
  return broker.call(reviewOffer, { quoteId: buyer.quoteId, offerId }, buyer.caller);
}

async function buy(buyer: Buyer): Promise<void> {
  expect((await review(buyer)).errors).toEqual({});
  const url = await startBuying(broker, buyer);
  const result = await answerBank(broker, url, { action: "approve" });
  await broker.call(finishPayment, result, buyer.caller);
  await untilState(broker, buyer, "done");
}

/** What whoever bought has in hand. */
async function bought({ quoteId, caller, phone }: Buyer) {
  const policy = await broker.call(getPdf, { document: "policy", quoteId }, caller);
  const listed = await broker.call(listOffers, { quoteId }, caller);
  const { correction: _judged, ...quote } = listed.data!.quote;
  const texts = (await broker.outbox(phone)).map(({ text }) => text);
  return { pdf: policy.data?.content, quote, answers: listed.data?.answers, texts };
}

describe("a paper of a quote that was bought meanwhile", () => {
  test.each(["accept", "refuse"] as const)("%s: is only written down", async (intent) => {
    await without("civil-registry");
    const buyer = await askTrip();
    const { firmId } = await cheapest(broker, buyer);
    const reference = await sendPaper(buyer);
    await without();
    await buy(buyer);
    await without(firmId);
    const before = await bought(buyer);
    expect(before.pdf).toBeTruthy();
    expect((await judge(reference, intent)).status).toBe(303);
    await untilAnswered(buyer);
    expect(await bought(buyer)).toEqual(before);
    const { data } = await broker.call(listOffers, { quoteId: buyer.quoteId }, buyer.caller);
    expect(data?.quote.correction).toBe(intent === "accept" ? "accepted" : "refused");
  });

  test("is only written down while it is being bought", async () => {
    await without("civil-registry");
    const buyer = await askTrip();
    const { firmId } = await cheapest(broker, buyer);
    const reference = await sendPaper(buyer);
    await without();
    expect((await review(buyer)).errors).toEqual({});
    const url = await startBuying(broker, buyer);
    await without(firmId);
    const before = await answersOf(broker, buyer);
    await judge(reference, "accept");
    expect(await untilAnswered(buyer)).toEqual(before);
    await without();
    const result = await answerBank(broker, url, { action: "approve" });
    await broker.call(finishPayment, result, buyer.caller);
    await untilState(broker, buyer, "done");
    expect((await bought(buyer)).pdf).toBeTruthy();
  });
});

test("a paper whose quote cannot be settled is decided, the phone is told, and the office reads what is left to do", async () => {
  await without("civil-registry");
  const buyer = await askTrip();
  const reference = await sendPaper(buyer);
  await without();
  await broker.change({ failing: 'update "quotes"' });
  const judged = await judge(reference, "accept");
  await broker.change({ failing: "" });
  expect(judged.status).toBe(303);
  const page = await office.fetch(judged.headers.get("location") ?? "");
  expect(await page.text()).toContain("Kararınız kaydedildi; ancak");
  const texts = (await broker.outbox(buyer.phone)).map(({ text }) => text);
  expect(texts.some((text) => text.includes("gönderdiğiniz belge kabul edildi"))).toBe(true);
  expect((await review(buyer)).errors).toEqual({});
  await broker.allLogged();
  expect(broker.logs.some((line) => line.includes('"event":"paper-unfinished"'))).toBe(true);
});

describe("a registry that says otherwise than a paper", () => {
  const differs = "Bildirdiğiniz bir bilgi kayıttakinden farklı";
  const cases = [
    ["birth date", "civil-registry", () => askTrip({ insured: [younger] }), "Doğum tarihi"],
    ["floor", "home-registry", askHighHome, "kat"],
  ] as const;
  const younger = { ...traveller, travellerBirthDate: "1999-05-05" };

  test.each(cases)(
    "of a %s is heard: the paper is not accepted",
    async (_of, registry, ask, what) => {
      await without(registry);
      const buyer = await ask();
      const reference = await sendPaper(buyer);
      expect(await pageOf(reference)).not.toContain("Kayıt başka söylüyor");
      await without();
      const page = await pageOf(reference);
      expect(page).toContain("Kayıt başka söylüyor");
      expect(page).toContain(what);
      await judge(reference, "accept");
      const { data } = await broker.call(listOffers, { quoteId: buyer.quoteId }, buyer.caller);
      expect(data?.quote.correction).toBe("pending");
      expect(await review(buyer)).toMatchObject({
        statusCode: flowCodes.customerControlError,
        message: expect.stringMatching(new RegExp(`${differs}.*${what}`)),
      });
    },
  );
});

describe("the holder of a policy", () => {
  const typed = { name: "Uydurma", surname: "Kişioğlu", cityCode: "34", county: "Kadıköy" };
  /** Known to the civil registry by number and birth date alone. */
  const foreigner = { nationalNumber: "99000001728", birthDate: "1985-04-12" };

  async function nameOf(query: PersonQuery): Promise<readonly string[]> {
    const people = createEmbeddedPersonRegistry(async () => {});
    const answer = await people.find(query, AbortSignal.timeout(5000));
    if (answer.kind !== "found") throw new Error(answer.kind);
    return [answer.person.name, answer.person.surname];
  }
  async function askResident(): Promise<Buyer> {
    const { caller, phone } = await makeVisitor(broker);
    const { plate: _plate, document: _document, ...person } = quoteInput(phone, typed);
    const input = {
      ...person,
      identityType: "1",
      nationalNumber: foreigner.nationalNumber,
      residentNationality: "DE",
      residentBirthDate: foreigner.birthDate,
      fatherName: "EMIL",
      sex: sexOf(foreigner.nationalNumber),
      duration: "1",
      healthDataAgreement: true,
    } as const;
    return answered(broker.call(yabanci.quoteCall, input, caller), { caller, phone });
  }
  async function askTrafik(): Promise<Buyer> {
    const { caller, phone } = await makeVisitor(broker);
    return askQuote(broker, caller, phone, { ...typed, nationalNumber: registeredNumber });
  }
  const registered = { nationalNumber: registeredNumber };
  const silent = ["civil-registry"];
  const askOwnTrip = () => askTrip({ ...typed, nationalNumber: registeredNumber });

  test.each([
    ["who is found by what is insured", foreigner, [], askResident],
    ["of a trip whom the registry tells by the purchase", registered, silent, askOwnTrip],
    ["of a car whom the registry tells by the purchase", registered, silent, askTrafik],
  ] as const)("is named as registered: one %s", async (_who, query, outages, ask) => {
    await without(...outages);
    const buyer = await ask();
    await without();
    const { data } = await review(buyer);
    const names = await nameOf(query);
    expect(data?.holder.name).toBe(`${names[0]!.slice(0, 2).toLocaleUpperCase("tr")}•••`);
    expect(JSON.stringify(data)).not.toContain(typed.surname);
    expect(JSON.stringify(data)).not.toContain("Sigorta ettirenin adı");
    await buy(buyer);
    const policy = pdfText(Buffer.from((await bought(buyer)).pdf ?? "", "base64"));
    for (const name of names) expect(policy).toContain(name);
    expect(policy).not.toContain(typed.surname);
  });

  test("whom no registry tells of is said to be so", async () => {
    await without();
    const { caller, phone } = await makeVisitor(broker);
    const buyer = await askQuote(broker, caller, phone, typed);
    const { data } = await review(buyer);
    expect(data?.risk).toContainEqual({
      label: "Beyana dayanan bilgiler",
      text: expect.stringContaining("Sigorta ettirenin adı ve adresi"),
    });
    await buy(buyer);
    const policy = pdfText(Buffer.from((await bought(buyer)).pdf ?? "", "base64"));
    expect(policy).toContain("Sigorta ettirenin adı ve adresi");
  });
});

test("a paper accepted while an insurer is waited for has everybody asked anew, by what it says", async () => {
  const silent = "ardic";
  await broker.change({ outages: { "vehicle-registry": "error", [silent]: "silent" } });
  const { caller, phone } = await makeVisitor(broker);
  const input = quoteInput(phone, statedVehicle);
  const created = await broker.call(trafik.quoteCall, input, caller);
  const buyer = { caller, phone, quoteId: created.data?.quoteId ?? "" };
  const isOpen = ({ state }: { state: string }) => state === "waiting";
  await until(
    () => answersOf(broker, buyer),
    (answers) => answers.filter(isOpen).length === 1 && answers.length > 1,
  );
  const reference = await sendPaper(buyer);
  await broker.change({ outages: { "vehicle-registry": "error" } });
  expect((await judge(reference, "accept")).status).toBe(303);
  const answers = await untilAnswered(buyer);
  expect(answers.map(({ state }) => state)).not.toContain("timeout");
  expect(answers.filter(({ offer }) => offer !== undefined).length).toBeGreaterThan(1);
  expect(answers.every(({ offer }) => offer?.isProvisional !== true)).toBe(true);
  expect((await review(buyer)).errors).toEqual({});
  await without();
});

test("no look makes an offer hold for longer than a day after the registries were asked", async () => {
  await without();
  const buyer = await makeQuote(broker);
  const { quoteId } = buyer;
  const hourMs = 3_600_000;
  const age = (hours: number) =>
    broker.query(
      `UPDATE quotes SET created_at = created_at - ${hours * hourMs} WHERE quote_id = '${quoteId}'`,
    );
  await age(23);
  const { data } = await review(buyer);
  // A policy that begins today is offered until midnight at most.
  const midnight = instantsOf(todayInIstanbul(Date.now()))[1];
  const aDay = data!.quote.createdAt + 24 * hourMs;
  expect(data?.answer.offer?.validUntil).toBe(Math.min(aDay, midnight));
  await age(2);
  const refused = await review(buyer);
  expect(refused).toMatchObject({ status: 409, data: null });
  expect(refused.message).toContain("bir günden fazla");
});

test("an accepted paper promises no final price while another registry is silent", async () => {
  await without("vehicle-registry", "insurance-bureau");
  const { caller, phone } = await makeVisitor(broker);
  const buyer = await askQuote(broker, caller, phone, statedVehicle);
  const reference = await sendPaper(buyer);
  await judge(reference, "accept");
  const [sms] = await broker.outbox(phone);
  expect(sms?.text).toContain("kabul edildi");
  expect(sms?.text).not.toContain("fiyatlar kesinleşti:");
  expect((await cheapest(broker, buyer)).isProvisional).toBe(true);
  await without();
  expect((await review(buyer)).data?.answer.offer?.isProvisional).toBe(false);
});
