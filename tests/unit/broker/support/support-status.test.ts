import { expect, test } from "vitest";
import { statusAfter } from "#worker/broker/support/support-status.ts";

test.each([
  ["member-wrote", "open"],
  ["member-closed", "solved"],
  ["office-answered", "answered"],
  ["office-asked", "waiting"],
  ["office-closed", "solved"],
] as const)("%s leaves a request %s", (event, status) => {
  expect(statusAfter(event)).toBe(status);
});
