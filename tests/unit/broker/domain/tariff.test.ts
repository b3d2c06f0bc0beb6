import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tariffOn } from "#worker/broker/domain/tariff.ts";
import type { TariffRow } from "#worker/broker/domain/tariff.ts";

const row = (validFrom: string): TariffRow => ({ validFrom, source: "test", confidence: "sure" });
const table = [row("2026-02-01"), row("2025-07-01"), row("2026-01-01")];

describe("tariffOn", () => {
  it.each([
    ["2025-06-30", undefined],
    ["2025-07-01", "2025-07-01"],
    ["2025-12-31", "2025-07-01"],
    ["2026-01-31", "2026-01-01"],
    ["2026-02-01", "2026-02-01"],
    ["2031-05-05", "2026-02-01"],
  ])("on %s takes the row from %s", (date, expected) => {
    expect(tariffOn(table, date)?.validFrom).toBe(expected);
  });

  it("takes the last of two rows of the same day", () => {
    const rows = [row("2026-01-01"), { ...row("2026-01-01"), source: "correction" }];
    expect(tariffOn(rows, "2026-05-01")?.source).toBe("correction");
  });

  it("finds the newest row that has begun, whatever the order", () => {
    const day = fc.integer({ min: 10, max: 28 }).map((n) => `2026-01-${n}`);
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), day, (days, date) => {
        const begun = days.filter((each) => each <= date).toSorted();
        expect(tariffOn(days.map(row), date)?.validFrom).toBe(begun.at(-1));
      }),
    );
  });
});
