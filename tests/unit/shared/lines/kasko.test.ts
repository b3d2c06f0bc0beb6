import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { namedFields, schemaOf } from "#shared/fields/field.ts";
import { kasko } from "#shared/lines/kasko/kasko.ts";
import { samples } from "#tests/unit/shared/calls/samples.ts";

const now = Date.UTC(2026, 10, 20, 9);
const accessories = [
  "radioKurus",
  "navigationKurus",
  "steelWheelKurus",
  "otherAccessoryKurus",
  "lpgKurus",
] as const;

const judged = (name: string, typed: string) => {
  const result = v.safeParse(schemaOf(namedFields(kasko.fields, [name]), now), { [name]: typed });
  return result.success ? result.output[name] : result.issues[0].message;
};

describe.each(accessories)("%s", (name) => {
  test.each([
    ["", undefined],
    ["  ", undefined],
    ["1", 100],
    ["12.500", 1_250_000],
    ["10.000.000", 1_000_000_000],
    ["0", undefined],
    ["0,00", undefined],
    ["0,50", "En az 1₺ olmalıdır."],
    ["10.000.001", "En fazla 10,000,000₺ olmalıdır."],
    ["çok", "Sadece sayı giriniz."],
  ])("%j is %j", (typed, expected) => {
    expect(judged(name, typed)).toBe(expected);
  });

  test("is asked under a fold", () => {
    const { folds = [] } = kasko.steps[1]!;
    expect(folds.flatMap(({ fields }) => fields)).toContain(name);
  });
});

describe("the quote call", () => {
  const { request } = kasko.quoteCall;
  const wire = request.encode(samples.kaskoQuote.request) as Readonly<Record<string, unknown>>;
  const read = (change: object) => v.safeParse(request.schema, { ...wire, ...change });

  test("takes the specification's names of accessories", () => {
    expect(Object.keys(wire)).toEqual(
      expect.arrayContaining([
        "RadioPrice",
        "NavigationPrice",
        "SteelWheelPrice",
        "OtherAccessoryPrice",
      ]),
    );
  });

  test.each(["ServiceType", "Deductible", "LiabilityLimit", "ReplacementCar"])(
    "need not say %s, and knows no other words for it",
    (name) => {
      expect(read({ [name]: undefined }).success).toBe(true);
      expect(read({ [name]: "hiçbiri" }).success).toBe(false);
    },
  );
});
