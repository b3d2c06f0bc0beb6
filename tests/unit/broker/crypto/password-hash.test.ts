import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import {
  hashPassword,
  isOutdatedHash,
  isPasswordOf,
  nobodysHash,
  passwordSaltBytes,
} from "#worker/broker/crypto/password-hash.ts";

const salt = new Uint8Array(passwordSaltBytes).fill(7);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

/** A stored hash made apart from the code under test. */
function stored(password: string, cost: number, blockSize: number, parallelization: number) {
  const key = scryptSync(password, salt, 32, { cost, blockSize, parallelization });
  return `scrypt$${cost}$${blockSize}$${parallelization}$${base64(salt)}$${base64(key)}`;
}

test("a hash is scrypt with N=2^14, r=8, p=5, which it names", async () => {
  expect(await hashPassword("Şifre-1", salt)).toBe(stored("Şifre-1", 16_384, 8, 5));
});

test("a password is right for its own hash alone, spelled in any Unicode form", async () => {
  const hash = await hashPassword("Şifre-1", salt);
  expect(await isPasswordOf(hash, "Şifre-1")).toBe(true);
  expect(await isPasswordOf(hash, "Şifre-1".normalize("NFD"))).toBe(true);
  expect(await isPasswordOf(hash, "şifre-1")).toBe(false);
  expect(await isPasswordOf(hash, "Şifre-1 ")).toBe(false);
});

test("hashes made with other parameters are still read, and known as outdated", async () => {
  const weak = stored("Şifre-1", 1024, 8, 1);
  expect(await isPasswordOf(weak, "Şifre-1")).toBe(true);
  expect(await isPasswordOf(weak, "Şifre-2")).toBe(false);
  expect(isOutdatedHash(weak)).toBe(true);
  expect(isOutdatedHash(await hashPassword("Şifre-1", salt))).toBe(false);
});

test.each([
  ["nobody's", nobodysHash],
  ["an empty text", ""],
  ["a plain password", "Şifre-1"],
  ["a short key", `scrypt$1024$8$1$${base64(salt)}$AAAA`],
  ["another kind", stored("Şifre-1", 1024, 8, 1).replace("scrypt", "argon2")],
  ["base64 that is none", `scrypt$1024$8$1$${base64(salt)}$****`],
])("no password is that of %s", async (_name, hash) => {
  for (const password of ["", "Şifre-1"]) expect(await isPasswordOf(hash, password)).toBe(false);
});

test("looking for nobody costs what looking for somebody does", () => {
  expect(isOutdatedHash(nobodysHash)).toBe(false);
});
