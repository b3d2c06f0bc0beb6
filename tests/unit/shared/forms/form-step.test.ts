import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { fieldsFor, schemaOf } from "#shared/forms/form-step.ts";
import type { FieldSpec, FormStep } from "#shared/forms/form-step.ts";

const field = (name: string, change: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  kind: "letters",
  label: name,
  schema: () => v.pipe(v.string(), v.nonEmpty("zorunlu")),
  ...change,
});

const step: FormStep = {
  id: "adim",
  title: "Adım",
  fields: [
    field("ad"),
    field("dogum", { when: "birth-date-needed" }),
    field("belge", { when: "plated" }),
  ],
};

describe("fieldsFor", () => {
  test.each([
    [[], ["ad"]],
    [["plated"], ["ad", "belge"]],
    [
      ["plated", "birth-date-needed"],
      ["ad", "dogum", "belge"],
    ],
    [["unplated"], ["ad"]],
  ] as const)("in %j: %j", (circumstances, names) => {
    expect(fieldsFor(step, circumstances).map(({ name }) => name)).toEqual(names);
  });
});

describe("schemaOf", () => {
  test("a field that was not sent gets its own message", () => {
    const parsed = v.safeParse(schemaOf([field("ad")], 0), {});
    expect(parsed.issues?.map(({ message }) => message)).toEqual(["zorunlu"]);
  });

  test("a rule may depend on the time", () => {
    const late = field("tarih", {
      schema: (now) =>
        v.pipe(
          v.string(),
          v.check(() => now < 10),
        ),
    });
    expect(v.is(schemaOf([late], 9), { tarih: "x" })).toBe(true);
    expect(v.is(schemaOf([late], 10), { tarih: "x" })).toBe(false);
  });

  test("fields nobody declared are dropped", () => {
    expect(v.parse(schemaOf([field("ad")], 0), { ad: "x", admin: "1" })).toEqual({ ad: "x" });
  });
});
