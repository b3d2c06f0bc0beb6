import { beforeAll, expect, test } from "vitest";
import { checkIdentity } from "#shared/calls/verification/check-identity.ts";
import { telefon } from "#shared/lines/telefon/telefon.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { exportData } from "#shared/calls/account/export-data.ts";
import { updateCustomer } from "#shared/calls/account/update-customer.ts";
import { queryVehicle } from "#shared/calls/assets/query-vehicle.ts";
import { requestCallBack } from "#shared/calls/support/request-call-back.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { useOwnProof } from "#shared/calls/verification/use-own-proof.ts";
import type { RequestOf } from "#shared/calls/call.ts";
import { flowCodes } from "#shared/codes.ts";
import { makeNationalNumber } from "#tests/factories/person.ts";
import { createEmbeddedPersonRegistry } from "#worker/broker/registries/embedded-person-registry.ts";
import type { SharedBroker } from "./harness.ts";
import { makeCaller, useBroker } from "./harness.ts";
import {
  verify,
  askQuote,
  cheapest,
  statedVehicle,
  makePhone,
  makeVisitor,
  quoteInput,
  registeredNumber,
} from "./journey.ts";
import { joinAs, makeMember, makePerson, signIn } from "./member.ts";

let broker: SharedBroker;
beforeAll(async () => {
  broker = await useBroker();
});

const identity = (who: string, phone: string, birthdate?: string) => ({
  queryType: "trafik" as const,
  nationalNumber: who,
  phone,
  ...(birthdate === undefined ? {} : { birthdate }),
});

const vehicle = (who: string, phone: string) => ({
  nationalNumber: who,
  phone,
  licensePlateNumber: "34ABC123",
  licensePermitNumber: "FP373220",
  masterBranch: "trafik",
  isYK: false,
});

const registered = async (who: string) => {
  const people = createEmbeddedPersonRegistry(async () => {});
  const answer = await people.find({ nationalNumber: who }, AbortSignal.timeout(5000));
  if (answer.kind !== "found") throw new Error(answer.kind);
  return answer.person;
};

// Specification 3.10, 3.11, 7.9
test("one verified phone reads nobody's name, and is no directory: five people a day, over every registry", async () => {
  const { caller, phone } = await makeVisitor(broker);
  const people = Array.from({ length: 6 }, (_, index) => makeNationalNumber(index * 10));
  for (const who of people.slice(0, 5)) {
    const { name, surname, districtName } = await registered(who);
    const answer = await broker.call(checkIdentity, identity(who, phone), caller);
    expect(answer.data).toMatchObject({ county: districtName });
    expect(answer.data?.name).toMatch(/^\p{Lu}{2}•••$/u);
    expect(JSON.stringify(answer)).not.toMatch(new RegExp(`"(${name}|${surname})"`, "iu"));
  }
  const sixth = people[5]!;
  const refused = await broker.call(checkIdentity, identity(sixth, phone), caller);
  expect(refused).toMatchObject({ status: 429, statusCode: 429 });
  expect(refused.message).toContain("kişi sayısına ulaşıldı");
  expect((await broker.call(queryVehicle, vehicle(sixth, phone), caller)).status).toBe(429);
  const quote = quoteInput(phone, { nationalNumber: sixth });
  expect((await broker.call(trafik.quoteCall, quote, caller)).status).toBe(429);
  const device = {
    ...quote,
    deviceBrand: "samsung",
    deviceModel: "samsung-galaxy-s25",
    imei: "490154203237518",
    purchaseDate: quote.policyStart,
    invoiceKurus: 52_000_00,
    isSecondHand: false,
  };
  expect((await broker.call(telefon.quoteCall, device, caller)).status).toBe(429);
  // Whoever has been asked about counts once.
  for (const who of people.slice(0, 5)) {
    expect((await broker.call(checkIdentity, identity(who, phone), caller)).status).toBe(200);
  }
  const other = await makeVisitor(broker);
  const free = await broker.call(checkIdentity, identity(sixth, other.phone), other.caller);
  expect(free.status).toBe(200);
});

