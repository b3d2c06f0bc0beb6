import { expect, test } from "vitest";
import {
  isOneTimePasswordGood,
  isPasswordExpired,
} from "#worker/broker/member/passwords/password-age.ts";

const day = 86_400_000;
const setAt = Date.parse("2026-05-01T09:00:00Z");

test.each([
  ["a chosen password, new", false, 0, false],
  ["a chosen password, on its 180th day", false, 180 * day, false],
  ["a chosen password, a moment later", false, 180 * day + 1, true],
  ["one sent by SMS, on its first day", true, day, false],
  ["one sent by SMS, a moment later", true, day + 1, true],
])("%s", (_name, isOneTimePassword, age, expected) => {
  const password = { passwordSetAt: setAt, isOneTimePassword };
  expect(isPasswordExpired(password, setAt + age)).toBe(expected);
});

test("a password sent by SMS may be used for the first time within a day", () => {
  expect(isOneTimePasswordGood(setAt, setAt + day)).toBe(true);
  expect(isOneTimePasswordGood(setAt, setAt + day + 1)).toBe(false);
});
