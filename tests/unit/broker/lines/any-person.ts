import fc from "fast-check";
import { declaredIds } from "#worker/broker/assets/insured-person/facts.ts";
import type { InsuredPerson } from "#worker/broker/assets/insured-person/facts.ts";

/** Somebody every insurer of health likes. */
export const plainPerson: InsuredPerson = {
  relation: "kendisi",
  fullName: "Fatma Demir",
  nationalNumber: "10000000146",
  birthDate: "1990-04-12",
  sex: "kadin",
  heightCm: 168,
  weightKg: 62,
  declared: [],
  isRegistered: true,
};

const date = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((at) => new Date(at).toISOString().slice(0, 10));

export const anyStart = date(Date.UTC(2026, 10, 20), Date.UTC(2027, 0, 19));

/** Anybody who may be insured, but for who they are to the holder. */
export const anyPerson: fc.Arbitrary<InsuredPerson> = fc
  .record({
    birthDate: date(Date.UTC(1945, 0, 1), Date.UTC(2026, 10, 1)),
    sex: fc.constantFrom("kadin", "erkek"),
    heightCm: fc.integer({ min: 50, max: 205 }),
    weightKg: fc.integer({ min: 4, max: 160 }),
    relation: fc.constantFrom("kendisi", "esi", "cocugu", "ebeveyni", "kardesi"),
    declared: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.subarray([...declaredIds], { minLength: 1, maxLength: 3 }) },
    ),
  })
  .map((said) => ({ ...plainPerson, ...said }));
