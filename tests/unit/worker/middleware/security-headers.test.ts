import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as v from "valibot";
import type { EdgeContext } from "#worker/context.ts";
import type { Vars } from "#worker/env.ts";
import { securityHeaders } from "#worker/middleware/security-headers.ts";
import { SiteSchema } from "#shared/site.ts";

// The policy of the development server is another one.
beforeAll(() => void vi.stubEnv("DEV", false));
afterAll(() => void vi.unstubAllEnvs());

async function headersWith(vars: Partial<Vars> = {}, site: object = {}, own: object = {}) {
  const app = new Hono<EdgeContext>();
  app.use(async (context, next) => {
    context.set("nonce", "abc");
    await next();
  });
  app.use(securityHeaders({ site: v.parse(SiteSchema, site), vars: vars as Vars }));
  app.get("/", () => new Response("", { headers: { ...own } }));
  return (await app.request("/")).headers;
}

const directivesOf = (headers: Headers) =>
  new Map(
    (headers.get("Content-Security-Policy") ?? "").split("; ").map((text): [string, string[]] => {
      const [name = "", ...values] = text.split(" ");
      return [name, values];
    }),
  );

describe("the policy of a page", () => {
  test("allows nothing that it does not name", async () => {
    const directives = directivesOf(await headersWith());
    for (const name of ["default-src", "object-src", "base-uri", "frame-ancestors"]) {
      expect(directives.get(name)).toEqual(["'none'"]);
    }
  });

  test("runs scripts with the nonce or from the site, never inline or evaluated", async () => {
    const directives = directivesOf(await headersWith());
    expect(directives.get("script-src")).toEqual(["'self'", "'nonce-abc'"]);
  });

  test("trusts no host but the bank's, which is named", async () => {
    const here = directivesOf(await headersWith());
    expect(here.get("form-action")).toEqual(["'self'"]);
    const away = directivesOf(await headersWith({ BANK_PAGE_ORIGIN: "https://banka.example" }));
    expect(away.get("form-action")).toEqual(["'self'", "https://banka.example"]);
    const open = [...away].filter(([, values]) =>
      values.some((value) => /^(\*|https?:)$/.test(value)),
    );
    expect(open).toEqual([]);
  });

  test("does not replace the one a handler has set", async () => {
    const own = { "Content-Security-Policy": "sandbox", "Referrer-Policy": "no-referrer" };
    const headers = await headersWith({}, {}, own);
    expect(headers.get("Content-Security-Policy")).toBe("sandbox");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
  });
});

test("an answer is not guessed at, framed, or shown who came", async () => {
  expect(Object.fromEntries(await headersWith())).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  });
});

test("a site on https is never asked for without", async () => {
  expect((await headersWith()).get("Strict-Transport-Security")).toBeNull();
  const headers = await headersWith({}, { publicUrl: "https://yelkovan.example" });
  expect(headers.get("Strict-Transport-Security")).toContain("max-age=63072000");
});
