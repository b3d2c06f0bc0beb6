import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { AnyCall, Call, Service } from "#shared/calls/call.ts";
import { isUnanswered, services } from "#shared/calls/call.ts";
import { calls } from "#shared/calls/registry.ts";
import { waitMs } from "#shared/calls/wait.ts";
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
    expect(purchase).toHaveLength(5);
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
  const refusal = { Success: false, StatusCode: 409, Message: "Olmadı" };
  const { upstream } = upstreamOf(() => Response.json(refusal, { status: 409 }));
  const got = await upstream.forward(calls.listCities, {}, guest);
  expect(got).toEqual({ status: 409, body: refusal });
});

describe("what somebody else on the way says is nobody's answer", () => {
  test.each([401, 403, 404, 429])("a bare %d", async (status) => {
    const { upstream } = upstreamOf(() => new Response("<h1>nginx</h1>", { status }));
    const got = await upstream.call(calls.orderStatus, { quoteId: "q" }, guest);
    expect(got).toMatchObject({ success: false, statusCode: 502 });
    expect(isUnanswered(got)).toBe(true);
  });

  test("a success with the status of a failure", async () => {
    const answer = { Success: true, StatusCode: 200, Data: { items: [] } };
    const { upstream } = upstreamOf(() => Response.json(answer, { status: 500 }));
    expect(await upstream.call(calls.listCities, {}, guest)).toMatchObject({ statusCode: 500 });
  });
});

describe("time limits", () => {
  afterEach(() => vi.restoreAllMocks());

  test.each(Object.entries<AnyCall>(calls))("%s ends when its own is over", async (_id, call) => {
    const over = new AbortController();
    const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
    const { upstream } = upstreamOf(() => new Promise<never>(() => {}));
    const asked = upstream.forward(call as unknown as Call<unknown, unknown>, {}, guest);
    over.abort(new DOMException("late", "TimeoutError"));
    expect(await asked).toEqual({ status: 504, body: null });
    expect(limit).toHaveBeenCalledWith(waitMs[call.waits]);
  });

  test("a body that drips past it counts as silence", async () => {
    const over = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
    const { upstream } = upstreamOf(() => new Response(new ReadableStream()));
    const asked = upstream.call(calls.orderStatus, { quoteId: "q" }, guest);
    over.abort(new DOMException("late", "TimeoutError"));
    expect(await asked).toMatchObject({ success: false, statusCode: 504 });
  });

  test("whatever a page waits for has less than the purchase itself", () => {
    const { purchase, quote, ...others } = waitMs;
    expect(Math.max(...Object.values(others))).toBeLessThan(quote);
    expect(quote).toBeLessThan(purchase);
    const patient = Object.entries<AnyCall>(calls).filter(([, call]) => call.waits === "purchase");
    expect(patient.map(([id]) => id)).toEqual(["startPurchase"]);
  });
});

describe("a connection that breaks", () => {
  /** Breaks once, then answers. */
  function breakingOnce(answer: () => Response) {
    let tries = 0;
    return upstreamOf(() => {
      tries += 1;
      if (tries === 1) throw new TypeError("Network connection lost.");
      return answer();
    });
  }
  const all = Object.entries<AnyCall>(calls);
  const reads = all.filter(([, call]) => call.isRead === true);

  test.each(reads)("%s, which changes nothing, is made once more", async (_id, call) => {
    const refused = { Success: false, StatusCode: 404 };
    const { upstream, sent } = breakingOnce(() => Response.json(refused, { status: 404 }));
    const got = await upstream.forward(call as unknown as Call<unknown, unknown>, {}, guest);
    expect(got).toEqual({ status: 404, body: refused });
    expect(sent).toHaveLength(2);
  });

  test.each(all.filter(([, call]) => call.isRead !== true))("%s never is", async (_id, call) => {
    const { upstream, sent } = breakingOnce(() => Response.json({}));
    const got = await upstream.forward(call as unknown as Call<unknown, unknown>, {}, guest);
    expect(got).toEqual({ status: 502, body: null });
    expect(sent).toHaveLength(1);
  });

  test("twice is enough", async () => {
    const { upstream, sent } = upstreamOf(() => Promise.reject(new TypeError("lost")));
    await upstream.call(calls.listCities, {}, guest);
    expect(sent).toHaveLength(2);
  });

  test("what takes money, sends, stores or counts a try is no call that changes nothing", () => {
    const names = reads.map(([id]) => id);
    expect(
      names.filter(
        (id) =>
          !/^(list|get|search|export|filter|find|view|check|compare|describe)|^(orderStatus|paymentDetail|useTool|printTool)$/.test(
            id,
          ),
      ),
    ).toEqual([]);
    expect(names).not.toContain("checkIdentity");
  });
});

