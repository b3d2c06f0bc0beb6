import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { makeIssuedPolicies } from "#tests/factories/issued-policies.ts";
import { trafik } from "#shared/lines/trafik/trafik.ts";
import { vehicleSide } from "#worker/broker/assets/vehicle/side.ts";
import { trafikHistoryOf } from "#worker/broker/lines/trafik/history.ts";
import type { Services } from "#worker/broker/services.ts";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { pause } from "#worker/broker/domain/pause.ts";
import { fuels } from "#worker/broker/domain/fuel.ts";
import { vehicleUsages } from "#worker/broker/assets/vehicle/vehicle-usage.ts";
import type { Holder } from "#worker/broker/domain/holder.ts";
import { createInsurers, insurersFor } from "#worker/broker/insurers/registry.ts";
import type { TrafikRequest } from "#worker/broker/lines/trafik/risk.ts";
import { createEmbeddedInsuranceBureau } from "#worker/broker/registries/embedded-insurance-bureau.ts";
import { bornOn } from "#worker/broker/registries/embedded-person-registry.ts";
import { createEmbeddedVehicleRegistry } from "#worker/broker/registries/embedded-vehicle-registry.ts";
import { vehicleBrands } from "#worker/broker/registries/vehicle-catalogue-data.ts";
import { answersOf } from "../../insurers/answers-of.ts";

const at = Date.UTC(2026, 10, 21, 9);
const services = {
  bureau: createEmbeddedInsuranceBureau(async () => {}),
  vehicles: createEmbeddedVehicleRegistry(async () => {}),
  blindIndex: createBlindIndex(new Uint8Array(32)),
  store: { vehicleCorrections: { find: async () => undefined } },
};
const insurers = insurersFor(
  createInsurers({
    domain: "site.test",
    speed: 0,
    outages: {},
    repricing: {},
    pause,
    issued: makeIssuedPolicies(),
  }),
  "trafik",
);

const plate = fc.oneof(
  fc.stringMatching(/^(34T[A-P][A-P]\d{3})$/),
  fc.stringMatching(/^(0[1-9]|[1-7]\d|8[01])[A-PR-VYZ]{2}\d{3}$/),
);
const owner = fc.integer({ min: 1, max: 400 }).map((n) => String(10_000_000_000 + n * 22));
const models = vehicleBrands.flatMap(({ code, models: rows }) =>
  rows.map((_, index) => code + String(index + 1).padStart(3, "0")),
);

/** Everything a browser may put into the call beside what says who and which vehicle. */
const statements = fc.record(
  {
    BrandCodeFull: fc.constantFrom(...models),
    BrandName: fc.string(),
    ModelName: fc.string(),
    ModelYear: fc.integer({ min: 1970, max: 2027 }),
    UsingType: fc.constantFrom(...vehicleUsages.map(({ id }) => id)),
    VehicleType: fc.constantFrom(...vehicleUsages.map(({ id }) => id)),
    FuelType: fc.constantFrom(...Object.keys(fuels)),
    EngineNumber: fc.constant("ABC1234567"),
    FrameNumber: fc.constant("NM0ABCDEFGH123456"),
    SeatCount: fc.integer({ min: 1, max: 100 }),
    FirstTrafficDate: fc.constant("2020-06-15"),
    Basamak: fc.integer({ min: 0, max: 8 }),
    Filo: fc.boolean(),
    OncekiPoliceBitis: fc.constant("2026-11-30"),
    Birthdate: fc.constantFrom("1950-01-01", "1985-01-01", "2007-01-01"),
    CityCode: fc.constantFrom("34", "06", "53"),
    IsProvisional: fc.constant(false),
    Provisional: fc.constant([]),
  },
  {
    requiredKeys: [
      "BrandCodeFull",
      "ModelYear",
      "UsingType",
      "FuelType",
      "EngineNumber",
      "FrameNumber",
      "SeatCount",
      "FirstTrafficDate",
    ],
  },
);

const person = (nationalNumber: string, birthDate?: string): Holder => ({
  kind: "person",
  nationalNumber,
  provinceCode: "34",
  ...(birthDate === undefined ? {} : { birthDate }),
});

