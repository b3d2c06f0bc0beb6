import type { Fetcher } from "@cloudflare/workers-types";
import type { AnyCall, Service } from "#shared/calls/call.ts";
import { services } from "#shared/calls/call.ts";
import { baseFields, createBrokerClient, headersOf } from "#tests/broker/harness.ts";
import type { BrokerClient, Caller, TestBroker } from "#tests/broker/harness.ts";
import { createEmbeddedTransport, createHttpTransport } from "#worker/upstream/transport.ts";
import type { Transport } from "#worker/upstream/transport.ts";
import { createLeakWatch } from "./leaks.ts";
import type { LeakWatch } from "./leaks.ts";

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** A broker behind one of the edge's transports. */
export interface Wire {
  readonly client: BrokerClient;
  readonly watch: LeakWatch;
  /** Fields of any kind to a call, in its own encoding, with the base fields. */
  send(call: AnyCall, fields: object, caller: Caller, path?: string): Promise<Reply>;
  /** A body word for word. */
  sendText(call: AnyCall, text: string, caller: Caller, type?: string): Promise<Reply>;
}

type Send = (address: string, init?: RequestInit) => Promise<Response>;
type Transports = Readonly<Record<Service, Transport>>;

const typeOf = (encoding: AnyCall["encoding"]): string =>
  encoding === "json" ? "application/json" : "application/x-www-form-urlencoded;charset=UTF-8";

/** As a form carries it: everything is text. */
export const formText = (fields: object): string =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]: [string, unknown]): [string, string] => [
      name,
      typeof value === "object" ? JSON.stringify(value) : String(value),
    ]),
  ).toString();

let addresses = 1 << 16;
/** Nobody's address twice, so that no limit per address is met. */
function makeIp(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** A query or body as its sender wrote it. */
function readable(sent: string): string {
  try {
    return decodeURIComponent(sent.replaceAll("+", " "));
  } catch {
    return sent;
  }
}

/** A transport whose every exchange is watched. */
const watched = (transport: Transport, watch: LeakWatch): Transport => ({
  async send(service, path, init) {
    const response = await transport.send(service, path, init);
    const asked = readable(`${path} ${typeof init.body === "string" ? init.body : ""}`);
    watch.see({
      visitor: /visitor"?[=:]"?([0-9a-f-]{36})/.exec(asked)?.[1] ?? "",
      token: new Headers(init.headers).get("Authorization")?.replace("Bearer ", "") ?? "",
      path,
      asked,
      answered: await response.clone().text(),
    });
    return response;
  },
});

function createWire(transports: Transports, direct: Send, siteToken: string): Wire {
  const watch = createLeakWatch();
  const seen = Object.fromEntries(
    services.map((service) => [service, watched(transports[service], watch)]),
  ) as Transports;
  const send: Send = (address, init = {}) => {
    const { pathname, search } = new URL(address, "http://broker.test");
    const service = services.find((name) => pathname.startsWith(`/${name}/`));
    return service === undefined
      ? direct(pathname + search, init)
      : seen[service].send(service, pathname.slice(service.length + 1) + search, init);
  };
  const sendText: Wire["sendText"] = async (call, text, caller, type = typeOf(call.encoding)) => {
    const headers = {
      ...headersOf({ ip: makeIp(), token: siteToken, ...caller }),
      "Content-Type": type,
    };
    const init = { method: call.method, headers };
    const response = await seen[call.service].send(
      call.service,
      call.method === "GET" ? `${call.path}?${text}` : call.path,
      call.method === "GET" ? init : { ...init, body: text },
    );
    return { status: response.status, body: await response.json().catch(() => undefined) };
  };
  return {
    client: createBrokerClient(send, siteToken, makeIp),
    watch,
    sendText,
    send(call, fields, caller, path = call.path as string) {
      const all = { ...fields, ...baseFields({ token: siteToken, ...caller }) };
      const isJson = call.encoding === "json" && call.method !== "GET";
      const text = isJson ? JSON.stringify(all) : formText(all);
      return sendText({ ...call, path: path as AnyCall["path"] }, text, caller);
    },
  };
}

/** A broker bound to the edge, as one installation runs them. */
export async function embedded(broker: TestBroker): Promise<Wire> {
  const transport = createEmbeddedTransport({ fetch: broker.fetch } as unknown as Fetcher);
  const transports = Object.fromEntries(services.map((service) => [service, transport]));
  return createWire(transports as Transports, broker.fetch, broker.siteToken);
}

/** A broker at an address of its own. */
export async function overHttp(broker: TestBroker): Promise<Wire> {
  const origin = await broker.origin();
  const transports = services.map((service) => [
    service,
    createHttpTransport(`${origin}/${service}`),
  ]);
  return createWire(Object.fromEntries(transports) as Transports, broker.fetch, broker.siteToken);
}
