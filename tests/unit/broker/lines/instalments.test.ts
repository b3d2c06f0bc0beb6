import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  instalmentTable,
  instalmentsForCard,
  splitInstalment,
} from "#worker/broker/lines/rating/instalments.ts";
import type { InstalmentPlan } from "#worker/broker/lines/rating/instalments.ts";

const plan: InstalmentPlan = {
  counts: [
    { count: 3, factor: 1 },
    { count: 9, factor: 1.1 },
  ],
  families: ["Bonus"],
};
const counts = (rows: readonly { count: number }[]): number[] => rows.map(({ count }) => count);

describe("splitInstalment", () => {
  it("puts the rest on the first instalment", () => {
    expect(splitInstalment(100_00, 3)).toEqual({
      count: 3,
      totalKurus: 10_000,
      firstKurus: 3_334,
      eachKurus: 3_333,
    });
  });

  it("adds up to the total to the kuruş", () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.constantFrom(1, 2, 3, 6, 9, 12), (total, count) => {
        const { firstKurus, eachKurus } = splitInstalment(total, count);
        expect(firstKurus + eachKurus * (count - 1)).toBe(total);
        expect(firstKurus - eachKurus).toBeLessThan(count);
        expect(firstKurus).toBeGreaterThanOrEqual(eachKurus);
      }),
    );
  });
});

describe("instalmentTable", () => {
  it("begins with cash and adds the difference of the plan", () => {
    const table = instalmentTable(1_000_000, plan, 9_000_000);
    expect(table.map(({ count, totalKurus }) => [count, totalKurus])).toEqual([
      [1, 1_000_000],
      [3, 1_000_000],
      [9, 1_100_000],
    ]);
  });

  it("keeps totals under the ceiling", () => {
    expect(instalmentTable(1_000_000, plan, 1_050_000).at(-1)?.totalKurus).toBe(1_050_000);
  });
});

describe("instalmentsForCard", () => {
  const table = instalmentTable(1_000_000, plan, 9_000_000);

  it("gives a credit card of the family every row", () => {
    expect(counts(instalmentsForCard(table, plan, { type: "credit", family: "Bonus" }))).toEqual([
      1, 3, 9,
    ]);
  });

  it.each([
    ["an unknown card", undefined],
    ["a debit card", { type: "debit" } as const],
    ["a credit card of no family", { type: "credit" } as const],
    ["a credit card of another family", { type: "credit", family: "World" } as const],
  ])("lets %s pay at once only", (_, card) => {
    expect(counts(instalmentsForCard(table, plan, card))).toEqual([1]);
  });

  it("takes every family when the plan does", () => {
    const open: InstalmentPlan = { ...plan, families: "all" };
    expect(counts(instalmentsForCard(table, open, { type: "credit", family: "Paraf" }))).toEqual([
      1, 3, 9,
    ]);
    expect(counts(instalmentsForCard(table, open, { type: "credit" }))).toEqual([1]);
  });
});
