import type { Transport } from "./transport.ts";

/** A base service at an address of its own. Redirects are not followed: no answer may lead a call elsewhere. */
export function createHttpTransport(baseUrl: string): Transport {
  const base = baseUrl.replace(/\/$/, "");
  return {
    isElsewhere: true,
    send: (_service, pathAndQuery, init) =>
      fetch(`${base}${pathAndQuery}`, { ...init, redirect: "manual" }),
  };
}
