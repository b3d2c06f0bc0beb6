import type { Service } from "#shared/calls/call.ts";
import type { Fetcher } from "@cloudflare/workers-types";

/** Carries a request to a base service. The path starts with a slash and is relative to the service's base address. */
export interface Transport {
  /** A service that is not our own broker in its place: what it sends is not trusted. */
  readonly isElsewhere?: true;
  send(service: Service, pathAndQuery: string, init: RequestInit): Promise<Response>;
}

/** The embedded broker, through the service binding. The host is never resolved; only path and headers count. */
export function createEmbeddedTransport(broker: Fetcher): Transport {
  const fetchBroker = broker.fetch.bind(broker) as unknown as typeof fetch;
  return {
    send: (service, pathAndQuery, init) =>
      fetchBroker(`http://broker.internal/${service}${pathAndQuery}`, init),
  };
}

/** A base service at an address of its own. Redirects are not followed: no answer may lead a call elsewhere. */
export function createHttpTransport(baseUrl: string): Transport {
  const base = baseUrl.replace(/\/$/, "");
  return {
    isElsewhere: true,
    send: (_service, pathAndQuery, init) =>
      fetch(`${base}${pathAndQuery}`, { ...init, redirect: "manual" }),
  };
}
