import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { todayInIstanbul } from "#shared/format/date.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { lines } from "#shared/lines/registry.ts";
import { passportFields } from "#shared/fields/identity.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { checkIdentity } from "#shared/calls/verification/check-identity.ts";
import { listOffers } from "#shared/calls/quote/list-offers.ts";
import { reviewOffer } from "#shared/calls/quote/review-offer.ts";
import { startPurchase } from "#shared/calls/order/start-purchase.ts";
import { updateVehicle } from "#shared/calls/assets/update-vehicle.ts";
import { flowCodes } from "#shared/codes.ts";
import { makeHolder, makeRelative, sexOf } from "#tests/factories/family.ts";
import { makeNationalNumber } from "#tests/factories/person.ts";
import { samples } from "#tests/unit/shared/calls/samples.ts";
import { createEmbeddedInsuranceBureau } from "#worker/broker/registries/embedded-insurance-bureau.ts";
import type { TestBroker } from "./harness.ts";
import { startBroker } from "./harness.ts";
import {
  answersOf,
  askQuote,
  cheapest,
  statedVehicle,
  makeVisitor,
  nationalNumber,
  purchaseInput,
  quoteInput,
  registeredNumber,
  startBuying,
  until,
} from "./journey.ts";
import type { Buyer } from "./journey.ts";
import { reviewCorrections } from "./office.ts";

let broker: TestBroker;
beforeAll(async () => {
  broker = await startBroker({}, "tests/broker/test-worker.ts");
});
afterAll(() => broker.stop());

const plate = "34ABC123";

/** Every price of a quote whose call carries these fields, whatever they are. */
async function pricesOf(fields: object, owner: string = nationalNumber) {
  const { caller, phone } = await makeVisitor(broker);
  const { document: _none, ...input } = quoteInput(phone, { nationalNumber: owner, plate });
  const wire = trafik.quoteCall.request.encode(input) as object;
  const call = trafik.quoteCall as never;
  const { body } = await broker.raw(call, { ...wire, ...fields }, caller);
  const { QuoteId: quoteId = "" } = (body as { Data: { QuoteId?: string } | null }).Data ?? {};
  const answers = await until(
    () => answersOf(broker, { caller, phone, quoteId }),
    (list) => list.length > 0 && list.every(({ state }) => state !== "waiting"),
  );
  const prices = answers.map(({ firmId, offer }) => [firmId, offer?.grossKurus ?? null] as const);
  return Object.fromEntries(prices.toSorted());
}

const statedWith = (change: object) => ({
  BrandCodeFull: statedVehicle.modelCode,
  ModelYear: 2020,
  UsingType: "hususi-otomobil",
  FuelType: "benzin",
  EngineNumber: statedVehicle.engineNumber,
  FrameNumber: statedVehicle.chassisNumber,
  SeatCount: 5,
  FirstTrafficDate: "2020-06-15",
  ...change,
});

test("a taxi sent as a motorcycle costs what a taxi costs", async () => {
  const taxi = { LicensePlateNumber: "34TAB123", LicensePermitNumber: "AB123456" };
  const honest = await pricesOf(taxi);
  expect(Object.values(honest).filter(Boolean).length).toBeGreaterThan(3);
  const asMotorcycle = statedWith({ UsingType: "motosiklet", VehicleType: "motosiklet" });
  expect(await pricesOf({ ...taxi, ...asMotorcycle })).toEqual(honest);
  // Without the document the vehicle may be stated; what it is used for may not.
  const withoutDocument = await pricesOf({
    LicensePlateNumber: "34TAB123",
    ...asMotorcycle,
  });
  for (const [firmId, kurus] of Object.entries(withoutDocument)) {
    const car = honest[firmId];
    if (typeof kurus === "number" && typeof car === "number") {
      expect(kurus / car).toBeGreaterThan(0.85);
    }
  }
});

