import { expect, it, test } from "vitest";
import { cachedRequest, fromCached, toCached } from "#worker/public-pages/cached-page.ts";
import type { StoredPage } from "#worker/public-pages/page-store.ts";

const page: StoredPage = {
  status: 200,
  bytes: new TextEncoder().encode("<!doctype html>"),
  etag: 'W/"a"',
  policy: "default-src 'none'",
};
const hour = 3_600_000;

test.each([
  ["in the day", hour, "public, s-maxage=60, stale-while-revalidate=60"],
  ["before midnight, not beyond it", 90_500, "public, s-maxage=60, stale-while-revalidate=30"],
  ["at midnight not at all", 400, "public, s-maxage=0, stale-while-revalidate=0"],
])("a cache keeps a page for a minute and shows it once more: %s", (_when, untilDayEndMs, said) => {
  const { headers } = toCached(page, { freshMs: 60_000, untilDayEndMs });
  expect(headers.get("Cache-Control")).toBe(said);
});

it("comes back as it was drawn, with its age", async () => {
  const answer = toCached(page, { freshMs: 60_000, untilDayEndMs: hour });
  answer.headers.set("Age", "42");
  expect(await fromCached(answer)).toEqual({ ...page, ageMs: 42_000 });
});

it("is nothing, and kept by nobody, where it could not be drawn", async () => {
  const answer = toCached(undefined, { freshMs: 60_000, untilDayEndMs: hour });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await fromCached(answer)).toBeUndefined();
  expect(await fromCached(new Response("Worker threw exception", { status: 500 }))).toBeUndefined();
  expect(await fromCached(new Response("<h1>Bad gateway</h1>"))).toBeUndefined();
});

it("is asked for by its path alone", () => {
  const { url, headers } = cachedRequest({ path: "/sozluk/muafiyet" });
  expect([new URL(url).pathname, new URL(url).search, [...headers]]).toEqual([
    "/sozluk/muafiyet",
    "",
    [],
  ]);
});
