import { afterEach, expect, vi } from "vitest";

// A test that does not announce an error must not cause one.
const errors = vi.spyOn(console, "error");

afterEach(() => {
  const said = errors.mock.calls.map((call) => call.join(" "));
  errors.mockClear();
  expect(said, "unannounced console.error").toEqual([]);
});
