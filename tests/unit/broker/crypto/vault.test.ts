import * as fc from "fast-check";
import { expect, test } from "vitest";
import { VaultError, createVault } from "#worker/broker/crypto/vault.ts";

const key = (fill: number) => new Uint8Array(32).fill(fill);
const vault = createVault({ current: "k1", keys: { k1: key(1) } });

test("any text comes back from its own column", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme" }), async (text) => {
      expect(await vault.open("a.b", await vault.seal("a.b", text))).toBe(text);
    }),
  );
});

test("the same text is sealed differently every time, and never readable", async () => {
  const [one, other] = [await vault.seal("a.b", "Şükrü"), await vault.seal("a.b", "Şükrü")];
  expect(one).not.toBe(other);
  expect(one).toMatch(/^k1\.[A-Za-z0-9+/]+=*$/);
});

test("a sealed text does not open in another column, altered, or with another key", async () => {
  const sealed = await vault.seal("quotes.phone", "5321234567");
  const last = sealed.at(-6) === "A" ? "B" : "A";
  const altered = sealed.slice(0, -6) + last + sealed.slice(-5);
  const foreign = createVault({ current: "k1", keys: { k1: key(2) } });
  await expect(vault.open("quotes.content", sealed)).rejects.toThrow(VaultError);
  await expect(vault.open("quotes.phone", altered)).rejects.toThrow(VaultError);
  await expect(foreign.open("quotes.phone", sealed)).rejects.toThrow(VaultError);
});

test.each(["", ".", "k1.", "k1.!!", "k9.AAAA", "toString.AAAA", "__proto__.AAAA", "no dot"])(
  "%j is not a sealed text",
  async (text) => {
    await expect(vault.open("a.b", text)).rejects.toThrow(VaultError);
  },
);

test("after a rotation old texts still open and new ones take the new key", async () => {
  const old = await vault.seal("a.b", "eski");
  const rotated = createVault({ current: "k2", keys: { k1: key(1), k2: key(2) } });
  expect(await rotated.open("a.b", old)).toBe("eski");
  const fresh = await rotated.seal("a.b", "yeni");
  expect(fresh.startsWith("k2.")).toBe(true);
  await expect(vault.open("a.b", fresh)).rejects.toThrow('no key "k2"');
});
