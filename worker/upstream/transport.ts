import type { Service } from "#shared/calls/call.ts";

/** Carries a request to a base service. The path starts with a slash and is relative to the service's base address. */
export interface Transport {
  /** A service that is not our own broker in its place: what it sends is not trusted. */
  readonly isElsewhere?: true;
  send(service: Service, pathAndQuery: string, init: RequestInit): Promise<Response>;
}
