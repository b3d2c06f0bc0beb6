import { describe, expect, test } from "vitest";
import type { AnyCall, Call } from "#shared/calls/call.ts";
import { decodeAnswer } from "#shared/calls/call.ts";
import { login, loginByCode } from "#shared/calls/member/login.ts";
import { calls } from "#shared/calls/registry.ts";
import { samples } from "./samples.ts";

// Answers written as the specification shows them, and nothing else.

type Fields = Record<string, unknown>;
const callOf = (call: AnyCall) => call as unknown as Call<Fields, Fields>;
const read = (call: AnyCall, wire: unknown, status?: number) =>
  decodeAnswer(callOf(call), wire, status);

const guid = "0c1d2e3f-0000-4000-8000-000000000000";
const salt = "MDEyMzQ1Njc4OWFiY2RlZg==";
const person = {
  Name: "A***",
  Surname: "Ö***",
  CityCode: "34",
  TownCode: "1",
  City: "",
  County: "",
};

describe("granted by the field that the specification reads", () => {
  test.each<[string, AnyCall, object, number]>([
    ["a code is sent", calls.requestCode, { Success: true, Message: "" }, 200],
    ["a code is confirmed", calls.confirmCode, { Success: true, Message: null }, 200],
    ["a password is reset", calls.forgotPassword, { Success: true }, 200],
    ["an identity", calls.checkIdentity, { StatusCode: 1010, Data: person }, 1010],
    ["a login", login, { StatusCode: 2000, Messages: [], Data: { Token: "t" } }, 2000],
    ["a login that contradicts itself", login, { Success: false, StatusCode: 2001 }, 2001],
    ["a login that wants a code", login, { StatusCode: 2004 }, 2004],
    ["a password that ran out", login, { StatusCode: 2008, Data: { UId: "7" } }, 2008],
    ["a flat login by code", loginByCode, { Success: true, SessionToken: "t", Name: "A" }, 2000],
    ["a membership that wants a code", calls.register, { StatusCode: 3005, Messages: [] }, 3005],
    ["a new password", calls.changePassword, { StatusCode: 4000, Messages: [], Data: null }, 4000],
    ["a key", calls.requestKey, { StatusCode: 200, Data: { Guid: guid, Salt: salt } }, 200],
    ["a salt beside", calls.requestKey, { StatusCode: 200, Salt: salt, Data: { Guid: guid } }, 200],
    ["any list", calls.listCities, { Success: true, Data: { cities: [] }, Status: true }, 200],
  ])("%s", (_what, call, wire, statusCode) => {
    const sample = Object.is(call, calls.listCities)
      ? { Success: true, Data: callOf(call).data.encode(samples.listCities.data as Fields) }
      : wire;
    expect(read(call, sample)).toMatchObject({ success: true, statusCode });
  });

  test("what stands beside counts as data, and what stands in it before that", () => {
    expect(
      read(calls.requestKey, { StatusCode: 200, Salt: "b", Data: { Guid: guid } })?.data,
    ).toEqual({
      guid,
      salt: "b",
    });
    expect(
      read(calls.requestKey, { StatusCode: 200, Salt: "b", Data: { Guid: guid, Salt: "d" } })?.data,
    ).toEqual({ guid, salt: "d" });
    expect(read(loginByCode, { Success: true, SessionToken: "t", Source: "s" })?.data).toEqual({
      sessionToken: "t",
      source: "s",
    });
  });

  test("a code's countdown is a minute and its life three where an answer does not say it", () => {
    expect(read(calls.requestCode, { Success: true })?.data).toEqual({
      resendAfterSeconds: 60,
      expiresInSeconds: 180,
    });
  });
});

describe("refused in words of the answer", () => {
  test.each<[AnyCall, object, number | undefined, number, string]>([
    [calls.requestCode, { Success: false, Message: "Olmaz" }, undefined, 400, "Olmaz"],
    [calls.requestCode, { Success: false }, 429, 429, ""],
    [calls.register, { StatusCode: 3003, Messages: [] }, undefined, 3003, ""],
    [calls.register, { StatusCode: 3001, Messages: ["Var", "Yok"] }, 200, 3001, "Var"],
    [calls.changePassword, { StatusCode: 4001, Messages: ["Yanlış"] }, 200, 4001, "Yanlış"],
    [login, { Success: true, StatusCode: 2009 }, 200, 2009, ""],
    [loginByCode, { Success: false, Message: "Kod yanlış" }, 200, 2009, "Kod yanlış"],
    [calls.checkIdentity, { StatusCode: 1006, Data: null }, 200, 1006, ""],
  ])("%#", (call, wire, status, statusCode, message) => {
    expect(read(call, wire, status)).toMatchObject({
      success: false,
      statusCode,
      message,
      data: null,
    });
  });
});

describe("an answer without its verdict is none", () => {
  test.each<[string, AnyCall, object]>([
    ["a code that only has a StatusCode", calls.requestCode, { StatusCode: 200 }],
    ["a login that only succeeds", login, { Success: true, Data: { Token: "t" } }],
    ["a login without its data", login, { StatusCode: 2000 }],
    ["a login by code that only has a StatusCode", loginByCode, { StatusCode: 2000 }],
    ["an identity that only succeeds", calls.checkIdentity, { Success: true, Data: person }],
    ["a key without its salt", calls.requestKey, { StatusCode: 200, Data: { Guid: guid } }],
    ["a membership that only succeeds", calls.register, { Success: true }],
    ["Success that is no yes or no", calls.requestCode, { Success: "evet" }],
  ])("%s", (_what, call, wire) => expect(read(call, wire)).toBeNull());
});

const paid = Object.values(calls as Readonly<Record<string, AnyCall>>).filter(
  ({ service }) => service === "payment",
);

test("where money hangs on it, Success and StatusCode are both asked for", () => {
  expect(paid.length).toBeGreaterThan(3);
  for (const call of paid) expect(call.verdict).toEqual({ by: "both" });
});

describe.each(Object.keys(calls) as (keyof typeof calls)[])("%s", (id) => {
  const call = callOf(calls[id]);
  const { data } = samples[id] as { data: Fields };
  const Data = JSON.parse(JSON.stringify(call.data.encode(data))) as unknown;
  const verdict = call.verdict?.by ?? "success";

  test("reads an answer in the specification's shape, and in no shorter one", () => {
    const grants = call.verdict?.by === "code" ? Number(Object.keys(call.verdict.grants)[0]) : 200;
    expect(read(call, { Success: true, Data }) !== null).toBe(verdict === "success");
    expect(read(call, { StatusCode: grants, Data }) !== null).toBe(verdict === "code");
    expect(read(call, { Success: true, StatusCode: grants, Data })?.success).toBe(true);
    expect(read(call, { Data })).toBeNull();
  });
});
