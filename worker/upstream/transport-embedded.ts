import type { Fetcher } from "@cloudflare/workers-types";
import type { Transport } from "./transport.ts";

/** The embedded broker, through the service binding. The host is never resolved; only path and headers count. */
export function createEmbeddedTransport(broker: Fetcher): Transport {
  const fetchBroker = broker.fetch.bind(broker) as unknown as typeof fetch;
  return {
    send: (service, pathAndQuery, init) =>
      fetchBroker(`http://broker.internal/${service}${pathAndQuery}`, init),
  };
}
