import { beforeAll, describe, expect, test } from "vitest";
import type { AnyCall, Service } from "#shared/calls/call.ts";
import { calls } from "#shared/calls/registry.ts";
import { endpoints, routeIds, routeOf } from "#shared/routes.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { shareOf } from "#tests/share-of-cases.ts";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";

let server: SharedServer;
beforeAll(async () => {
  server = await useSharedServer();
});

const form = "application/x-www-form-urlencoded";
const long = "a".repeat(6000);
/** Every address and every oddity is tried in each run, but not every pair of them. */
const oneIn = 6;
const oneMethodIn = 4;
const oneBodyIn = 3;
const paths = [
  ...routeIds.map((id) => routeOf(id).path.replace(/:\w+/g, "x")),
  ...Object.values(endpoints).map((path) => path.replace(":quote", "x")),
  "/dev/outbox",
  "/dev/outbox.json",
  "/dev/x",
  "/banka/3d/x",
  "/banka/donus/x",
  "/api/",
  "/x",
];

/** As a browser of the site, each request from an address of its own: the limits are not what is tested here. */
async function send(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers({
    Origin: server.url,
    Accept: "text/html",
    ...(init.headers as Record<string, string> | undefined),
  });
  return fetchFromAnywhere(server.url + path, { ...init, headers });
}

/** Status and form of an answer that nobody has to be ashamed of; what is wrong with it otherwise. */
async function faultOf(path: string, init?: RequestInit): Promise<string | undefined> {
  const response = await send(path, init);
  const text = await response.text();
  const what = `${init?.method ?? "GET"} ${path.slice(0, 80)} → ${response.status}`;
  if (response.status >= 500) return `${what}: ${text.slice(0, 80)}`;
  if (/node_modules|worker\/|\bat async\b|TypeError/.test(text)) return `${what} shows its insides`;
  const type = response.headers.get("Content-Type") ?? "";
  if (type.includes("json") && text !== "") JSON.parse(text);
  const isMarked = response.headers.has("X-Request-Id");
  return isMarked ? undefined : `${what} has no request id`;
}

/** Every fault of many requests, a few at a time. */
async function faultsOf(requests: readonly (readonly [path: string, init?: RequestInit])[]) {
  const queue = [...requests];
  const faults: string[] = [];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const fault = await faultOf(...next).catch((error: unknown) => `${next?.[0]} ${error}`);
      if (fault !== undefined) faults.push(fault);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return faults;
}

describe("no address is answered with a failure", () => {
  const endings = [
    "?%",
    "?x=%E0%A4%A&y=%00&z=%ff",
    "?a[]=1&__proto__=1",
    `?x=${long}`,
    "/%00",
    "/%E0%A4%A",
    "/%ff",
    "/%2e%2e%2f",
    "?utm_source=%ff%00%0d%0a",
    "?teklif=%00&teklif=1&teklif=x",
    "?page=%00&to=%00&son=-1",
    "?_data=x&index",
  ];

  test.each(endings.map((ending, at) => [at, ending] as const))(
    "with ending %i behind it",
    async (at, ending) => {
      const below = ending.startsWith("/") ? paths.filter((path) => path !== "/") : paths;
      const faults = await faultsOf(shareOf(below, oneIn, at).map((path) => [path + ending]));
      expect(faults).toEqual([]);
    },
  );

  test.each(["HEAD", "PUT", "DELETE", "PATCH"])("to %s", async (method) => {
    const faults = await faultsOf(
      shareOf(paths, oneMethodIn, method.length).flatMap((path) => [
        [path, { method }] as const,
        [path, { method, headers: { "X-Page-Data": "1" } }] as const,
      ]),
    );
    expect(faults).toEqual([]);
  });

  const strangeCookies = [
    "__Host-visitor=%E0%A4%A; __Host-session=%; token=a.b.c; source=x",
    `session=${"x".repeat(5000)}; token=..; source=...`,
    "UTM_KEYS=%7B%22utm_source%22%3A1%7D; required-cookies=x",
    ";;==;=; __Host-visitor",
    // A sealed cookie whose key is called "__proto__".
    "session=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2Q0JDLUhTNTEyIiwia2lkIjoiX19wcm90b19fIn0..a.b.c",
  ];

  test.each(strangeCookies)("with the cookies %s", async (cookies) => {
    const headers = { Cookie: cookies };
    const some = shareOf(paths, strangeCookies.length, strangeCookies.indexOf(cookies));
    expect(await faultsOf(some.map((path) => [path, { headers }] as const))).toEqual([]);
  });

  test.each(["x", "-1", "999999999999", "1e3", "%00", ""])(
    "to a stream that goes on after %j",
    async (last) => {
      const path = endpoints.offerStream.replace(":quote", "x");
      expect(await faultOf(path, { headers: { "Last-Event-ID": last } })).toBeUndefined();
    },
  );
});

