import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import {
  createPasswordHashes,
  passwordSaltBytes,
  usualCost,
} from "#worker/broker/crypto/password-hash.ts";

const salt = new Uint8Array(passwordSaltBytes).fill(7);
const hashes = createPasswordHashes(usualCost, () => salt);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

/** A stored hash made apart from the code under test. */
function stored(password: string, cost: number, blockSize: number, parallelization: number) {
  const key = scryptSync(password, salt, 32, { cost, blockSize, parallelization });
  return `scrypt$${cost}$${blockSize}$${parallelization}$${base64(salt)}$${base64(key)}`;
}

test("a hash is scrypt with N=2^14, r=8, p=5, which it names", async () => {
  expect(await hashes.hash("Şifre-1")).toBe(stored("Şifre-1", 16_384, 8, 5));
});

test("a password is right for its own hash alone, spelled in any Unicode form", async () => {
  const hash = await hashes.hash("Şifre-1");
  expect(await hashes.isRight(hash, "Şifre-1")).toBe(true);
  expect(await hashes.isRight(hash, "Şifre-1".normalize("NFD"))).toBe(true);
  expect(await hashes.isRight(hash, "şifre-1")).toBe(false);
  expect(await hashes.isRight(hash, "Şifre-1 ")).toBe(false);
});

test("hashes made with other parameters are still read, and known as outdated", async () => {
  const weak = stored("Şifre-1", 1024, 8, 1);
  expect(await hashes.isRight(weak, "Şifre-1")).toBe(true);
  expect(await hashes.isRight(weak, "Şifre-2")).toBe(false);
  expect(hashes.isOutdated(weak)).toBe(true);
  expect(hashes.isOutdated(await hashes.hash("Şifre-1"))).toBe(false);
});

test.each([
  ["nobody", undefined],
  ["an empty text", ""],
  ["a plain password", "Şifre-1"],
  ["a short key", `scrypt$1024$8$1$${base64(salt)}$AAAA`],
  ["another kind", stored("Şifre-1", 1024, 8, 1).replace("scrypt", "argon2")],
  ["base64 that is none", `scrypt$1024$8$1$${base64(salt)}$****`],
])("no password is that of %s", async (_name, hash) => {
  for (const password of ["", "Şifre-1"]) expect(await hashes.isRight(hash, password)).toBe(false);
});

test.each([[""], [null], [undefined]])(
  "comparing with %j costs what a hash costs now",
  async (none) => {
    // A cost that scrypt cannot have: whoever computes a hash is refused. (One beyond its memory limit would leave an error
    // behind in the process, at which Node aborts in the next AES-CBC: "errors->Empty()".)
    const impossible = createPasswordHashes(3, () => salt);
    await expect(impossible.hash("Şifre-1")).rejects.toThrow("Invalid scrypt params");
    await expect(impossible.isRight(none, "Şifre-1")).rejects.toThrow("Invalid scrypt params");
  },
);
