import fc from "fast-check";
import type { DeclaringPerson } from "#worker/broker/assets/declaring-person/facts.ts";
import type { PrivateRequest } from "#worker/broker/lines/bireysel/risk.ts";
import { anyPerson, anyStart, plainPerson } from "../any-person.ts";

export const plainDeclarer: DeclaringPerson = {
  ...plainPerson,
  isSmoker: false,
  isPregnant: false,
};

/** One healthy woman of 36 in İstanbul. */
export const plainPrivateRequest: PrivateRequest = {
  productId: "bireysel",
  holder: {
    kind: "person",
    nationalNumber: "10000000146",
    birthDate: "1990-04-12",
    provinceCode: "34",
  },
  insured: [plainDeclarer],
  startDate: "2026-11-25",
  history: {},
  terms: { treatment: "yatarak-ayakta", share: "yuzde-20", birth: "yok" },
  provisional: [],
};

/** Anybody with a declaration in full. */
const anyDeclarer: fc.Arbitrary<DeclaringPerson> = fc
  .tuple(anyPerson, fc.boolean(), fc.boolean())
  .map(([person, isSmoker, isPregnant]) => ({
    ...person,
    isSmoker,
    ...(person.sex === "kadin" ? { isPregnant } : {}),
  }));

/** Any family that may be asked for. */
export const anyPrivateRequest: fc.Arbitrary<PrivateRequest> = fc
  .record({
    people: fc.array(anyDeclarer, { minLength: 1, maxLength: 5 }),
    provinceCode: fc.constantFrom("34", "06", "35", "41", "25"),
    treatment: fc.constantFrom("yatarak", "limitli", "yatarak-ayakta"),
    share: fc.constantFrom("yuzde-30", "yuzde-20", "yok"),
    birth: fc.constantFrom("yok", "var"),
    startDate: anyStart,
  })
  .map(({ people: [first = plainDeclarer, ...others], provinceCode, startDate, ...terms }) => {
    const { treatment, share, birth } = terms;
    return {
      ...plainPrivateRequest,
      holder: { ...plainPrivateRequest.holder, provinceCode },
      insured: [first, ...others],
      startDate,
      terms: treatment === "yatarak" ? { treatment } : { treatment, share, birth },
    };
  });
