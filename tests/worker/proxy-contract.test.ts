import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AnyCall, Call, Service } from "#shared/calls/call.ts";
import { services } from "#shared/calls/call.ts";
import { getFirms } from "#shared/calls/reference/get-firms.ts";
import { listCities } from "#shared/calls/reference/list-cities.ts";
import { listCounties } from "#shared/calls/reference/list-counties.ts";
import { listCountries } from "#shared/calls/reference/list-countries.ts";
import { listFirms } from "#shared/calls/reference/list-firms.ts";
import { listPhoneBrands } from "#shared/calls/reference/list-phone-brands.ts";
import { listRequestStatuses } from "#shared/calls/support/list-request-statuses.ts";
import { listRequestTypes } from "#shared/calls/support/list-request-types.ts";
import { calls } from "#shared/calls/registry.ts";
import type { CallId } from "#shared/calls/registry.ts";
import { cookies } from "#shared/cookies.ts";
import { localSecrets } from "#scripts/data/local-state.ts";
import { createEdgeClient } from "#tests/edge-client.ts";
import type { EdgeClient } from "#tests/edge-client.ts";
import { fetchFromAnywhere } from "#tests/fetch-from.ts";
import { isWhole, shareOf } from "#tests/share-of-cases.ts";
import type { SharedServer } from "#tests/desk.ts";
import { useSharedServer } from "#tests/desk.ts";
import { makeDataDirectory, startServer } from "#tests/start-server.ts";
import type { TestServer } from "#tests/start-server.ts";
import { samples } from "#tests/unit/shared/calls/samples.ts";
import { KeyRingSchema, serviceVariables } from "#worker/env.ts";
import { createSessionCodec } from "#worker/session/session-codec.ts";
import { createSignedLink } from "#worker/session/signed-link.ts";
import { createReferenceCache } from "#worker/upstream/reference-cache.ts";
import { createHttpTransport } from "#worker/upstream/transport.ts";
import type { Transport } from "#worker/upstream/transport.ts";
import { createUpstream } from "#worker/upstream/upstream.ts";
import { faultOf } from "#tests/contract/envelope.ts";
import type { Fields } from "#tests/contract/fields.ts";
import { fieldNames, strangeValues } from "#tests/contract/fields.ts";
import { startRecorder } from "#tests/contract/recorder.ts";
import type { Recorder } from "#tests/contract/recorder.ts";

const all = Object.keys(calls).map((id) => [id, calls[id as CallId] as AnyCall] as const);
const proxied = all.filter(([, call]) => call.proxied);
const own = all.filter(([, call]) => !call.proxied);
const baseUrls: Partial<Record<Service, string>> = { common: "", offers: "2", content: "3" };

const queryOf = ({ service, encoding }: AnyCall, endpoint: string) =>
  new URLSearchParams({
    endpoint,
    baseurl: baseUrls[service] ?? "",
    isJson: String(encoding === "json"),
  });

/** Every call and every strange body is tried in each run, but not every pair of them. */
const oneIn = 3;
const placeOf = (id: string) => Object.keys(calls).indexOf(id);