test("guessing birth dates ends after three wrong ones a phone, and blocks nobody else", async () => {
  const who = "10000009842";
  const { caller, phone } = await makeVisitor(broker);
  for (const day of [1, 2, 3]) {
    const guess = identity(who, phone, `1990-01-0${day}`);
    expect((await broker.call(checkIdentity, guess, caller)).statusCode).toBe(flowCodes.wrongInfo);
  }
  const fourth = await broker.call(checkIdentity, identity(who, phone, "1990-01-04"), caller);
  expect(fourth.statusCode).toBe(flowCodes.customerControlError);
  const other = await makeVisitor(broker);
  const fifth = identity(who, other.phone, "1990-01-05");
  const asked = await broker.call(checkIdentity, fifth, other.caller);
  expect(asked.statusCode).toBe(flowCodes.wrongInfo);
  const typed = quoteInput(other.phone, { nationalNumber: who, ...statedVehicle });
  expect((await broker.call(trafik.quoteCall, typed, other.caller)).success).toBe(true);

  const attacker = await makeVisitor(broker);
  const victim = makeNationalNumber(8_880);
  for (const day of [1, 2, 3, 4]) {
    const guess = identity(victim, attacker.phone, `1960-01-0${day}`);
    await broker.call(checkIdentity, guess, attacker.caller);
  }
  const own = await makeVisitor(broker);
  const found = await broker.call(checkIdentity, identity(victim, own.phone), own.caller);
  expect(found.statusCode).toBe(flowCodes.success);
});

test("nobody is insured under a made-up name while the registry knows theirs", async () => {
  const { caller, phone } = await makeVisitor(broker);
  const buyer = await askQuote(broker, caller, phone, {
    nationalNumber: registeredNumber,
    name: "Sahte",
    surname: "Kişi",
  });
  const offer = await cheapest(broker, buyer);
  const call = { quoteId: buyer.quoteId, offerId: offer.id };
  const review = await broker.call(reviewOffer, call, caller);
  expect(review.data?.holder).toMatchObject({ name: "DE•••", surname: "ÖZ•••", city: "Rize" });
});

test("a verified phone looks ten vehicles up in a day, not one after the other", async () => {
  const { caller, phone } = await makeVisitor(broker);
  const look = async (plate: number) => {
    const input = { ...vehicle(registeredNumber, phone), licensePlateNumber: `34ABC${plate}` };
    return (await broker.call(queryVehicle, input, caller)).status;
  };
  for (let plate = 100; plate < 110; plate++) expect(await look(plate)).toBe(200);
  expect(await look(110)).toBe(429);
  expect(await look(105)).toBe(200);
});

test("a birth date that is not the person's finds nobody", async () => {
  const { caller, phone } = await makeVisitor(broker);
  const wrong = await broker.call(
    checkIdentity,
    identity(registeredNumber, phone, "1990-01-01"),
    caller,
  );
  expect(wrong).toMatchObject({ statusCode: flowCodes.wrongInfo, data: null });
});

test("a member reads their own registered name, and of others no more than anybody", async () => {
  const own = makePerson();
  const { name, surname } = await registered(own.nationalNumber);
  await joinAs(broker, own, { name, surname });
  const { member, phone } = await signIn(broker, own);
  // To have signed in is not to have proved the phone for a quote.
  const unproved = await broker.call(checkIdentity, identity(own.nationalNumber, phone), member);
  expect(unproved.statusCode).toBe(flowCodes.temporaryCodeRequired);
  await verify(broker, member, phone);
  const self = await broker.call(checkIdentity, identity(own.nationalNumber, phone), member);
  expect(self.data).toMatchObject({ name, surname });
  const stranger = await broker.call(checkIdentity, identity(registeredNumber, phone), member);
  expect(stranger.data).toMatchObject({ name: "DE•••", surname: "ÖZ•••" });

  const buyer = await askQuote(broker, member, phone, { nationalNumber: registeredNumber });
  const offer = await cheapest(broker, buyer);
  const { quoteId } = buyer;
  const review = await broker.call(reviewOffer, { quoteId, offerId: offer.id }, member);
  expect(review.data?.holder.name).toBe("DE•••");
  const call = { quoteId, offerId: offer.id };
  expect((await broker.call(requestCallBack, call, member)).success).toBe(true);
  const exported = await broker.call(exportData, {}, member);
  for (const told of ["Öztürk", "1970-01-02", "Derepazarı"]) {
    expect(exported.data?.content).not.toContain(told);
  }
});

