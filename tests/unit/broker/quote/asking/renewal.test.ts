import { expect, test } from "vitest";
import { addDays } from "#shared/format/date.ts";
import { renewalOf } from "#worker/broker/quote/asking/create-quote.ts";
import { plainKaskoRequest } from "../../lines/kasko/request.ts";
import { plainRequest } from "../../lines/trafik/request.ts";

const today = "2026-11-21";

// Specification 9.15
test.each([
  ["traffic", plainRequest, 15, false],
  ["traffic", plainRequest, 16, true],
  ["own damage", plainKaskoRequest, 30, false],
  ["own damage", plainKaskoRequest, 31, true],
] as const)("renewing %s insurance %# days ahead", (_, request, days, isEarlyRenewal) => {
  const previousPolicyEnd = addDays(today, days);
  const asked = {
    ...request,
    history: { ...request.history, previousPolicyEnd },
  } as typeof request;
  expect(renewalOf(asked, today)).toEqual({ previousPolicyEnd, isEarlyRenewal });
});

test("without a policy nothing is renewed", () => {
  const none = { previousPolicyEnd: null, isEarlyRenewal: false };
  expect(renewalOf(plainKaskoRequest, today)).toEqual(none);
});
