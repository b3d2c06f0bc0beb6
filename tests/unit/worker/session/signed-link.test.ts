import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSignedLink } from "#worker/session/signed-link.ts";

const links = createSignedLink("a secret of the tests");
const id = "0b8f5a52-7c1e-4f52-9d5a-0a0a0a0a0a0a";

test("any id comes back from its link, and only its own signature fits it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uuid(), fc.uuid(), async (one, other) => {
      fc.pre(one !== other);
      const link = await links.sign(one);
      expect(await links.verify(link)).toBe(one);
      const [, signature] = link.split(".");
      expect(await links.verify(`${other}.${signature}`)).toBeUndefined();
    }),
    { numRuns: 50 },
  );
});

test("a link can stand in an address as it is, and is always the same", async () => {
  const link = await links.sign(id);
  expect(link).toMatch(/^[0-9a-f-]{36}\.3[\w-]{22}$/);
  expect(encodeURIComponent(link)).toBe(link);
  expect(await links.sign(id)).toBe(link);
});

// As they were given out; what is added to this table is never taken out of it.
test.each([
  ["2026-11-20", "euSJb9z3DX1Pb3Yi"],
  ["2026-11-21", "euSJb9z3DX1Pb3YiQvc3bw"],
  ["2026-11-24", "3xCQNyAwKSfka_srO2OjdDg"],
])("a signature of %s is good, and nothing else of its length", async (_day, signature) => {
  expect(await links.verify(`${id}.${signature}`)).toBe(id);
  for (const other of [
    `A${signature.slice(1)}`,
    `${signature.slice(0, -2)}AA`,
    signature.slice(1),
  ]) {
    expect(await links.verify(`${id}.${other}`)).toBeUndefined();
  }
});

test("every character of the signature counts", async () => {
  const link = await links.sign(id);
  for (let index = 37; index < link.length; index++) {
    const other = link[index] === "A" ? "B" : "A";
    const forged = link.slice(0, index) + other + link.slice(index + 1);
    expect(await links.verify(forged)).toBeUndefined();
  }
});

test("another secret's link is none of ours", async () => {
  const foreign = await createSignedLink("another secret entirely").sign(id);
  expect(await links.verify(foreign)).toBeUndefined();
});

describe("what is not a link", () => {
  test.each([
    "",
    ".",
    id,
    `${id}.`,
    `${id}..`,
    "x.y",
    `${id.toUpperCase()}.AAAAAAAAAAAAAAAA`,
    `${id}.ÇÇÇÇÇÇÇÇÇÇÇÇÇÇÇÇ`,
  ])("%j", async (text) => {
    expect(await links.verify(text)).toBeUndefined();
  });

  test("a link with something behind it", async () => {
    const link = await links.sign(id);
    for (const tail of [".x", ".", "A", " ", "="]) {
      expect(await links.verify(link + tail)).toBeUndefined();
    }
  });
});

test("a message's number comes back from its own signature alone", async () => {
  const signed = await links.signReference("YK-0123456789");
  expect(signed).toMatch(/^YK-0123456789\.[\w-]{12}$/);
  expect(await links.verifyReference(signed)).toBe("YK-0123456789");
  const [, signature] = signed.split(".");
  for (const made of ["YK-0123456789", `YK-0123456780.${signature}`, `${signed}.x`, ".", ""]) {
    expect(await links.verifyReference(made)).toBeUndefined();
  }
  expect(await createSignedLink("another").verifyReference(signed)).toBeUndefined();
});
