import { expect, test } from "vitest";
import {
  afterCode,
  identityTypeOf,
  identityTypes,
} from "#client/modals/after-confirmation.server.ts";
import { lineOf } from "#shared/lines/registry.ts";
import { isAboutVehicle, queryTypes } from "#shared/calls/verification.ts";

const { nationalNumber, passport } = identityTypes;

// Specification 4.3, 4.4, 4.5
test.each([
  ["mfa", "giris", nationalNumber, "hand-over"],
  ["mfa", "seyahat", passport, "hand-over"],
  ["single", "giris", nationalNumber, "next-step"],
  ["single", "seyahat", passport, "next-step"],
  ["quote", "seyahat", passport, "next-step"],
  ["quote", "seyahat", nationalNumber, "check-identity"],
  ["quote", "trafik", nationalNumber, "check-identity"],
  ["quote", "trafik", passport, "check-identity"],
  ["quote", "kasko", nationalNumber, "check-identity"],
] as const)("%s for %s with identity %s: %s", (mode, queryType, identityType, expected) => {
  const identities = lineOf(queryType)?.identities ?? [];
  expect(afterCode({ mode, identities, identityType })).toBe(expected);
});

// Specification 4.7
test("only the verifications of motor lines are noted", () => {
  expect(queryTypes.filter(isAboutVehicle)).toEqual([
    "trafik",
    "kasko",
    "ikincieltrafik",
    "galericikisatrafik",
  ]);
});

test.each([
  ["2", passport],
  ["1", nationalNumber],
  ["", nationalNumber],
  ["passport", nationalNumber],
  [undefined, nationalNumber],
])("a form's %j is identity type %s", (typed, expected) => {
  expect(identityTypeOf(typed)).toBe(expected);
});
