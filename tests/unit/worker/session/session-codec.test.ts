import { randomBytes } from "node:crypto";
import { EncryptJWT, base64url, decodeProtectedHeader } from "jose";
import * as v from "valibot";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSessionCodec } from "#worker/session/session-codec.ts";

const key = (bytes = 32) => randomBytes(bytes).toString("base64url");
const [first, second, older] = [key(), key(), key(64)];
const now = 1_790_000_000_000;
const day = 86_400;
const codec = createSessionCodec({ current: "k1", keys: { k1: first } }, () => now);
const Schema = v.object({ name: v.string() });
const value = { name: "Çağrı" };

const sealed = () => codec.seal("session", value, day);

describe("a sealed value", () => {
  test("opens for its purpose and shape, whatever it is", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (name) => {
        const text = await codec.seal("session", { name }, day);
        expect(await codec.open("session", text, Schema)).toEqual({ name });
      }),
      { numRuns: 25 },
    );
  });

  test("says nothing of what it holds", async () => {
    const text = await sealed();
    expect(text).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
    const readable = text.split(".").map((part) => Buffer.from(part, "base64url").toString());
    expect(readable.join()).not.toContain("ağrı");
    expect(await sealed()).not.toBe(text);
  });

  test("does not open when any of its parts is altered", async () => {
    const text = await sealed();
    const parts = text.split(".");
    for (const [index, part] of parts.entries()) {
      const other = part.startsWith("A") ? `B${part.slice(1)}` : `A${part.slice(1)}`;
      const forged = parts.with(index, other).join(".");
      expect(await codec.open("session", forged, Schema)).toBeUndefined();
    }
  });

  test("does not open for another purpose", async () => {
    expect(await codec.open("token", await sealed(), Schema)).toBeUndefined();
  });

  test("does not open as another shape", async () => {
    const Other = v.object({ token: v.string() });
    expect(await codec.open("session", await sealed(), Other)).toBeUndefined();
  });

  test.each([
    [day * 1000 - 1000, value],
    [day * 1000, undefined],
    [day * 1000 * 400, undefined],
  ])("%i ms later it opens as %j", async (later, expected) => {
    const text = await sealed();
    const reader = createSessionCodec({ current: "k1", keys: { k1: first } }, () => now + later);
    expect(await reader.open("session", text, Schema)).toEqual(expected);
  });
});

describe("keys", () => {
  const rotated = createSessionCodec({ current: "k2", keys: { k1: first, k2: second } }, () => now);

  test("after a rotation old values open, and new ones are written with the new key", async () => {
    expect(await rotated.open("session", await sealed(), Schema)).toEqual(value);
    const fresh = await rotated.seal("session", value, day);
    expect(await codec.open("session", fresh, Schema)).toBeUndefined();
  });

  test("a key that was removed opens nothing", async () => {
    const reader = createSessionCodec({ current: "k2", keys: { k2: second } }, () => now);
    expect(await reader.open("session", await sealed(), Schema)).toBeUndefined();
  });

  test("another key under the same id opens nothing", async () => {
    const reader = createSessionCodec({ current: "k1", keys: { k1: second } }, () => now);
    expect(await reader.open("session", await sealed(), Schema)).toBeUndefined();
  });

  test.each(["k9", "constructor", "__proto__", undefined])(
    "key id %j opens nothing",
    async (kid) => {
      const seconds = now / 1000;
      const text = await new EncryptJWT({ value })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", ...(kid && { kid }) })
        .setIssuer("yelkovan")
        .setAudience("session")
        .setExpirationTime(seconds + day)
        .encrypt(base64url.decode(first));
      expect(await codec.open("session", text, Schema)).toBeUndefined();
    },
  );

  test("one of 64 bytes goes on as before, also after one of 32 has followed it", async () => {
    const before = createSessionCodec({ current: "k1", keys: { k1: older } }, () => now);
    const text = await before.seal("session", value, day);
    expect(decodeProtectedHeader(text).enc).toBe("A256CBC-HS512");
    const after = createSessionCodec({ current: "k2", keys: { k1: older, k2: second } }, () => now);
    for (const reader of [before, after]) {
      expect(await reader.open("session", text, Schema)).toEqual(value);
    }
    const fresh = await after.seal("session", value, day);
    expect(decodeProtectedHeader(fresh).enc).toBe("A256GCM");
    expect(await after.open("session", fresh, Schema)).toEqual(value);
  });

  test.each([
    ["A128CBC-HS256", first, 32],
    ["A128GCM", first, 16],
    ["A256GCM", older, 32],
  ] as const)(
    "%s with the bytes of a key for another algorithm is not taken",
    async (enc, k1, bytes) => {
      const text = await new EncryptJWT({ value })
        .setProtectedHeader({ alg: "dir", enc, kid: "k1" })
        .setIssuer("yelkovan")
        .setAudience("session")
        .setExpirationTime(now / 1000 + day)
        .encrypt(base64url.decode(k1).subarray(0, bytes));
      const reader = createSessionCodec({ current: "k1", keys: { k1 } }, () => now);
      expect(await reader.open("session", text, Schema)).toBeUndefined();
    },
  );
});

test("nothing anybody sends throws", async () => {
  const part = fc.base64String({ maxLength: 30 });
  const anything = fc.oneof(
    fc.string(),
    fc.array(part, { maxLength: 6 }).map((all) => all.join(".")),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (text) => {
      expect(await codec.open("session", text, Schema)).toBeUndefined();
    }),
  );
});
