import { expect, test } from "vitest";
import {
  fromBase32,
  toBase32,
  totpAddress,
  totpCode,
  totpStepAt,
  totpStepOf,
} from "#worker/broker/crypto/totp.ts";

/** Secret of the test vectors of RFC 6238, appendix B; its codes there have eight digits, ours the last six of them. */
const secret = toBase32(new TextEncoder().encode("12345678901234567890"));

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at %i s the code is %s", (seconds, code) => {
  expect(totpCode(secret, totpStepAt(seconds * 1000))).toBe(code);
});

test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("%j is %s in base 32, and comes back (RFC 4648)", (text, encoded) => {
  expect(toBase32(new TextEncoder().encode(text))).toBe(encoded);
  expect(new TextDecoder().decode(fromBase32(encoded))).toBe(text);
});

const now = 1_234_567_890_000;
const step = totpStepAt(now);

test.each([
  ["of now", step, 0, step],
  ["of the step before", step - 1, 0, step - 1],
  ["of the step after", step + 1, 0, step + 1],
  ["of two steps before", step - 2, 0, undefined],
  ["of two steps after", step + 2, 0, undefined],
  ["that was used", step, step, undefined],
  ["before one that was used", step - 1, step, undefined],
  ["after one that was used", step + 1, step, step + 1],
])("a code %s", (_what, codeStep, lastStep, expected) => {
  expect(totpStepOf(secret, totpCode(secret, codeStep), lastStep, now)).toBe(expected);
});

test.each(["", "000000", "28708", "2870822", "abcdef"])("%j is no code", (code) => {
  expect(totpStepOf(secret, code, 0, now)).toBeUndefined();
});

test("an authenticator is told issuer, account and secret", () => {
  const address = new URL(totpAddress(secret, "Yelkovan", "ayşe k"));
  expect(address.protocol).toBe("otpauth:");
  expect(decodeURIComponent(address.pathname)).toContain("Yelkovan:ayşe k");
  expect(Object.fromEntries(address.searchParams)).toEqual({ secret, issuer: "Yelkovan" });
});
