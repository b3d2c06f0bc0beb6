import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Call, Service } from "#shared/calls/call.ts";
import { services } from "#shared/calls/call.ts";
import { calls } from "#shared/calls/registry.ts";
import { upstreamCopy } from "#shared/copy/upstream.ts";
import { createReferenceCache } from "#worker/upstream/reference-cache.ts";
import type { Transport } from "#worker/upstream/transport.ts";
import { createUpstream } from "#worker/upstream/upstream.ts";

const now = Date.UTC(2026, 10, 20);
const visitor = "0b8f5a52-7c1e-4f52-9d5a-0a0a0a0a0a0a";
const guest = { visitor, requestId: "r-1", clientIp: "198.51.100.7" };
const member = { ...guest, member: { token: "member-token", source: "member-source" } };

interface Sent {
  readonly service: Service;
  readonly path: string;
  readonly init: RequestInit;
}

/** An upstream whose every service answers with the same, and the requests it has been sent. */
function upstreamOf(
  answer: () => Response | Promise<Response>,
  paymentService: "payment" | "paymentV2" = "paymentV2",
) {
  const sent: Sent[] = [];
  const transport: Transport = {
    send: async (service, path, init) => {
      sent.push({ service, path, init });
      return answer();
    },
  };
  const upstream = createUpstream({
    transports: Object.fromEntries(services.map((service) => [service, transport])) as Record<
      Service,
      Transport
    >,
    siteToken: "site-token",
    source: "yelkovan",
    cache: createReferenceCache(() => now),
    paymentService,
  });
  return { upstream, sent };
}

const granted = (data: unknown) => Response.json({ Success: true, StatusCode: 200, Data: data });
const base = { visitor, FromPlace: 17, AccessToken: "site-token", Source: "yelkovan" };

describe("what is sent", () => {
  test.each(["payment", "paymentV2"] as const)("purchases go to %s alone", async (variant) => {
    const { upstream, sent } = upstreamOf(() => granted({}), variant);
    const purchase = Object.values(calls).filter(({ service }) => service === "payment");
    for (const call of purchase) {
      await upstream.forward(call as unknown as Call<unknown, unknown>, {}, guest);
    }
    expect(purchase).toHaveLength(4);
    expect(sent.map(({ service }) => service)).toEqual(purchase.map(() => variant));
    await upstream.call(calls.listCities, {}, guest);
    expect(sent.at(-1)?.service).toBe("common");
  });

  // Specification 7.1
  test("form calls: base fields beside the call's own, nested ones as JSON, absent ones not at all", async () => {
    const { upstream, sent } = upstreamOf(() => granted({ items: [] }));
    await upstream.call(calls.getList, { groupCode: "RENK" }, guest);
    expect(sent[0]).toMatchObject({ service: "common", path: "/api/Listeler/get-list" });
    expect(sent[0]?.init.method).toBe("POST");
    expect(Object.fromEntries(new URLSearchParams(String(sent[0]?.init.body)))).toEqual({
      ...base,
      FromPlace: "17",
      GroupCode: "RENK",
    });
  });

  // Specification 7.2
  test("JSON calls carry the same as JSON", async () => {
    const { upstream, sent } = upstreamOf(() => granted({ answers: [], rows: [] }));
    const input = { quoteId: "q", offerIds: ["a", "b"] };
    await upstream.call(calls.comparePackages, input, guest);
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
      ...base,
      QuoteId: "q",
      OfferIds: ["a", "b"],
    });
  });

  // Specification 7.2
  test("GET calls carry everything in the query and no body", async () => {
    const { upstream, sent } = upstreamOf(() => granted({ postTitle: "", postContent: "" }));
    await upstream.call(calls.getPage, { slug: "çerez&x=1" }, guest);
    const { pathname, searchParams } = new URL(sent[0]!.path, "http://x");
    expect(pathname).toBe("/page/get-page");
    expect(Object.fromEntries(searchParams)).toEqual({
      ...base,
      FromPlace: "17",
      slug: "çerez&x=1",
    });
    expect(sent[0]?.init.body).toBeUndefined();
  });

  // Specification 7.3, 9.7
  test.each([
    [
      "form",
      calls.getList,
      { groupCode: "RENK" },
      "application/x-www-form-urlencoded;charset=UTF-8",
    ],
    ["json", calls.listOffers, { quoteId: "q" }, "application/json"],
  ])("headers of a %s call", async (_name, call, input, contentType) => {
    const { upstream, sent } = upstreamOf(() => granted({}));
    await upstream.call(call as typeof calls.getList, input as { groupCode: string }, guest);
    expect(sent[0]?.init.headers).toEqual({
      SiteId: "24",
      Authorization: "Bearer site-token",
      Source: "yelkovan",
      "Content-Type": contentType,
      "X-Request-Id": "r-1",
      "X-Client-Ip": "198.51.100.7",
    });
  });
});

