import fc from "fast-check";
import { fuels } from "#worker/broker/domain/fuel.ts";
import type { Fuel } from "#worker/broker/domain/fuel.ts";
import { vehicleUsages } from "#worker/broker/assets/vehicle/vehicle-usage.ts";
import type { RequestOf } from "#worker/broker/lines/request.ts";
import { provinces } from "#worker/broker/registries/places.ts";
import type { BonusMalusStep } from "#worker/broker/lines/trafik/tariff/steps.ts";

/** A risk every insurer likes. */
export const plainRequest: RequestOf<"trafik"> = {
  productId: "trafik",
  holder: {
    kind: "person",
    nationalNumber: "10000000146",
    birthDate: "1985-04-12",
    provinceCode: "34",
  },
  insured: [
    {
      plate: "34ABC123",
      provinceCode: "34",
      usage: "hususi-otomobil",
      brand: "Tofaş-Fiat",
      model: "Egea Sedan 1.4 Fire",
      modelYear: 2021,
      fuel: "benzin",
      seats: 5,
      engineNumber: "940C10001234",
      chassisNumber: "NM435600006123456",
      firstRegistration: "2021-05-15",
    },
  ],
  history: { bonusMalusStep: 6, isFleet: false },
  startDate: "2026-11-25",
  terms: {},
  provisional: [],
};

const codes = provinces().map(({ code }) => code);
const date = fc
  .integer({ min: Date.UTC(2026, 10, 20), max: Date.UTC(2027, 1, 1) })
  .map((at) => new Date(at).toISOString().slice(0, 10));

/** Any risk that may be asked for. */
export const anyRequest: fc.Arbitrary<RequestOf<"trafik">> = fc
  .record({
    plate: fc.integer({ min: 100, max: 999 }),
    code: fc.constantFrom(...codes),
    kind: fc.constantFrom("person" as const, "company" as const),
    birthYear: fc.option(fc.integer({ min: 1940, max: 2008 })),
    usage: fc.constantFrom(...vehicleUsages.map(({ id }) => id)),
    modelYear: fc.integer({ min: 1975, max: 2027 }),
    fuel: fc.constantFrom(...(Object.keys(fuels) as Fuel[])),
    bonusMalusStep: fc.constantFrom<BonusMalusStep>(0, 1, 2, 3, 4, 5, 6, 7, 8),
    startDate: date,
    previousPolicyEnd: fc.option(date),
    isFleet: fc.boolean(),
  })
  .map(({ code, plate, kind, birthYear, usage, modelYear, fuel, ...rest }) => ({
    ...plainRequest,
    holder: {
      kind,
      nationalNumber: "10000000146",
      provinceCode: code,
      ...(birthYear ? { birthDate: `${birthYear}-04-12` } : {}),
    },
    insured: [
      {
        ...plainRequest.insured[0],
        plate: `${code}ABC${plate}`,
        provinceCode: code,
        usage,
        modelYear,
        fuel,
      },
    ],
    history: {
      bonusMalusStep: rest.bonusMalusStep,
      isFleet: rest.isFleet,
      ...(rest.previousPolicyEnd ? { previousPolicyEnd: rest.previousPolicyEnd } : {}),
    },
    startDate: rest.startDate,
  }));
