import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { cookies } from "#shared/cookies.ts";
import type { CookieSpec } from "#shared/cookies.ts";
import { clearCookie, readCookie, writeCookie } from "#worker/cookie.ts";

async function read(spec: CookieSpec<unknown>, header: string): Promise<unknown> {
  const app = new Hono();
  app.get("/", (context) => context.json({ value: readCookie(context, spec) }));
  const response = await app.request("/", { headers: { Cookie: header } });
  return ((await response.json()) as { value?: unknown }).value;
}

const visitor = "0b8f5a52-7c1e-4f52-9d5a-0a0a0a0a0a0a";
const campaign = encodeURIComponent('{"utm_source":"a","x":"y"}');

describe("reading", () => {
  test.each([
    [cookies.visitor, `__Host-visitor=${visitor}`, visitor],
    [cookies.visitor, `x=1; __Host-visitor=${visitor}; y=2`, visitor],
    [cookies.visitor, `visitor=${visitor}`, undefined],
    [cookies.visitor, "", undefined],
    [cookies.visitor, `__Host-visitor=${"a".repeat(1001)}`, undefined],
    [cookies.campaign, `UTM_KEYS=${campaign}`, { utm_source: "a" }],
    [cookies.campaign, "UTM_KEYS=%7B", undefined],
    [cookies.campaign, "UTM_KEYS=[]", {}],
    [cookies.campaign, `UTM_KEYS=${encodeURIComponent('{"gclid":5}')}`, undefined],
    [cookies.requiredCookies, "required-cookies=true", "true"],
    [cookies.requiredCookies, "required-cookies=evet", undefined],
    [cookies.session, `__Host-session=${"a".repeat(3801)}`, undefined],
  ] as const)("%o of %s", async (spec, header, expected) => {
    expect(await read(spec, header)).toEqual(expected);
  });
});

describe("writing", () => {
  const app = new Hono();
  app.get("/", (context) => {
    for (const spec of Object.values(cookies)) writeCookie(context, spec, "değer; x=1");
    return context.text("");
  });
  app.get("/clear", (context) => {
    clearCookie(context, cookies.campaign);
    return context.text("");
  });

  test("every cookie is secure, of the whole site, and as its declaration says", async () => {
    const lines = (await app.request("/")).headers.getSetCookie();
    for (const [index, spec] of Object.values(cookies).entries()) {
      const line = lines[index] ?? "";
      expect(line).toMatch(new RegExp(`^${spec.name}=de%C4%9Fer%3B%20x%3D1;`));
      expect(line).toContain("; Path=/");
      expect(line).toContain("; Secure");
      expect(line).toContain(`; Max-Age=${spec.maxAgeSeconds}`);
      expect(line).toContain(`; SameSite=${spec.sameSite}`);
      expect(line.includes("HttpOnly")).toBe(spec.httpOnly);
    }
  });

  test("clearing ends it at once", async () => {
    const [line] = (await app.request("/clear")).headers.getSetCookie();
    expect(line).toMatch(/^UTM_KEYS=; Max-Age=0; Path=\/; Secure/);
  });
});