/** What is priced when these fields come over the wire. */
async function requestOf(fields: object, holder: Holder): Promise<TrafikRequest> {
  const wire = {
    NationalNumber: "10000000146",
    Phone: "5321234567",
    PolicyStart: "2026-11-25",
    OpenDataAgreement: true,
    PrivacyPolicy: true,
    AdvertisementAgreement: false,
    ...fields,
  };
  const values = v.parse(trafik.quoteCall.request.schema, wire);
  const errors = vehicleSide.errorsOf(values, "2026-11-21");
  if (Object.keys(errors).length > 0) throw new Error(JSON.stringify(errors));
  const search = { holder, phoneIndex: "phone", now: at, waitMs: 15_000 };
  const found = await vehicleSide.find(values, search, services as unknown as Services);
  if (!found.ok) throw new Error(found.reason.kind);
  const { insured, record, provisional } = found.value;
  return {
    productId: "trafik",
    holder,
    startDate: values.policyStart,
    insured: [insured],
    history: trafikHistoryOf(record, [], values.policyStart),
    terms: {},
    provisional,
  };
}

async function pricesOf(request: TrafikRequest): Promise<(number | string)[]> {
  const call = { signal: AbortSignal.timeout(5000), now: at };
  const answers = await Promise.all(insurers.map((insurer) => answersOf(insurer, request, call)));
  return answers
    .flat()
    .map((answer) => (answer.kind === "offer" ? answer.grossKurus : answer.reason));
}

const permit = { LicensePermitNumber: "AB123456" };

test("no field a browser can send changes what is priced of a registered vehicle", async () => {
  await fc.assert(
    fc.asyncProperty(plate, owner, statements, async (licensePlate, nationalNumber, stated) => {
      const who = { LicensePlateNumber: licensePlate, ...permit };
      const holder = person(nationalNumber, bornOn(nationalNumber));
      const truth = await requestOf(who, holder);
      expect(truth.provisional).toEqual([]);
      const sent = await requestOf({ ...who, ...stated }, holder);
      expect(sent).toEqual(truth);
      expect(await pricesOf(sent)).toEqual(await pricesOf(truth));
    }),
  );
});

test("left out, the document makes a price provisional and no lower; use, step, fleet and policy stay registered", async () => {
  await fc.assert(
    fc.asyncProperty(plate, owner, statements, async (licensePlate, nationalNumber, stated) => {
      const who = { LicensePlateNumber: licensePlate };
      const holder = person(nationalNumber, bornOn(nationalNumber));
      const truth = await requestOf({ ...who, ...permit }, holder);
      for (const document of [{}, { LicensePermitNumber: "AB123459" }]) {
        const sent = await requestOf({ ...who, ...stated, ...document }, holder);
        expect(sent.provisional).toEqual(["insured"]);
        expect(sent.insured[0].usage).toBe(truth.insured[0].usage);
        expect(sent.history).toEqual(truth.history);
        const registered = await pricesOf(truth);
        for (const [index, price] of (await pricesOf(sent)).entries()) {
          const least = registered[index];
          if (typeof price !== "number" || typeof least !== "number") continue;
          expect(price).toBeGreaterThanOrEqual(least);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test("whoever keeps their birth date back never pays less than those who are known", async () => {
  await fc.assert(
    fc.asyncProperty(plate, owner, async (licensePlate, nationalNumber) => {
      const who = { LicensePlateNumber: licensePlate, ...permit };
      const known = await pricesOf(
        await requestOf(who, person(nationalNumber, bornOn(nationalNumber))),
      );
      const silent = await pricesOf(await requestOf(who, person(nationalNumber)));
      for (const [index, price] of known.entries()) {
        const other = silent[index];
        if (typeof price === "number" && typeof other === "number") {
          expect(other).toBeGreaterThanOrEqual(price);
        }
      }
    }),
  );
});

test("a new vehicle without a record enters at step 4", async () => {
  const asbis = { AsbisNumber: "1234567890123456780" };
  const request = await requestOf(
    { LicensePlateNumber: "34YK", ...asbis },
    person("10000000146", "1970-01-02"),
  );
  expect(request).toMatchObject({ provisional: [] });
  expect(request.history).toEqual({ bonusMalusStep: 4, isFleet: false });
});
