import * as v from "valibot";
import { expect, test } from "vitest";
import { QuoteContentSchema } from "#worker/broker/quote/quote-content.ts";
import { plainPhoneRequest } from "../lines/telefon/request.ts";
import { plainRequest } from "../lines/trafik/request.ts";

const person = { name: "Ayşe", surname: "Yılmaz", cityName: "İstanbul", county: "Kadıköy" };
const stored = (request: unknown): unknown =>
  JSON.parse(JSON.stringify({ ...person, request })) as unknown;
const read = (request: unknown) => v.parse(QuoteContentSchema, stored(request)).request;

test.each([["vehicle", plainRequest] as const, ["phone", plainPhoneRequest] as const])(
  "a stored request about a %s is read as it was",
  (_name, request) => {
    expect(read(request)).toEqual(request);
  },
);

test("earlier requests, whose asset and history stood side by side, are read as they would be stored today", () => {
  const { insured, history, ...rest } = plainRequest;
  const document = { kind: "permit" as const, serial: "AB", number: "123456" };
  const earlier = {
    ...rest,
    vehicle: insured[0],
    isFleet: false,
    document,
    provisional: ["vehicle"],
  };
  const expected = {
    ...plainRequest,
    insured: [{ ...insured[0], document }],
    provisional: ["insured"],
  };
  expect(read({ ...earlier, bonusMalusStep: history.bonusMalusStep })).toEqual(expected);
  expect(read({ ...earlier, step: history.bonusMalusStep })).toEqual(expected);

  const { insured: phones, ...phoneRest } = plainPhoneRequest;
  const { provisional: _none, ...asStored } = { ...phoneRest, phone: phones[0] };
  expect(read(asStored)).toEqual(plainPhoneRequest);
});