test("somebody who registers with another's number does not read that person's name", async () => {
  const thief = makePerson({ nationalNumber: makeNationalNumber(7_770) });
  await joinAs(broker, thief);
  const { member, phone } = await signIn(broker, thief);
  await verify(broker, member, phone);
  const read = await broker.call(checkIdentity, identity(thief.nationalNumber, phone), member);
  expect(read.data?.name).toMatch(/•••$/);
});

test("a name that fits the number tells no birth date, and name or birth date are said five times a day", async () => {
  const thief = makePerson({ nationalNumber: makeNationalNumber(7_771) });
  const { name, surname, birthDate } = await registered(thief.nationalNumber);
  await joinAs(broker, thief);
  const { member, phone } = await signIn(broker, thief);
  await askQuote(broker, member, phone, { nationalNumber: thief.nationalNumber });
  const told = async () =>
    JSON.parse((await broker.call(exportData, {}, member)).data?.content ?? "{}") as {
      quotes: { name: string; county?: string; request: { holder: object } }[];
    };
  const call = (change: object) =>
    broker.call(updateCustomer, { ...change } as RequestOf<typeof updateCustomer>, member);
  expect((await call({ name: "Yanlış", surname })).status).toBe(200);
  expect((await told()).quotes[0]?.name).toMatch(/•••$/);
  expect((await call({ name, surname })).status).toBe(200);
  const [known] = (await told()).quotes;
  expect(known).toMatchObject({ name });
  expect(known?.county).toBeUndefined();
  expect(JSON.stringify(known)).not.toContain(birthDate);
  expect((await call({ birthdate: birthDate })).status).toBe(200);
  expect((await told()).quotes[0]).toMatchObject({ request: { holder: { birthDate } } });
  const more = await Promise.all(["Bir", "İki", "Üç"].map((each) => call({ name: each })));
  expect(more.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
});

// Decision 092
test("one code is enough for all lines of a member who asks about themselves, and for nobody and nothing else", async () => {
  const elsewhere = { ...(await makeMember(broker)), caller: makeCaller() };
  const { member, phone, nationalNumber } = await signIn(broker, elsewhere);
  const own = { nationalNumber, phone, queryType: "kasko" } as const;
  const hasProof = async (change: object = {}) =>
    (await broker.call(useOwnProof, { ...own, ...change }, member)).data?.isProved;
  const asked = async (queryType: "kasko" | "dask") =>
    (await broker.call(checkIdentity, { ...own, queryType }, member)).statusCode;
  expect(await hasProof()).toBe(false);
  await verify(broker, member, phone);
  expect(await asked("kasko")).toBe(flowCodes.temporaryCodeRequired);
  expect(await hasProof({ nationalNumber: registeredNumber })).toBe(false);
  expect(await hasProof({ phone: makePhone() })).toBe(false);
  expect(await asked("kasko")).toBe(flowCodes.temporaryCodeRequired);
  expect(await hasProof()).toBe(true);
  expect(await asked("kasko")).not.toBe(flowCodes.temporaryCodeRequired);
  expect(await asked("dask")).toBe(flowCodes.temporaryCodeRequired);
  const [times] = await broker.query<{ n: number }>(
    `SELECT count(DISTINCT expires_at) AS n FROM phone_verifications WHERE visitor = '${member.visitor}'`,
  );
  expect(times?.n).toBe(1);
});