// Specification 6.4, 6.5
describe("credentials", () => {
  test.each([
    ["a member's call of a guest", calls.listCities, guest, "site-token", "yelkovan"],
    ["a member's call of a member", calls.listCities, member, "member-token", "member-source"],
    ["a site's call of a member", calls.getPage, member, "site-token", "yelkovan"],
  ])("%s", async (_name, call, caller, token, source) => {
    const { upstream, sent } = upstreamOf(() => granted({ items: [] }));
    await upstream.call(call as typeof calls.listCities, { slug: "x" }, caller);
    expect(sent[0]?.init.headers).toMatchObject({
      Authorization: `Bearer ${token}`,
      Source: source,
    });
    const fields = sent[0]?.init.body ?? sent[0]?.path.split("?")[1];
    const carried = Object.fromEntries(new URLSearchParams(String(fields)));
    expect(carried).toMatchObject({ AccessToken: token, Source: source });
  });
});

// Specification 7.4, 9.7
describe("what goes wrong is an answer", () => {
  const timeout = () => Promise.reject(new DOMException("late", "TimeoutError"));
  const refused = () => Promise.reject(new TypeError("fetch failed"));
  const broken = { success: false, data: null, message: upstreamCopy.unavailable, errors: {} };

  test.each<[string, () => Response | Promise<Response>, number]>([
    ["nobody listens", refused, 502],
    ["something unheard of is thrown", () => Promise.reject(new Error("?")), 502],
    ["no answer in time", timeout, 504],
    ["an HTML error page", () => new Response("<html>", { status: 503 }), 503],
    ["an HTML page that says all is well", () => new Response("<html>"), 502],
    ["nothing", () => new Response(null, { status: 204 }), 502],
    ["half a JSON", () => new Response('{"Success":tr'), 502],
    ["JSON that is no envelope", () => Response.json([1]), 502],
    ["an envelope with other data", () => granted({ items: [{ Text: 5 }] }), 502],
  ])("%s", async (_name, answer, statusCode) => {
    const { upstream } = upstreamOf(answer);
    const got = await upstream.call(calls.getList, { groupCode: "RENK" }, guest);
    expect(got).toMatchObject({ ...broken, statusCode });
  });

  test("a body that breaks off", async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error("gone")) });
    const { upstream } = upstreamOf(() => new Response(body));
    const got = await upstream.call(calls.getList, { groupCode: "RENK" }, guest);
    expect(got).toMatchObject({ ...broken, statusCode: 502 });
  });

  test("a refusal keeps its code, message and fields", async () => {
    const { upstream } = upstreamOf(() =>
      Response.json(
        {
          Success: false,
          StatusCode: 1000,
          Message: "Olmadı",
          Messages: ["Olmadı"],
          Data: { errors: { Gsm: ["Hatalı"] } },
        },
        { status: 422 },
      ),
    );
    expect(await upstream.call(calls.getList, { groupCode: "RENK" }, guest)).toEqual({
      success: false,
      statusCode: 1000,
      message: "Olmadı",
      messages: ["Olmadı"],
      errors: { Gsm: ["Hatalı"] },
      data: null,
    });
  });

  test("no JSON anybody answers makes a call throw", async () => {
    const any = fc.oneof(
      fc.jsonValue(),
      fc.record({ Success: fc.boolean(), StatusCode: fc.nat(), Data: fc.jsonValue() }),
    );
    await fc.assert(
      fc.asyncProperty(any, fc.integer({ min: 200, max: 599 }), async (body, status) => {
        fc.pre(![204, 205, 304].includes(status));
        const { upstream } = upstreamOf(() => Response.json(body, { status }));
        const got = await upstream.call(calls.listFirms, { branchId: 1 }, guest);
        expect(got.success).toBe(got.data !== null);
      }),
    );
  });
});

test("forward hands the upstream's own status and body on", async () => {
  const { upstream } = upstreamOf(() => Response.json({ Success: false }, { status: 409 }));
  const got = await upstream.forward(calls.listCities, {}, guest);
  expect(got).toEqual({ status: 409, body: { Success: false } });
});

test("the offer stream is asked for with the visitor, the sequence and the signal", async () => {
  const { upstream, sent } = upstreamOf(() => new Response("event: end\n\n"));
  const { signal } = new AbortController();
  await upstream.streamOffers("q 1", 7, member, signal);
  const { pathname, searchParams } = new URL(sent[0]!.path, "http://x");
  expect(pathname).toBe("/list/Offers/Stream");
  expect(Object.fromEntries(searchParams)).toEqual({ quoteId: "q 1", after: "7", visitor });
  expect(sent[0]?.init.signal).toBe(signal);
  expect(sent[0]?.init.headers).toMatchObject({ Authorization: "Bearer member-token" });
});
