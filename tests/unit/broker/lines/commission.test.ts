import { expect, test } from "vitest";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { ratings } from "#worker/broker/lines/quote-line.ts";
import { agreed, commissionPercentOf } from "#worker/broker/lines/rating/commission.ts";

test.each([
  ["ardic", "2025-12-31", 10],
  ["ardic", "2026-01-01", 10],
  ["cinar", "2026-06-30", 12.5],
  ["ardic", "2026-07-01", 11],
  ["cinar", "2026-07-01", 11],
])("%s leaves on %s %d percent", (insurer, day, percent) => {
  const rows = [agreed("2026-07-01", 11), agreed("2026-01-01", 10, { cinar: 12.5 })] as const;
  expect(commissionPercentOf([rows[1], rows[0]], insurer, day)).toBe(percent);
});

test("every line says what is left of it, and of nobody who is no insurer", () => {
  const insurers = new Set(insurerProfiles.map(({ id }) => id));
  for (const { commission } of Object.values(ratings)) {
    for (const row of commission) {
      for (const percent of [row.percent, ...Object.values(row.insurers)]) {
        expect(percent).toBeGreaterThan(0);
        expect(percent).toBeLessThan(100);
      }
      expect(Object.keys(row.insurers).filter((id) => !insurers.has(id))).toEqual([]);
    }
  }
});
