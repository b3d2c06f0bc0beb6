import type { Service } from "#shared/calls/call.ts";
import type { Fetcher } from "@cloudflare/workers-types";
import { statusCodes } from "#shared/codes.ts";

/** What came over the wire: the answer's head, and its body as text. */
interface Exchanged {
  readonly response: Response;
  readonly text: string;
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === "TimeoutError";

/** The status that stands for a failure of the exchange itself. */
export const statusOfFailure = (error: unknown): number =>
  isTimeout(error) ? statusCodes.upstreamTimeout : statusCodes.upstreamFailed;

/** Rejects with the signal's reason as soon as it is aborted, also where what is waited for does not listen to it. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

/**
 * Sends a request and reads all of its answer, both within one limit. When the connection breaks before the answer is whole,
 * a request that changes nothing is sent once more.
 *
 * @param send sends the request, with the signal that ends it
 * @param limitMs how long both tries may take together, in milliseconds
 * @throws a `TimeoutError` after the limit, otherwise whatever broke
 */
export async function exchange(
  send: (signal: AbortSignal) => Promise<Response>,
  limitMs: number,
  isRead: boolean,
): Promise<Exchanged> {
  const signal = AbortSignal.timeout(limitMs);
  const once = async () => {
    const response = await unlessAborted(send(signal), signal);
    const reading = response.text();
    return { response, text: await unlessAborted(reading, signal) };
  };
  try {
    return await once();
  } catch (error) {
    if (!isRead || signal.aborted) throw error;
    return once();
  }
}

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
