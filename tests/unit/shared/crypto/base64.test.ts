import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeBase64, encodeBase64 } from "#shared/crypto/base64.ts";

// RFC 4648, section 10.
it.each([
  ["", ""],
  ["f", "Zg=="],
  ["fo", "Zm8="],
  ["foo", "Zm9v"],
  ["foob", "Zm9vYg=="],
  ["fooba", "Zm9vYmE="],
  ["foobar", "Zm9vYmFy"],
])("writes %j as %j", (text, encoded) => {
  expect(encodeBase64(new TextEncoder().encode(text))).toBe(encoded);
});

it("reads back any bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const decoded = decodeBase64(encodeBase64(bytes));
      expect(decoded.ok && [...decoded.value]).toEqual([...bytes]);
    }),
  );
});

it.each(["A", "AA", "AAA", "A===", "AA=A", "AAAA\n", "şşşş", "AA-_"])("refuses %j", (text) => {
  expect(decodeBase64(text)).toEqual({ ok: false, reason: "malformed" });
});
