import fc from "fast-check";
import { expect, test } from "vitest";
import {
  looksLikeOneTimePassword,
  makeOneTimePassword,
} from "#worker/broker/member/passwords/one-time-password.ts";

/** A source that yields these bytes over and over. */
function sourceOf(bytes: readonly number[]) {
  let at = 0;
  return (count: number) =>
    Uint8Array.from({ length: count }, () => bytes[at++ % bytes.length] ?? 0);
}

const byte = fc.integer({ min: 0, max: 255 });
const bytes = fc.array(byte, { minLength: 8 }).filter((drawn) => drawn.some((each) => each < 248));

test("it is eight characters nobody mistakes for others, and is recognised", () => {
  fc.assert(
    fc.property(bytes, (drawn) => {
      const password = makeOneTimePassword(sourceOf(drawn));
      expect(password).toMatch(/^[a-hjkmnp-z2-9]{8}$/);
      expect(looksLikeOneTimePassword(password)).toBe(true);
    }),
  );
});

test("every character comes from as many bytes as any other", () => {
  const counts = new Map<string, number>();
  for (let value = 0; value < 248; value++) {
    const [first = ""] = makeOneTimePassword(sourceOf([value]));
    counts.set(first, (counts.get(first) ?? 0) + 1);
  }
  expect(counts.size).toBe(31);
  expect(new Set(counts.values())).toEqual(new Set([8]));
  // The uneven rest is drawn again.
  expect(makeOneTimePassword(sourceOf([248, 255, 0]))).toBe("aaaaaaaa");
});

test.each(["", "abcdefg", "abcdefghj", "abcdefg0", "abcdefgl", "ABCDEFGH", "abcdefgç"])(
  "%j does not look like one",
  (text) => {
    expect(looksLikeOneTimePassword(text)).toBe(false);
  },
);
