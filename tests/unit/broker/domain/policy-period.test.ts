import { describe, expect, it } from "vitest";
import { policyEndDate, policyTerm } from "#worker/broker/domain/policy-period.ts";

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

describe("policyTerm", () => {
  it.each([
    ["2026-11-21", "2026-11-20", "future"],
    ["2026-11-20", "2026-11-20", "running"],
    ["2025-11-20", "2026-11-20", "running"],
    ["2025-11-19", "2026-11-20", "over"],
    ["2024-02-29", "2025-02-28", "running"],
    ["2024-02-29", "2025-03-01", "over"],
  ] as const)("a policy from %s is on %s %s", (start, today, term) => {
    expect(policyTerm(start, today)).toBe(term);
  });
});
