import type { Service } from "#shared/calls/call.ts";

/** Carries a request to a base service. The path starts with a slash and is relative to the service's base address. */
export interface Transport {
  send(service: Service, pathAndQuery: string, init: RequestInit): Promise<Response>;
}
