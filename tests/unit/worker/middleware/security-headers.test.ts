import { expect, test } from "vitest";
import { contentSecurityPolicy } from "#worker/middleware/security-headers.ts";

const directives = new Map(
  contentSecurityPolicy("abc")
    .split("; ")
    .map((text): [string, string[]] => {
      const [name = "", ...values] = text.split(" ");
      return [name, values];
    }),
);

test("nothing is allowed that is not named", () => {
  expect(directives.get("default-src")).toEqual(["'none'"]);
  for (const name of ["object-src", "base-uri", "frame-ancestors"]) {
    expect(directives.get(name)).toEqual(["'none'"]);
  }
});

test("scripts run with the nonce or from the site, never inline or evaluated", () => {
  expect(directives.get("script-src")).toEqual(["'self'", "'nonce-abc'"]);
});

test("no directive but the one for the bank's form trusts every host", () => {
  const open = [...directives].filter(([, values]) =>
    values.some((value) => /^(\*|https?:)$/.test(value)),
  );
  expect(open).toEqual([["form-action", ["'self'", "https:"]]]);
});
