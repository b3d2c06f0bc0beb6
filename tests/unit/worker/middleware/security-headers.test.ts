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

test("no directive trusts every host", () => {
  for (const [name, values] of directives) {
    expect(values, name).not.toContain("*");
    if (name !== "form-action") expect(values, name).not.toContain("https:");
  }
});