describe("no posted body is answered with a failure", () => {
  const file = new FormData();
  file.set("intent", "start");
  file.set("plate", new File(["x"], "x.txt"));
  file.set("smsCode", new File(["x"], "y"));
  const bodies: readonly (readonly [name: string, type: string | undefined, body: BodyInit])[] = [
    ["nothing", undefined, ""],
    ["an empty form", form, ""],
    ["JSON", "application/json", '{"intent":"start"}'],
    ["plain text", "text/plain", "intent=start"],
    ["a multipart body without boundary", "multipart/form-data", "--x"],
    ["a multipart body that is none", "multipart/form-data; boundary=abc", "garbage"],
    ["no type one could read", ";;;", "a=1"],
    ["bytes that are no text", form, new Uint8Array([0xff, 0xfe, 0x3d, 0xff])],
    ["broken escapes", form, "%=%E0%A4%A&intent=%00&a=%00"],
    ["an unknown intent", form, "intent=yok&code=1"],
    ["a very long field", form, `intent=start&plate=${"9".repeat(100_000)}`],
    ["a field many times", form, `intent=next&${"plate=1&".repeat(5000)}`],
    ["a way back that no header can hold", form, "intent=close&back=%2Fa%00%01%7F%C5%9F"],
    ["a file where text belongs", undefined, file],
  ];

  test.each(bodies)("%s", async (name, type, body) => {
    const headers = type === undefined ? {} : { "Content-Type": type };
    const some = shareOf(
      paths,
      oneIn,
      bodies.findIndex(([each]) => each === name),
    );
    const requests = some.flatMap((path) => [
      [path, { method: "POST", body, headers }] as const,
      [path, { method: "POST", body, headers: { ...headers, "X-Page-Data": "1" } }] as const,
    ]);
    expect(await faultsOf(requests)).toEqual([]);
  });

  test("every intent without its fields", async () => {
    const intents = [
      "next",
      "code",
      "resend",
      "cancel",
      "edit",
      "manual",
      "lookup",
      "quote",
      "save",
      "choices",
      "access",
      "access-code",
      "instalments",
      "send-link",
    ];
    const requests = paths.flatMap((path, at) =>
      shareOf(intents, oneIn, at).map((intent) => {
        const body = new URLSearchParams({ intent });
        return [path, { method: "POST", body }] as const;
      }),
    );
    expect(await faultsOf(requests)).toEqual([]);
  });

  test("a body without a length that does not end in time is cut off", async () => {
    const piece = new TextEncoder().encode("a".repeat(64 * 1024));
    let pieces = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pieces += 1;
        if (pieces > 8) controller.close();
        else controller.enqueue(piece);
      },
    });
    const response = await send(`${endpoints.proxy}?endpoint=/gecici-kod`, {
      method: "POST",
      body,
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(413);
  });
});

describe("/api/proxy", () => {
  const baseUrls: Partial<Record<Service, string>> = { common: "", offers: "2", content: "3" };
  const values: readonly unknown[] = [
    null,
    true,
    0,
    -1,
    1e300,
    "",
    "\u0000",
    "\uD800",
    "%00",
    [],
    [[]],
    ["x"],
    {},
    { a: 1 },
    '{"__proto__":{"x":1}}',
    "[".repeat(5000),
    "9".repeat(20_000),
    "x".repeat(20_001),
    "' OR 1=1 --",
    "2026-02-30",
    "00000000-0000-4000-8000-000000000000",
    "05321112233",
    "1.5",
  ];
  const bodies = ["", "[]", "null", "{", "1", '"x"', '{"__proto__":{"a":1}}', '{"constructor":1}'];
  const deep = ["[".repeat(100_000), '{"a":'.repeat(20_000)];

  /** Wire names of a call's request, read off what it says is missing. */
  async function fieldsOf(query: string): Promise<string[]> {
    const response = await send(query, { method: "POST", body: "{}" });
    const answer = (await response.json()) as { Data?: { errors?: object } | null };
    return Object.keys(answer.Data?.errors ?? {});
  }

  const names = Object.keys(calls);

  test.each(Object.entries<AnyCall>(calls))("%s takes any garbage", async (name, call) => {
    const baseurl = baseUrls[call.service] ?? "1";
    const query = `${endpoints.proxy}?${new URLSearchParams({ endpoint: call.path, baseurl })}`;
    const fields = await fieldsOf(query);
    const at = names.indexOf(name);
    const garbage = shareOf(values, oneIn, at).map((value) =>
      JSON.stringify(Object.fromEntries(fields.map((field) => [field, value]))),
    );
    const requests = [...shareOf([...bodies, ...deep], oneBodyIn, at), ...garbage].map(
      (body) => [query, { method: "POST", body }] as const,
    );
    expect(await faultsOf(requests)).toEqual([]);
  });
});
