import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decryptBytes,
  decryptWithSalt,
  encryptBytes,
  encryptWithSalt,
} from "#shared/crypto/aes-cbc.ts";
import { encodeBase64 } from "#shared/crypto/base64.ts";

const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

const iv = "000102030405060708090a0b0c0d0e0f";
const plain =
  "6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51" +
  "30c81c46a35ce411e5fbc1191a0a52eff69f2445df4f9b17ad2b417be66c3710";

// NIST SP 800-38A, F.2.1 (CBC-AES128.Encrypt) and F.2.5 (CBC-AES256.Encrypt).
const vectors = [
  {
    name: "CBC-AES128",
    key: "2b7e151628aed2a6abf7158809cf4f3c",
    cipher:
      "7649abac8119b246cee98e9b12e9197d5086cb9b507219ee95db113a917678b2" +
      "73bed6b8e3c1743b7116e69e222295163ff1caa1681fac09120eca307586e1a7",
  },
  {
    name: "CBC-AES256",
    key: "603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4",
    cipher:
      "f58c4c04d6e5f1ba779eabfb5f7bfbd69cfc4e967edb808d679f777bc6702c7d" +
      "39f23369a9d9bacfa530e26304231461b2eb05e2c39be9fcda6c19078c6a9d1b",
  },
];

describe.each(vectors)("$name", ({ key, cipher }) => {
  it("encrypts as published, one block of padding behind", async () => {
    const encrypted = await encryptBytes(fromHex(plain), fromHex(key), fromHex(iv));
    expect(toHex(encrypted).slice(0, 128)).toBe(cipher);
    expect(encrypted.length).toBe(80);
  });

  it("decrypts what it encrypted", async () => {
    const encrypted = await encryptBytes(fromHex(plain), fromHex(key), fromHex(iv));
    expect(toHex(await decryptBytes(encrypted, fromHex(key), fromHex(iv)))).toBe(plain);
  });
});

// Specification 7.32
describe("the password envelope", () => {
  const salt = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => encodeBase64(bytes));

  it("gives back every text it was given", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), salt, async (text, key) => {
        const cipher = await encryptWithSalt(text, key);
        expect(cipher.ok && (await decryptWithSalt(cipher.value, key))).toEqual({
          ok: true,
          value: text,
        });
      }),
    );
  });

  it("uses the Salt as key and iv", async () => {
    const key = fromHex(iv);
    const bytes = await encryptBytes(new TextEncoder().encode("şifre"), key, key);
    expect(await encryptWithSalt("şifre", encodeBase64(key))).toEqual({
      ok: true,
      value: encodeBase64(bytes),
    });
  });

  it.each(["", "AAAA", "not base64!", encodeBase64(new Uint8Array(32))])(
    "refuses %j as Salt",
    async (bad) => {
      expect(await encryptWithSalt("x", bad)).toEqual({ ok: false, reason: "bad-salt" });
      expect(await decryptWithSalt("AAAA", bad)).toEqual({ ok: false, reason: "bad-salt" });
    },
  );

  it.each(["", "AAAA", "çöp", encodeBase64(new Uint8Array(15))])(
    "refuses %j as cipher text",
    async (bad) => {
      const key = encodeBase64(new Uint8Array(16));
      expect(await decryptWithSalt(bad, key)).toEqual({ ok: false, reason: "bad-cipher-text" });
    },
  );
});
