import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createSignedLink } from "#worker/session/signed-link.ts";

const links = createSignedLink("a secret of the tests");

test("a code leads to the page and the quote it was made for", async () => {
  const ids = [
    "00000000-0000-4000-8000-000000000000",
    "ffffffff-ffff-4fff-bfff-ffffffffffff",
    ...Array.from({ length: 50 }, () => randomUUID()),
  ];
  for (const id of ids) {
    for (const page of ["offers", "order"] as const) {
      const code = await links.shorten(page, id);
      expect(code).toMatch(/^2[0-9A-Za-z]{16}$/);
      expect(await links.expand(code)).toEqual({ page, idStart: id.slice(0, 13) });
    }
  }
});

// As they were given out; what is added to this table is never taken out of it.
test.each([
  ["2KEom9jGCO2S5m4T", "offers"],
  ["2KEom9jGenl5jP4I", "order"],
  ["22KEom9jGOK0Y8abW", "offers"],
  ["22KEom9jGCcO7edbV", "order"],
] as const)("the code %s leads to the %s", async (code, page) => {
  expect(await links.expand(code)).toEqual({ page, idStart: "0b8f5a52-7c1e" });
});

test("nothing else leads anywhere", async () => {
  const id = randomUUID();
  const code = await links.shorten("order", id);
  const foreign = await createSignedLink("another secret entirely").shorten("order", id);
  const changed = [...code].map(
    (digit, at) => code.slice(0, at) + (digit === "a" ? "b" : "a") + code.slice(at + 1),
  );
  const bad = ["", "a", "0".repeat(16), "z".repeat(16), `${code}0`, code.slice(1), foreign];
  for (const text of [...bad, ...changed, `${code.slice(1)}-`]) {
    expect([text, await links.expand(text)]).toEqual([text, undefined]);
  }
});
