import { expect, test } from "vitest";
import { isAboutVehicle, queryTypes } from "#shared/calls/verification.ts";

// Specification 4.7
test("only the verifications of motor lines are noted", () => {
  expect(queryTypes.filter(isAboutVehicle)).toEqual([
    "trafik",
    "kasko",
    "ikincieltrafik",
    "galericikisatrafik",
  ]);
});