test("a vehicle on step 0 stays there without its document and with a better step sent", async () => {
  const bureau = createEmbeddedInsuranceBureau(async () => {});
  const query = { plate, today: todayInIstanbul(Date.now()) };
  const stepOf = async (owner: string) => {
    const answer = await bureau.find(
      { ...query, nationalNumber: owner },
      AbortSignal.timeout(5000),
    );
    const record = answer.kind === "found" ? answer.record : undefined;
    return record?.previousPolicyEnd === undefined ? undefined : record.bonusMalusStep;
  };
  let owner = "";
  for (let seed = 1; owner === ""; seed++) {
    const candidate = makeNationalNumber(seed);
    if ((await stepOf(candidate)) === 0) owner = candidate;
  }
  const better = { Basamak: 8, Filo: false, OncekiPoliceBitis: "2030-01-01" };
  const honest = await pricesOf({ ...statedWith({}) }, owner);
  expect(await pricesOf({ ...statedWith({}), ...better }, owner)).toEqual(honest);
});

test("a birth date that no registry has told lowers no price", async () => {
  const permit = { LicensePermitNumber: "AB123456" };
  const silent = await pricesOf(permit);
  for (const birthdate of ["1950-01-01", "1985-05-05", "2006-01-01"]) {
    expect(await pricesOf({ ...permit, Birthdate: birthdate })).toEqual(silent);
  }
});

test("whoever the registry has found is insured under that name, whatever is sent", async () => {
  const { caller, phone } = await makeVisitor(broker);
  const found = await broker.call(
    checkIdentity,
    { queryType: "trafik", nationalNumber: registeredNumber, phone },
    caller,
  );
  expect(found.data).toMatchObject({ name: "DE•••", surname: "ÖZ•••", county: "Derepazarı" });
  const buyer = await askQuote(broker, caller, phone, {
    nationalNumber: registeredNumber,
    name: "Başka",
    surname: "Biri",
  });
  const offer = await cheapest(broker, buyer);
  const { quoteId } = buyer;
  const review = await broker.call(reviewOffer, { quoteId, offerId: offer.id }, caller);
  expect(review.data?.holder).toMatchObject({ name: "DE•••", surname: "ÖZ•••", city: "Rize" });
});

test("a correction changes no price before the office has accepted it", async () => {
  const { caller, phone } = await makeVisitor(broker);
  const prices = async () => {
    const answers = await answersOf(broker, await askQuote(broker, caller, phone, { plate }));
    return answers.map(({ firmId, offer }) => [firmId, offer?.grossKurus]).toSorted();
  };
  const before = await prices();
  const look = {
    nationalNumber,
    licensePlateNumber: plate,
    licensePermitNumber: "AB123456",
    phone,
  };
  await broker.call(updateVehicle, { ...look, usingType: "motosiklet" }, caller);
  expect(await prices()).toEqual(before);
  await reviewCorrections(broker, "refused");
  expect(await prices()).toEqual(before);
  await broker.call(updateVehicle, { ...look, usingType: "motosiklet" }, caller);
  await reviewCorrections(broker, "accepted");
  const after = await prices();
  expect(after).not.toEqual(before);
  await broker.call(updateVehicle, { ...look, usingType: "taksi" }, caller);
  expect(await prices()).toEqual(after);
});

async function provisionalBuyer(): Promise<Buyer> {
  const { caller, phone } = await makeVisitor(broker);
  // Registered as new: whoever only says how old a vehicle is pays as for the dearest age.
  const stated = { ...statedVehicle, fuel: "elektrik", plate: "34ABC110" } as const;
  return askQuote(broker, caller, phone, stated);
}

