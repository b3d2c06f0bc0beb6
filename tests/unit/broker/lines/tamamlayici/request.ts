import fc from "fast-check";
import type { SupplementaryRequest } from "#worker/broker/lines/tamamlayici/risk.ts";
import { anyPerson, anyStart, plainPerson } from "../any-person.ts";

/** One healthy woman of 36 in İstanbul. */
export const plainSupplementaryRequest: SupplementaryRequest = {
  productId: "tamamlayici",
  holder: {
    kind: "person",
    nationalNumber: "10000000146",
    birthDate: "1990-04-12",
    provinceCode: "34",
  },
  insured: [plainPerson],
  startDate: "2026-11-25",
  history: {},
  terms: { treatment: "yatarak-ayakta", birth: "yok", checkUp: "yok" },
  provisional: [],
};

/** Any family that may be asked for. */
export const anySupplementaryRequest: fc.Arbitrary<SupplementaryRequest> = fc
  .record({
    people: fc.array(anyPerson, { minLength: 1, maxLength: 5 }),
    provinceCode: fc.constantFrom("34", "06", "35", "41", "25"),
    treatment: fc.constantFrom("yatarak", "yatarak-ayakta"),
    birth: fc.constantFrom("yok", "var"),
    checkUp: fc.constantFrom("yok", "var"),
    startDate: anyStart,
  })
  .map(({ people: [first = plainPerson, ...others], provinceCode, startDate, ...terms }) => {
    const { birth, ...rest } = terms;
    return {
      ...plainSupplementaryRequest,
      holder: { ...plainSupplementaryRequest.holder, provinceCode },
      insured: [first, ...others],
      startDate,
      terms: rest.treatment === "yatarak" ? rest : { ...rest, birth },
    };
  });
