import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createBlindIndex } from "#worker/broker/crypto/blind-index.ts";
import { hmacSha256Hex, isSameText } from "#worker/broker/crypto/hmac.ts";

// RFC 4231, test cases 1 and 2.
test.each([
  [
    new Uint8Array(20).fill(0x0b),
    "Hi There",
    "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
  ],
  [
    new TextEncoder().encode("Jefe"),
    "what do ya want for nothing?",
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  ],
])("HMAC-SHA-256 of a published vector", async (key, text, expected) => {
  expect(await hmacSha256Hex(key, text)).toBe(expected);
});

test("texts are the same exactly when they are equal", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(isSameText(one, other)).toBe(one === other);
      expect(isSameText(one, one)).toBe(true);
    }),
  );
});

test("an index depends on key, purpose and value", async () => {
  const [one, other] = [1, 2].map((fill) => createBlindIndex(new Uint8Array(32).fill(fill)));
  const indexes = await Promise.all([
    one!.of("phone", "5321234567"),
    one!.of("mailbox", "5321234567"),
    one!.of("phone", "5321234568"),
    other!.of("phone", "5321234567"),
  ]);
  expect(new Set(indexes).size).toBe(4);
  expect(await one!.of("phone", "5321234567")).toBe(indexes[0]);
});