/** A browser's request through the proxy. */
async function ask(client: EdgeClient, call: AnyCall, body: string, endpoint: string = call.path) {
  const response = await client.fetch(`/api/proxy?${queryOf(call, endpoint)}`, {
    method: "POST",
    body,
    headers: { Accept: "application/json" },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const sampleOf = (id: string): Fields => {
  const call = calls[id as CallId] as unknown as Call<unknown, unknown>;
  return call.request.encode(samples[id as CallId].request) as Fields;
};

describe("any body through the proxy", () => {
  let server: SharedServer;
  beforeAll(async () => {
    server = await useSharedServer();
  });

  const unreadable = ["{", "[]", "null", "42", '"x"', "[".repeat(50_000), "a=b&c=d"];

  test.each(proxied)("%s: what is no JSON object is refused", async (id, call) => {
    const client = createEdgeClient(server.url, fetchFromAnywhere);
    for (const body of shareOf(unreadable, oneIn, placeOf(id))) {
      const reply = await ask(client, call, body);
      expect([faultOf(call, reply), reply.status]).toEqual([undefined, 400]);
    }
    if (!isWhole && placeOf(id) % oneIn !== 0) return;
    const padded = await ask(client, call, JSON.stringify({ padding: "x".repeat(256 * 1024) }));
    expect([faultOf(call, padded), padded.status]).toEqual([undefined, 413]);
  });

  test.each(proxied)("%s: nothing, and strange values, do no harm", async (id, call) => {
    const client = createEdgeClient(server.url, fetchFromAnywhere);
    const some = shareOf(Object.values(strangeValues), oneIn, placeOf(id));
    const strange = some.map((value) =>
      Object.fromEntries(fieldNames(call).map((name) => [name, value])),
    );
    const bodies = ["", "{}", ...strange.map((fields) => JSON.stringify(fields))];
    const replies = await Promise.all(bodies.map((body) => ask(client, call, body)));
    expect(replies.map((reply) => faultOf(call, reply)).filter(Boolean)).toEqual([]);
    if (!v.is(call.request.schema, {})) expect(replies[0]?.status).toBe(422);
  });

  test.each(own)("%s: is none of the proxy's calls", async (id, call) => {
    const client = createEdgeClient(server.url, fetchFromAnywhere);
    for (const endpoint of [call.path, ...(call.aliases ?? [])]) {
      for (const baseurl of ["", "2", "3"]) {
        const query = new URLSearchParams({ endpoint, baseurl });
        const { status, answer } = await client.raw(query.toString(), JSON.stringify(sampleOf(id)));
        expect([status, answer.Success]).toEqual([404, false]);
      }
    }
  });
});

// Specification 7.6
describe("an edge and its upstreams", () => {
  const member = { token: "token-of-a-member", source: "source-of-a-member" };
  let recorder: Recorder;
  let server: TestServer;
  let siteToken: string;
  let client: EdgeClient;
  let quoteLink: string;
  beforeAll(async () => {
    recorder = await startRecorder();
    const dataDirectory = await makeDataDirectory();
    const secrets = await localSecrets(dataDirectory);
    siteToken = secrets["SITE_ACCESS_TOKEN"] ?? "";
    quoteLink = await createSignedLink(secrets["LINK_KEY"] ?? "").sign(crypto.randomUUID());
    const variables = services.map((service) => [serviceVariables[service], recorder.url]);
    server = await startServer({
      dataDirectory,
      variables: Object.fromEntries(variables),
      isReady: false,
    });
    const codec = createSessionCodec(v.parse(KeyRingSchema, secrets["SESSION_KEYS"]), Date.now);
    client = createEdgeClient(server.url, fetchFromAnywhere);
    const { token, source } = member;
    client.cookies.set(cookies.token.name, await codec.seal("token", { token }, 600));
    client.cookies.set(cookies.source.name, await codec.seal("source", { source }, 600));
  });
  afterAll(() => Promise.all([server?.close(), recorder?.close()]));

  const atStart = [
    listCities,
    listCountries,
    listRequestTypes,
    listRequestStatuses,
    getFirms,
    listFirms,
    listPhoneBrands,
    listCounties,
  ].map(({ path }) => path);

  // Specification 3.26
  test("a fresh edge asks for the reference lists after its first page, and once only", async () => {
    const asked = (path: string) => recorder.recorded.filter((seen) => seen.path === path).length;
    expect(asked(listCountries.path)).toBe(0);
    const visitor = createEdgeClient(server.url);
    expect((await visitor.fetch("/404")).status).toBe(404);
    await expect.poll(() => atStart.filter((path) => asked(path) === 0)).toEqual([]);
    await expect.poll(() => asked(listCounties.path)).toBe(3);
    // What the first of them began would have come by the end of the others.
    for (let more = 0; more < 5; more++) await visitor.fetch("/404");
    expect(asked(listCountries.path)).toBe(1);
  });

  test.each([
    ["a JSON call without the flag", calls.listOffers, "2", undefined, "isJson=true"],
    ["a JSON call as a form", calls.listOffers, "2", "false", "isJson=true"],
    ["a form call as JSON", calls.listCities, "", "true", "isJson=false"],
    ["a flag that is none", calls.listCities, "", "1", "true veya false"],
  ] as const)("%s is refused", async (_name, call, baseurl, isJson, told) => {
    const query = new URLSearchParams({
      endpoint: call.path,
      baseurl,
      ...(isJson === undefined ? {} : { isJson }),
    });
    const { status, answer } = await createEdgeClient(server.url).raw(query.toString(), "{}");
    expect([status, answer.Success, answer.StatusCode]).toEqual([400, false, 400]);
    expect(answer.Message).toContain(told);
  });

  test("a form call needs no flag", async () => {
    const query = new URLSearchParams({ endpoint: calls.listCountries.path });
    const { status } = await createEdgeClient(server.url).raw(query.toString(), "{}");
    expect(status).toBe(404);
    expect(recorder.recorded.at(-1)?.path).toBe(calls.listCountries.path);
  });
  /** What is carried in the headers and, once more, in query or body. */
  function expectCarried(call: AnyCall, isSignedIn: boolean): void {
    const seen = recorder.recorded.pop();
    const site = { token: siteToken, source: "yelkovan" };
    const wanted = call.credentials === "member" && isSignedIn ? member : site;
    expect(seen).toMatchObject({
      path: call.path,
      authorization: `Bearer ${wanted.token}`,
      source: wanted.source,
    });
    const sent = seen?.sent ?? "";
    const base =
      call.encoding === "json" && call.method !== "GET"
        ? (JSON.parse(sent) as object)
        : Object.fromEntries(new URLSearchParams(sent));
    expect(base).toMatchObject({ AccessToken: wanted.token, Source: wanted.source });
  }

  test.each(proxied)("%s carries its credentials through the edge", async (id, call) => {
    const sample = sampleOf(id);
    // Outside a quote goes by its link.
    const body = JSON.stringify("QuoteId" in sample ? { ...sample, QuoteId: quoteLink } : sample);
    await ask(client, call, body);
    expectCarried(call, true);
    await ask(createEdgeClient(server.url, fetchFromAnywhere), call, body);
    expectCarried(call, false);
  });

  test.each(all)("%s carries them from the edge's own pages", async (id, call) => {
    const transport = createHttpTransport(recorder.url);
    const upstream = createUpstream({
      transports: Object.fromEntries(services.map((service) => [service, transport])) as Record<
        Service,
        Transport
      >,
      siteToken,
      source: "yelkovan",
      cache: createReferenceCache(() => 0),
      paymentService: "paymentV2",
    });
    const caller = { visitor: crypto.randomUUID(), requestId: "r", clientIp: "198.51.100.7" };
    const input = samples[id as CallId].request as unknown;
    const asked = call as unknown as Call<unknown, unknown>;
    await upstream.call(asked, input, { ...caller, member });
    expectCarried(call, true);
    await upstream.call(asked, input, caller);
    expectCarried(call, false);
  });
});
