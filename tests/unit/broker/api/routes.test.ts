import { expect, test } from "vitest";
import { calls } from "#shared/calls/registry.ts";
import { findRegistration, registrations } from "#worker/broker/routes.ts";

test("every declared call is registered under its own declaration", () => {
  for (const [name, call] of Object.entries(calls)) {
    expect(registrations[name as keyof typeof calls].call).toBe(call);
    expect(findRegistration(call.service, call.method, call.path)?.call).toBe(call);
  }
});

test.each([
  ["another method", "common", "GET", "/gecici-kod"],
  ["another service", "offers", "POST", "/gecici-kod"],
  ["a longer path", "common", "POST", "/gecici-kod/"],
  ["another case", "common", "POST", "/Gecici-kod"],
] as const)("%s is not the call", (_name, service, method, path) => {
  expect(findRegistration(service, method, path)).toBeUndefined();
});
