import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  flag,
  int,
  list,
  longText,
  model,
  named,
  oneOf,
  optional,
  text,
} from "#shared/calls/codec.ts";
import type { AnyCodec } from "#shared/calls/codec.ts";

const read = (codec: AnyCodec, wire: unknown): unknown => {
  const parsed = v.safeParse(codec.schema, wire);
  return parsed.success ? { value: parsed.output } : "refused";
};

describe("single values", () => {
  test.each<[string, AnyCodec, unknown, unknown]>([
    ["text", text(), "a", "a"],
    ["text written as a number", text(), 34, "34"],
    ["whole number", int(), 5, 5],
    ["whole number in a form", int(), "5", 5],
    ["negative number in a form", int(-9), "-5", -5],
    ["yes", flag, true, true],
    ["yes in a form", flag, "true", true],
    ["no in a form", flag, "false", false],
    ["word", oneOf(["a", "b"]), "b", "b"],
    ["absent", optional(text()), undefined, undefined],
    ["null", optional(text()), null, undefined],
    ["empty in a form", optional(int()), "", undefined],
    ["list", list(int()), [1, 2], [1, 2]],
    ["list in a form", list(int()), "[1,2]", [1, 2]],
  ])("%s", (_name, codec, wire, value) => expect(read(codec, wire)).toEqual({ value }));

  test.each<[string, AnyCodec, unknown]>([
    ["text that is a list", text(), ["a"]],
    ["text that is absent", text(), undefined],
    ["text without end", text(), "x".repeat(20_001)],
    ["long text without end", longText, "x".repeat(5_000_001)],
    ["a fraction", int(), 1.5],
    ["a fraction in a form", int(), "1.5"],
    ["an exponent in a form", int(), "1e3"],
    ["no number", int(), Number.NaN],
    ["empty number", int(), ""],
    ["too small", int(1), 0],
    ["too large", int(0, 18), "19"],
    ["beyond what numbers hold", int(), "9007199254740993"],
    ["yes as a number", flag, 1],
    ["yes as a word", flag, "evet"],
    ["another word", oneOf(["a"]), "c"],
    ["a list that is too long", list(text(), 2), ["a", "b", "c"]],
    ["a list in a list's form that is none", list(text()), "{}"],
    ["broken JSON", list(text()), "["],
  ])("%s is refused", (_name, codec, wire) => expect(read(codec, wire)).toBe("refused"));
});

describe("a model", () => {
  const person = model({
    nationalNumber: text(),
    phone: named("Gsm", text()),
    eMail: optional(text()),
    inner: optional(model({ count: int() })),
  });

  test("has PascalCase names on the wire unless named otherwise", () => {
    const value = { nationalNumber: "1", phone: "2", inner: { count: 3 } };
    const wire = { NationalNumber: "1", Gsm: "2", Inner: { Count: 3 } };
    expect(person.encode(value)).toEqual(wire);
    expect(read(person, wire)).toEqual({ value });
  });

  test("drops what nobody declared, and does not invent what is absent", () => {
    const wire = { NationalNumber: "1", Gsm: "2", Admin: true, __proto__: { x: 1 } };
    expect(read(person, wire)).toEqual({ value: { nationalNumber: "1", phone: "2" } });
  });

  test("names a bad field as the wire does", () => {
    const parsed = v.safeParse(person.schema, { NationalNumber: "1", Gsm: [] });
    const paths = parsed.issues?.flatMap((issue) =>
      (issue.issues ?? [issue]).map((inner) => v.getDotPath(inner)),
    );
    expect(paths).toContain("Gsm");
  });

  test("travels in a form as JSON text", () => {
    expect(read(model({ inner: person }), { Inner: '{"NationalNumber":"1","Gsm":"2"}' })).toEqual({
      value: { inner: { nationalNumber: "1", phone: "2" } },
    });
  });
});

test("what is encoded reads back the same", () => {
  const record = model({
    name: text(),
    count: int(),
    isIt: flag,
    tags: list(text()),
    rows: list(model({ id: named("ID", text()), amount: optional(int()) })),
  });
  const value = fc.record({
    name: fc.string(),
    count: fc.nat(),
    isIt: fc.boolean(),
    tags: fc.array(fc.string()),
    rows: fc.array(
      fc.record(
        { id: fc.string(), amount: fc.nat() },
        { requiredKeys: ["id"], noNullPrototype: true },
      ),
    ),
  });
  fc.assert(
    fc.property(value, (given) => {
      const wire = JSON.parse(JSON.stringify(record.encode(given))) as unknown;
      expect(read(record, wire)).toEqual({ value: given });
    }),
  );
});
