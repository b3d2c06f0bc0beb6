import { describe, expect, test } from "vitest";
import { calls } from "#shared/calls/registry.ts";
import { createReferenceCache } from "#worker/upstream/reference-cache.ts";

const reply = { status: 200, body: { Success: true } };
const { listCities, listCounties, filterQuotes } = calls;

function cacheAt(start: number) {
  let now = start;
  const cache = createReferenceCache(() => now);
  return { cache, pass: (seconds: number) => void (now += seconds * 1000) };
}

describe("answers that may be kept", () => {
  test("are found again by the same call with the same input, and by no other", () => {
    const { cache } = cacheAt(0);
    cache.keep(listCounties, { cityCode: "35" }, reply);
    expect(cache.find(listCounties, { cityCode: "35" })).toBe(reply);
    expect(cache.find(listCounties, { cityCode: "34" })).toBeUndefined();
    expect(cache.find(listCities, { cityCode: "35" })).toBeUndefined();
  });

  test("are kept as long as their call says, and no longer", () => {
    const { cache, pass } = cacheAt(1_000_000);
    cache.keep(listCities, {}, reply);
    pass(listCities.cacheSeconds! - 1);
    expect(cache.find(listCities, {})).toBe(reply);
    pass(1);
    expect(cache.find(listCities, {})).toBeUndefined();
  });

  test("leave, the oldest first, when there are too many", () => {
    const { cache } = cacheAt(0);
    for (let code = 0; code <= 1000; code++) cache.keep(listCounties, { cityCode: code }, reply);
    expect(cache.find(listCounties, { cityCode: 0 })).toBeUndefined();
    expect(cache.find(listCounties, { cityCode: 1 })).toBe(reply);
    expect(cache.find(listCounties, { cityCode: 1000 })).toBe(reply);
  });
});

test("an input longer than any real one is not kept", () => {
  const { cache } = cacheAt(0);
  cache.keep(listCounties, { cityCode: "3".repeat(200) }, reply);
  expect(cache.find(listCounties, { cityCode: "3".repeat(200) })).toBeUndefined();
});

test("a refusal is never kept, nor what a call does not allow", () => {
  const { cache } = cacheAt(0);
  cache.keep(listCities, {}, { status: 429, body: null });
  cache.keep(filterQuotes, {}, reply);
  expect(cache.find(listCities, {})).toBeUndefined();
  expect(cache.find(filterQuotes, {})).toBeUndefined();
});

test("nothing a member may see alone is ever kept", () => {
  const kept = Object.values(calls).filter((call) => "cacheSeconds" in call);
  expect(kept.length).toBeGreaterThan(5);
  expect(kept.filter((call) => "requiresMember" in call)).toEqual([]);
});