test("while a registry is silent prices are provisional and cannot be paid; then they are confirmed with it", async () => {
  await broker.change({ outages: { "vehicle-registry": "error" } });
  const buyer = await provisionalBuyer();
  const { quoteId, caller } = buyer;
  // An insurer that makes something of a vehicle's age.
  const answers = await answersOf(broker, buyer);
  const offer = answers.find(({ firmId }) => firmId === "ardic")!.offer!;
  expect(offer.isProvisional).toBe(true);
  expect(offer.assumptions.join(" ")).toContain("fiyat geçicidir");
  const review = await broker.call(reviewOffer, { quoteId, offerId: offer.id }, caller);
  expect(review).toMatchObject({ status: 424, statusCode: flowCodes.customerControlError });
  const paid = await broker.call(startPurchase, purchaseInput(quoteId, offer), caller);
  expect(paid).toMatchObject({ status: 424, data: null });

  await broker.change({ outages: {} });
  const stale = await broker.call(startPurchase, purchaseInput(quoteId, offer), caller);
  expect(stale.status).toBe(409);
  const confirmed = await broker.call(reviewOffer, { quoteId, offerId: offer.id }, caller);
  expect(confirmed.data?.answer.offer?.isProvisional).toBe(false);
  expect(confirmed.data).toMatchObject({
    previousGrossKurus: offer.grossKurus,
    priceChangeReason: "Fiyat, kayıtlardan alınan bilgilerle yeniden hesaplandı.",
  });
  const listed = await broker.call(listOffers, { quoteId }, caller);
  expect(listed.data?.quote.vehicle).not.toContain("Ford");
});

test("an insurance bureau out of order makes prices provisional as well", async () => {
  await broker.change({ outages: { "insurance-bureau": "error" } });
  const { caller, phone } = await makeVisitor(broker);
  const asking = broker.call(trafik.quoteCall, quoteInput(phone), caller);
  const created = await asking;
  const quoteId = created.data?.quoteId ?? "";
  const buyer = { caller, phone, quoteId };
  await until(
    () => answersOf(broker, buyer),
    (list) => list.length > 0 && list.every(({ state }) => state !== "waiting"),
  );
  expect((await cheapest(broker, buyer)).isProvisional).toBe(true);
  await expect(startBuying(broker, buyer)).rejects.toThrow("not started");
  await broker.change({ outages: {} });
});

test("a vehicle nobody has described is not quoted while its registry is silent", async () => {
  const { caller, phone } = await makeVisitor(broker);
  const input = quoteInput(phone, { document: "AB123459" });
  const unknown = await broker.call(trafik.quoteCall, input, caller);
  expect(unknown.status).toBe(404);
});

