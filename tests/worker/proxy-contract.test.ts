import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AnyCall, Call, Service } from "#shared/calls/call.ts";
import { services } from "#shared/calls/call.ts";
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

describe("credentials an upstream receives", () => {
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

  test.each(proxied)("%s, through the edge", async (id, call) => {
    const sample = sampleOf(id);
    // Outside a quote goes by its link.
    const body = JSON.stringify("QuoteId" in sample ? { ...sample, QuoteId: quoteLink } : sample);
    await ask(client, call, body);
    expectCarried(call, true);
    await ask(createEdgeClient(server.url, fetchFromAnywhere), call, body);
    expectCarried(call, false);
  });

  test.each(all)("%s, from the edge's own pages", async (id, call) => {
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
