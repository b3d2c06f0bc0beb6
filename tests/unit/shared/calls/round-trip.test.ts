import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { Call } from "#shared/calls/call.ts";
import { decodeAnswer, encodeAnswer } from "#shared/calls/call.ts";
import { calls } from "#shared/calls/registry.ts";
import { samples } from "./samples.ts";

type Fields = Record<string, unknown>;
type CallId = keyof typeof calls;
const ids = Object.keys(calls) as CallId[];
const callOf = (id: CallId) => calls[id] as unknown as Call<Fields, Fields>;

/** As the wire does it: JSON out and in. */
const overJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** As a form does it: every value is text, nested ones are JSON text. */
function overForm(fields: Fields): Fields {
  const pairs = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    typeof value === "object" ? JSON.stringify(value) : String(value),
  ]);
  return Object.fromEntries(new URLSearchParams(new URLSearchParams(pairs).toString()));
}

/** A StatusCode that grants a call; the broker's usual one where codes do not decide. */
function grantedBy({ verdict }: Call<Fields, Fields>): number {
  if (verdict?.by !== "code") return 200;
  return Number(Object.keys(verdict.grants)[0]);
}

const answered = (data: Fields, statusCode: number) => ({
  success: true,
  statusCode,
  message: "",
  messages: [],
  errors: {},
  data,
});

describe.each(ids)("%s", (id) => {
  const call = callOf(id);
  const { request, data } = samples[id] as { request: Fields; data: Fields };

  // Specification 9.21
  test("a request reads the same over JSON and over a form", () => {
    const wire = call.request.encode(request) as Fields;
    expect(v.parse(call.request.schema, overJson(wire))).toEqual(request);
    expect(v.parse(call.request.schema, overForm(wire))).toEqual(request);
  });

  test("reading what was written changes nothing, whichever optional fields are there", () => {
    const without = (names: readonly string[]) =>
      Object.fromEntries(Object.entries(request).filter(([name]) => !names.includes(name)));
    const wireOf = (part: Fields) => call.request.encode(part) as Fields;
    const isOptional = (name: string) =>
      v.is(call.request.schema, overJson(wireOf(without([name]))));
    fc.assert(
      fc.property(fc.subarray(Object.keys(request).filter(isOptional)), (absent) => {
        const part = without(absent);
        expect(v.parse(call.request.schema, overJson(wireOf(part)))).toEqual(part);
        expect(v.parse(call.request.schema, overForm(wireOf(part)))).toEqual(part);
      }),
      { numRuns: 40 },
    );
  });

  // Specification 3.29
  test("an answer reads as it was written", () => {
    const wire = overJson(encodeAnswer(call.data, answered(data, grantedBy(call))));
    expect(decodeAnswer(call, wire)).toEqual(answered(data, grantedBy(call)));
  });

  test("an answer of another shape is none, and never throws", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (wire) => {
        const StatusCode = grantedBy(call);
        const answer = decodeAnswer(call, { Success: true, StatusCode, Data: wire });
        if (answer !== null) expect(answer.data).not.toBeNull();
      }),
      { numRuns: 40 },
    );
  });
});

// Specification 3.30
describe("the envelope", () => {
  const call = callOf("listCities");
  const { data } = call;

  test.each([
    null,
    undefined,
    1,
    "x",
    [],
    {},
    { Success: true },
    { Success: "evet", StatusCode: 200 },
    { Success: true, StatusCode: 1.5, Data: {} },
    { Success: true, StatusCode: 200, Messages: [1], Data: {} },
  ])("%j is none", (wire) => expect(decodeAnswer(call, wire)).toBeNull());

  test("a refusal keeps messages and fields, and has no data", () => {
    const refused = {
      success: false,
      statusCode: 1000,
      message: "Olmadı",
      messages: ["Olmadı"],
      errors: { Gsm: ["Hatalı"] },
      data: null,
    };
    expect(decodeAnswer(call, overJson(encodeAnswer(data, refused)))).toEqual(refused);
  });

  test("a refusal's strange data does no harm", () => {
    for (const Data of [null, 1, { errors: 1 }, { errors: { Gsm: "x" } }]) {
      const answer = decodeAnswer(call, { Success: false, StatusCode: 500, Data });
      expect(answer).toMatchObject({ success: false, errors: {}, data: null });
    }
  });
});
