import fc from "fast-check";
import { kaskoTerms } from "#shared/lines/kasko/terms.ts";
import type { KaskoRequest } from "#worker/broker/lines/kasko/risk.ts";
import type { KaskoTerms } from "#worker/broker/lines/kasko/terms.ts";
import type { NoClaimsLevel } from "#worker/broker/registries/insurance-bureau.ts";
import { anyRequest as anyVehicleRequest, plainRequest } from "../trafik/request.ts";

const [vehicle] = plainRequest.insured;

/** A risk every insurer likes, with the terms every quote begins with. */
export const plainKaskoRequest: KaskoRequest = {
  ...plainRequest,
  productId: "kasko",
  insured: [{ ...vehicle, valueKurus: 95_800_000 }],
  history: { noClaimsLevel: 3 },
  terms: {
    service: kaskoTerms.service.byDefault,
    deductible: kaskoTerms.deductible.byDefault,
    liability: kaskoTerms.liability.byDefault,
    replacementCar: kaskoTerms.replacementCar.byDefault,
  },
};

/** The ids of a term, from less to more. */
export function idsOf<Name extends keyof KaskoTerms>(name: Name): readonly KaskoTerms[Name][] {
  return kaskoTerms[name].options.map(({ id }) => id as KaskoTerms[Name]);
}

/** Any choice of terms. */
export const anyTerms: fc.Arbitrary<KaskoTerms> = fc.record({
  service: fc.constantFrom(...idsOf("service")),
  deductible: fc.constantFrom(...idsOf("deductible")),
  liability: fc.constantFrom(...idsOf("liability")),
  replacementCar: fc.constantFrom(...idsOf("replacementCar")),
});

const price = fc.option(fc.integer({ min: 100, max: 50_000_000 }), { nil: undefined });

/** Any risk that may be asked for. */
export const anyKaskoRequest: fc.Arbitrary<KaskoRequest> = fc
  .record({
    request: anyVehicleRequest,
    terms: anyTerms,
    level: fc.constantFrom<NoClaimsLevel>(0, 1, 2, 3, 4),
    valueKurus: fc.integer({ min: 5_000_000, max: 1_500_000_000 }),
    radioKurus: price,
    lpgKurus: price,
    modelYear: fc.integer({ min: 2002, max: 2027 }),
  })
  .map(({ request, terms, level, valueKurus, radioKurus, lpgKurus, modelYear }) => ({
    ...plainKaskoRequest,
    holder: request.holder,
    startDate: request.startDate,
    insured: [
      {
        ...request.insured[0],
        modelYear,
        valueKurus,
        ...(radioKurus === undefined ? {} : { radioKurus }),
        ...(lpgKurus === undefined ? {} : { lpgKurus }),
      },
    ],
    history: { noClaimsLevel: level },
    terms,
  }));
