import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { NamedField } from "#shared/fields/field.ts";
import { fieldsFor, schemaOf } from "#shared/fields/field.ts";
import { nestFields } from "#shared/fields/field-name.ts";

const field = (name: string, change: Partial<NamedField> = {}): NamedField => ({
  name,
  kind: "letters",
  label: name,
  schema: () => v.pipe(v.string(), v.nonEmpty("zorunlu")),
  ...change,
});

const fields = [
  field("ad"),
  field("dogum", { when: "birth-date-needed" }),
  field("belge", { when: ({ plaka = "" }) => plaka !== "yok" }),
];

describe("fieldsFor", () => {
  test.each([
    [[], { plaka: "yok" }, ["ad"]],
    [[], {}, ["ad", "belge"]],
    [["birth-date-needed"], {}, ["ad", "dogum", "belge"]],
    [["identity-unknown"], { plaka: "yok" }, ["ad"]],
  ] as const)("in %j and with %j typed: %j", (circumstances, typed, names) => {
    expect(fieldsFor(fields, circumstances, typed).map(({ name }) => name)).toEqual(names);
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

  test("fields of a group are judged one after the other, each under its own name", () => {
    const group = [field("kisi[0].ad"), field("kisi[1].ad"), field("not")];
    const schema = schemaOf(group, 0);
    expect(
      v.parse(
        schema,
        nestFields({ "kisi[0].ad": "Ayşe", "kisi[1].ad": "Mert", not: "x", "kisi[9].ad": "" }),
      ),
    ).toEqual({ kisi: [{ ad: "Ayşe" }, { ad: "Mert" }], not: "x" });
    const refused = v.safeParse(schema, nestFields({ "kisi[0].ad": "Ayşe", not: "x" }));
    expect(refused.issues?.map((issue) => v.getDotPath(issue))).toEqual(["kisi.1.ad"]);
    expect(v.is(schema, {})).toBe(false);
  });
});
