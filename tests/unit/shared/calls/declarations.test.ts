import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { AnyCall, Call } from "#shared/calls/call.ts";
import { services } from "#shared/calls/call.ts";
import { calls, findCall } from "#shared/calls/registry.ts";

const all = Object.entries<AnyCall>(calls);

describe.each(all)("%s", (_name, call) => {
  test("is found by its own service and path, and by nothing near it", () => {
    expect(findCall(call.service, call.path)).toBe(call);
    for (const near of [
      `${call.path}/`,
      call.path.slice(1),
      `${call.path}?x=1`,
      `/x/..${call.path}`,
    ]) {
      expect(findCall(call.service, near)).toBeUndefined();
    }
    for (const service of services.filter((name) => name !== call.service)) {
      expect(findCall(service, call.path)).toBeUndefined();
    }
  });

  test("has a path without query, fragment, doubled slash or way up", () => {
    expect(call.path).toMatch(/^(\/[\w-]+)+$/);
  });

  test("is reachable for browsers only where payment and print are not", () => {
    if (call.proxied) expect(["common", "offers", "content"]).toContain(call.service);
  });

  test("refuses what is no object, without throwing", () => {
    for (const wire of [undefined, null, 1, "x", true]) {
      expect(v.safeParse(call.request.schema, wire).success).toBe(false);
    }
  });
});

test("a call that starts a payment, prints or keeps a draft is the edge's alone", () => {
  const own = all.filter(([, { proxied }]) => !proxied).map(([name]) => name);
  expect(own.toSorted()).toEqual([
    "confirmQuoteAccess",
    "finishPayment",
    "getDraft",
    "getPdf",
    "orderStatus",
    "paymentDetail",
    "requestQuoteAccess",
    "reviewOffer",
    "saveDraft",
    "sendQuoteLink",
    "startPurchase",
  ]);
});

test("wire spellings are those of the older services", () => {
  const wireNames = (call: AnyCall, input: unknown) =>
    Object.keys((call as unknown as Call<unknown, unknown>).request.encode(input) as object);
  const consents = { openDataAgreement: true, privacyPolicy: true, advertisementAgreement: false };
  expect(
    wireNames(calls.confirmCode, { code: "1", phone: "2", queryType: "trafik", ...consents }),
  ).toEqual([
    "SmsActivationCode",
    "Gsm",
    "QueryType",
    "OpenDataAgreement",
    "PrivacyPolicy",
    "AdvertisementAgreement",
  ]);
  expect(wireNames(calls.checkIdentity, { queryType: "trafik", nationalNumber: "1" })).toEqual([
    "Querytype",
    "NationalNumber",
  ]);
  expect(wireNames(calls.sendContactMessage, { messageType: "SMSONAY", phone: "1" })).toEqual([
    "MesajTipi",
    "Telefon",
  ]);
});
