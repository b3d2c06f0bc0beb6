import * as v from "valibot";
import { describe, expect, test } from "vitest";
import type { CookieSpec } from "#shared/cookies.ts";
import { cookies } from "#shared/cookies.ts";

const all: readonly (readonly [string, CookieSpec<unknown>])[] = Object.entries(cookies);
const day = 86_400;

describe.each(all)("%s", (_key, spec) => {
  test("has a name a cookie may have, and an end", () => {
    expect(spec.name).toMatch(/^[\w-]+$/);
    expect(spec.maxAgeSeconds).toBeGreaterThan(0);
    expect(spec.maxAgeSeconds).toBeLessThanOrEqual(400 * day);
  });
});

test("names are unique", () => {
  const names = all.map(([, { name }]) => name);
  expect(new Set(names).size).toBe(names.length);
});

test("what signs somebody in or ties a quote to a browser is out of scripts' reach", () => {
  for (const spec of [cookies.visitor, cookies.session, cookies.token, cookies.source]) {
    expect(spec.httpOnly).toBe(true);
  }
});

test("of ours, those whose names nobody else has fixed are this host's alone", () => {
  for (const { name } of [cookies.visitor, cookies.session]) expect(name).toMatch(/^__Host-/);
});

// Specification 3.22, 9.2
test("lifetimes", () => {
  expect(cookies.token.maxAgeSeconds).toBe(8 * 3600);
  expect(cookies.source.maxAgeSeconds).toBe(8 * 3600);
  expect(cookies.campaign.maxAgeSeconds).toBe(day);
  expect(cookies.requiredCookies.maxAgeSeconds).toBe(365 * day);
});

describe("campaign", () => {
  const read = (text: string) => {
    const parsed = v.safeParse(cookies.campaign.schema, text);
    return parsed.success ? parsed.output : "refused";
  };

  test.each([
    ["{}", {}],
    ['{"gclid":"g","x":"y"}', { gclid: "g" }],
    ["", "refused"],
    ["null", "refused"],
    ['{"gclid":1}', "refused"],
    [`{"gclid":"${"x".repeat(201)}"}`, "refused"],
    [`{"x":"${"x".repeat(2000)}"}`, "refused"],
  ])("%s", (text, expected) => expect(read(text)).toEqual(expected));
});
