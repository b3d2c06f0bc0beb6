import { describe, expect, it } from "vitest";
import { policyEndDate } from "#worker/broker/domain/policy-period.ts";

describe("policyEndDate", () => {
  it.each([
    ["2026-11-25", "2027-11-25"],
    ["2026-12-31", "2027-12-31"],
    ["2028-02-29", "2029-02-28"],
    ["2027-02-28", "2028-02-28"],
  ])("a policy from %s ends on %s", (start, end) => {
    expect(policyEndDate(start)).toBe(end);
  });
});