describe("who the holder is", () => {
  const owner = makeHolder("kadin", 3);
  const lies = {
    Name: "Başka",
    Surname: "Biri",
    CityCode: "53",
    County: "Ardeşen",
    Birthdate: "1990-01-01",
  };
  const today = todayInIstanbul(Date.now());
  /** Of the samples, what is refused or said of what the registries know. */
  const unsaid = [
    ..."insuranceFirm packageGuid headerGuid referenceCode asbisNumber flat".split(" "),
    ..."homeCity homeCounty homeAddress constructionStyle constructionYear".split(" "),
    ..."storeyBand grossArea daskPolicyNumber companyTitle taxOffice".split(" "),
    ...Object.keys(statedVehicle),
  ];
  const input = (phone: string) => ({
    phone,
    nationalNumber: owner,
    openDataAgreement: true,
    privacyPolicy: true,
    advertisementAgreement: false,
    healthDataAgreement: true,
    policyStart: today,
    document: "AB123456",
    ...Object.fromEntries(unsaid.map((name) => [name, undefined])),
  });
  const self = {
    relation: "kendisi",
    sex: "kadin",
    nationalNumber: undefined,
    birthDate: undefined,
    isPregnant: false,
  };
  const wireOf = (id: LineId, phone: string, changed: object): object => {
    const sample = samples[`${id}Quote`].request as { readonly insured?: readonly object[] };
    const insured = sample.insured?.slice(0, 1).map((row) => ({ ...row, ...self }));
    const own = { ...sample, ...input(phone), ...changed, ...(insured && { insured }) };
    return lines[id].quoteCall.request.encode(own as never) as object;
  };

  async function quoted(id: LineId, changed: object, sent: object) {
    const { caller, phone } = await makeVisitor(broker);
    const wire = wireOf(id, phone, changed);
    const call = lines[id].quoteCall as never;
    const { body } = await broker.raw(call, { ...wire, ...sent }, caller);
    const { QuoteId: quoteId = "" } = (body as { Data: { QuoteId?: string } | null }).Data ?? {};
    if (quoteId === "") return body;
    const answers = await until(
      () => answersOf(broker, { caller, phone, quoteId }),
      (list) => list.length > 0 && list.every(({ state }) => state !== "waiting"),
    );
    return answers
      .map(({ firmId, offer, reason }) => [firmId, offer?.grossKurus ?? reason])
      .toSorted();
  }

  const company = {
    CompanyTitle: "Kavak Otomotiv A.Ş.",
    TaxOffice: "Kadıköy",
    Name: "Ali",
    Surname: "Kavak",
    CityCode: "34",
    County: "Kadıköy",
  };

  test.each<[LineId, object, object?]>([
    ["trafik", {}],
    ["kasko", { lpgKurus: undefined }],
    ["ikincieltrafik", { plate: "34ABC130" }],
    ["galericikisatrafik", { plate: "34ABC130", nationalNumber: "1234567890" }, company],
    ["dask", { uavtCode: "4288213000", floor: "0" }],
    ["konut", { uavtCode: "4288213000", floor: "0" }],
    ["petsaglik", {}],
    ["telefon", {}],
    ["tamamlayici", {}],
    ["bireysel", {}],
  ])(
    "changes no price of %s by what is sent",
    async (id, changed, said = { Name: undefined, Surname: undefined }) => {
      const honest = await quoted(id, changed, said);
      expect(honest).toEqual(expect.arrayContaining([[expect.any(String), expect.any(Number)]]));
      expect(await quoted(id, changed, { ...said, ...lies })).toEqual(honest);
    },
  );

  test("where they live is said by nobody the registry has not told: it costs what it costs in the dearest province", async () => {
    const spouse = makeRelative("erkek", 11);
    const family = { nationalNumber, name: "Çağrı", surname: "Şimşek" };
    const asked = (cityCode: string, county: string) =>
      quoted("tamamlayici", family, {
        CityCode: cityCode,
        County: county,
        Insured: [{ ...wireRow, NationalNumber: spouse }],
      });
    const wireRow = {
      Relation: 2,
      Gender: "erkek",
      Birthdate: "1986-01-01",
      Height: 175,
      Weight: 75,
      HasIllness: false,
    };
    const dearest = await asked("34", "Kadıköy");
    expect(dearest).toEqual(expect.arrayContaining([[expect.any(String), expect.any(Number)]]));
    expect(await asked("53", "Ardeşen")).toEqual(dearest);
  });

  test("a foreign resident is born when the registry says, or waits for it", async () => {
    const [known, silent] = ["99000092504", "99000009984"];
    const asked = (foreigner: string, sent: object) =>
      quoted("yabanci", { ...noPassport, nationalNumber: foreigner }, sent);
    const noPassport = {
      identityType: "1",
      ...Object.fromEntries(Object.keys(passportFields).map((name) => [name, undefined])),
      residentNationality: "DE",
      sex: sexOf(known),
    };
    expect(await asked(known, { ResidentBirthdate: "2004-01-01" })).toEqual(
      await asked(known, { ResidentBirthdate: undefined }),
    );
    expect(
      await asked(known, { Sex: noPassport.sex === "kadin" ? "erkek" : "kadin" }),
    ).toMatchObject({
      Data: { errors: { Sex: [expect.stringContaining("uyuşmuyor")] } },
    });
    const { caller, phone } = await makeVisitor(broker);
    const wire = wireOf("yabanci", phone, { ...noPassport, nationalNumber: silent });
    const typed = {
      ResidentBirthdate: "2004-01-01",
      Name: "Ali",
      Surname: "Can",
      CityCode: "34",
      County: "Kadıköy",
    };
    const { body } = await broker.raw(
      lines.yabanci.quoteCall as never,
      { ...wire, ...typed },
      caller,
    );
    const { QuoteId: quoteId } = (body as { Data: { QuoteId: string } }).Data;
    const buyer = { caller, phone, quoteId };
    await until(
      () => answersOf(broker, buyer),
      (list) => list.length > 0 && list.every(({ state }) => state !== "waiting"),
    );
    expect((await cheapest(broker, buyer)).isProvisional).toBe(true);
    await expect(startBuying(broker, buyer)).rejects.toThrow("not started");
  });
});
