import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { AnyCall, Call } from "#shared/calls/call.ts";
import { services } from "#shared/calls/call.ts";
import { answersAt, calls, findCall } from "#shared/calls/registry.ts";

const all = Object.entries<AnyCall>(calls);

describe.each(all)("%s", (_name, call) => {
  const paths = [call.path, ...(call.aliases ?? [])];

  test.each(paths)("is found by its own service at %s, and by nothing near it", (path) => {
    expect(findCall(call.service, path)).toBe(call);
    for (const near of [`${path}/`, path.slice(1), `${path}?x=1`, `/x/..${path}`]) {
      expect(findCall(call.service, near)).toBeUndefined();
    }
    for (const service of services.filter((name) => name !== call.service)) {
      expect(findCall(service, path)).toBeUndefined();
    }
  });

  test("answers at addresses that nobody else answers at, without query, fragment, doubled slash or way up", () => {
    for (const path of paths) {
      expect(path).toMatch(/^(\/[\w-]+)+$/);
      const answering = all.filter(
        ([, other]) => other.service === call.service && answersAt(other, path),
      );
      expect(answering).toHaveLength(1);
    }
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

test("a call that takes or gives a password, a session, a payment, a document, a file or a draft, or is about the installation, is the edge's alone", () => {
  const own = all.filter(([, { proxied }]) => !proxied).map(([name]) => name);
  expect(own.toSorted()).toEqual([
    "addRequest",
    "amendCancellation",
    "changeContact",
    "changePassword",
    "checkKeys",
    "checkSession",
    "confirmCancellation",
    "confirmChange",
    "confirmPolicyAccess",
    "confirmQuoteAccess",
    "countLanding",
    "deleteAccount",
    "endSession",
    "exportData",
    "findQuote",
    "finishPayment",
    "forgotPassword",
    "getCancellation",
    "getChange",
    "getDocuments",
    "getDraft",
    "getEndorsement",
    "getOwnIdentity",
    "getPdf",
    "getPolicy",
    "getRequestFile",
    "getSales",
    "getSoldDocuments",
    "getWithdrawal",
    "listSessions",
    "login",
    "logout",
    "namePolicyholder",
    "offerAuthenticator",
    "orderStatus",
    "payChange",
    "paymentDetail",
    "prepareCancellation",
    "prepareChange",
    "printTool",
    "register",
    "replyToRequest",
    "requestCallBack",
    "requestContactCode",
    "requestPolicyAccess",
    "requestQuoteAccess",
    "resendMessages",
    "reviewOffer",
    "saveDraft",
    "sendCorrection",
    "sendQuoteLink",
    "setMfa",
    "setReminder",
    "startPurchase",
    "textQuoteLink",
    "useOwnProof",
    "withdraw",
  ]);
});

test("a call for members only carries the member's own credentials, and is never kept for others", () => {
  for (const [, call] of all.filter(([, { requiresMember }]) => requiresMember)) {
    expect(call.credentials).toBe("member");
    expect(call.cacheSeconds).toBeUndefined();
  }
});

// Specification 6.5, 7.31
describe("credentials", () => {
  const preLoginPaths = [
    "/gecici-kod",
    "/gecici-onay",
    "/aml/aml/AMLKontrol",
    "/login",
    "/register",
    "/forgot-password",
    "/get-security-token",
    "/account/yetki",
    "/musteri/gecici-kod",
    "/internal/AMLKontrol",
    "/musteri/gecici-onay",
    "/musteri/uyeol",
    "/account/sifremiunuttum",
  ];
  const namesOf = (fits: (call: AnyCall) => boolean) =>
    all.filter(([, call]) => fits(call)).map(([name]) => name);

  test.each(preLoginPaths)("%s is called with the site's", (path) => {
    expect(findCall("common", path)?.credentials).toBe("site");
  });

  test("content and pre-login calls carry the site's, everything else the member's", () => {
    const isPreLogin = (call: AnyCall) =>
      call.service === "common" && preLoginPaths.some((path) => answersAt(call, path));
    expect(namesOf(({ credentials }) => credentials === "site")).toEqual(
      namesOf((call) => call.service === "content" || isPreLogin(call)),
    );
  });

  // Specification 7.31
  test("every older address is one of those the site's credentials are for", () => {
    const aliases = all.flatMap(([, call]) => call.aliases ?? []);
    expect(aliases.toSorted()).toEqual(preLoginPaths.slice(-6).toSorted());
  });
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