describe("lists and texts that are kept", () => {
  const day = 86_400_000;

  /** An upstream that answers once and then as told, at a time that can be moved. */
  async function agedCache(later: () => Response | Promise<Response>) {
    let [at, tries] = [0, 0];
    const transport: Transport = {
      send: async () => {
        tries += 1;
        return tries === 1 ? granted({ Items: [{ CityName: "İzmir", ID: "35" }] }) : later();
      },
    };
    const upstream = createUpstream({
      transports: Object.fromEntries(services.map((service) => [service, transport])) as Record<
        Service,
        Transport
      >,
      siteToken: "site-token",
      source: "yelkovan",
      cache: createReferenceCache(() => at),
      paymentService: "payment",
    });
    const first = await upstream.call(calls.listCities, {}, guest);
    at = 30 * day;
    return { upstream, first };
  }

  test.each<[string, () => Response | Promise<Response>]>([
    ["away", () => Promise.reject(new TypeError("refused"))],
    ["silent", () => new Promise<never>(() => {})],
    ["broken", () => new Response("<html>", { status: 500 })],
    ["talking nonsense", () => new Response("<html>")],
    ["answering another shape", () => granted({ Items: [{ City: 1 }] })],
  ])("the last good answer counts while the service is %s, however old", async (_how, later) => {
    const { upstream, first } = await agedCache(later);
    expect(first.data?.items).toHaveLength(1);
    expect(await upstream.call(calls.listCities, {}, guest)).toEqual(first);
  });

  test("a newer one counts as soon as there is one", async () => {
    const { upstream } = await agedCache(() => granted({ Items: [] }));
    expect((await upstream.call(calls.listCities, {}, guest)).data?.items).toEqual([]);
  });

  test("a newer one that comes too late for this page is there for the next", async () => {
    let answer = (_response: Response) => {};
    const { upstream, first } = await agedCache(
      () => new Promise<Response>((resolve) => (answer = resolve)),
    );
    const outliving: Promise<unknown>[] = [];
    const outlives = (work: Promise<unknown>) => void outliving.push(work);
    expect(await upstream.call(calls.listCities, {}, { ...guest, outlives })).toEqual(first);
    answer(granted({ Items: [] }));
    await Promise.all(outliving);
    expect((await upstream.call(calls.listCities, {}, guest)).data?.items).toEqual([]);
  });

  test("nonsense is never kept", async () => {
    const { upstream, sent } = upstreamOf(() => granted({ Items: [{ City: 1 }] }));
    await upstream.call(calls.listCities, {}, guest);
    await upstream.call(calls.listCities, {}, guest);
    expect(sent).toHaveLength(2);
  });
});

const events = () =>
  new Response("event: end\n\n", { headers: { "Content-Type": "text/event-stream" } });

test("the offer stream is asked for with the visitor, the sequence and the signal", async () => {
  const { upstream, sent } = upstreamOf(events);
  const { signal } = new AbortController();
  const stream = await upstream.streamOffers("q 1", 7, member, signal);
  expect(await stream.text()).toBe("event: end\n\n");
  const { pathname, searchParams } = new URL(sent[0]!.path, "http://x");
  expect(pathname).toBe("/list/Offers/Stream");
  expect(Object.fromEntries(searchParams)).toEqual({ quoteId: "q 1", after: "7", visitor });
  expect(sent[0]?.init.headers).toMatchObject({ Authorization: "Bearer member-token" });
});

describe("an offer stream that is none", () => {
  const open = (answer: () => Response | Promise<Response>) =>
    upstreamOf(answer).upstream.streamOffers("q", 0, guest, new AbortController().signal);

  test.each<[string, () => Response | Promise<Response>, number]>([
    ["a page that says all is well", () => new Response("<html>"), 502],
    ["JSON", () => Response.json({}), 502],
    ["nothing", () => new Response(null, { status: 204 }), 502],
    ["a failure", () => new Response("<html>", { status: 503 }), 503],
    ["a refusal", () => Response.json({}, { status: 401 }), 401],
    ["nobody", () => Promise.reject(new TypeError("refused")), 502],
  ])("%s has no body and its status", async (_name, answer, status) => {
    const response = await open(answer);
    expect([response.status, response.body]).toEqual([status, null]);
  });

  test("one that does not begin is given up", async () => {
    vi.useFakeTimers();
    const opened = open(() => new Promise<never>(() => {}));
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await opened).status).toBe(504);
    vi.useRealTimers();
  });

  test("one that breaks off or falls silent ends, and what it has said counts", async () => {
    vi.useFakeTimers();
    const headers = { "Content-Type": "text/event-stream" };
    const words = new TextEncoder().encode("id: 1\n\n");
    const broken = await open(() => {
      let isFirst = true;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (isFirst) controller.enqueue(words);
          else controller.error(new Error("cut"));
          isFirst = false;
        },
      });
      return new Response(body, { headers });
    });
    expect(await broken.text()).toBe("id: 1\n\n");
    const silent = await open(() => {
      const body = new ReadableStream({ start: (controller) => controller.enqueue(words) });
      return new Response(body, { headers });
    });
    const read = silent.text();
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await read).toBe("id: 1\n\n");
    vi.useRealTimers();
  });

  test("a connection that breaks before it begins is tried once more", async () => {
    let tries = 0;
    const response = await open(() => {
      tries += 1;
      if (tries === 1) throw new TypeError("lost");
      return events();
    });
    expect(response.status).toBe(200);
  });
});
