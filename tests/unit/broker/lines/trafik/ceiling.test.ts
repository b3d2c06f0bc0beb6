import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fuels } from "#worker/broker/domain/fuel.ts";
import type { Fuel } from "#worker/broker/domain/fuel.ts";
import { trafikCeiling } from "#worker/broker/lines/trafik/ceiling.ts";
import type { CeilingInput } from "#worker/broker/lines/trafik/ceiling.ts";
import { provinces } from "#worker/broker/registries/places.ts";
import { vehicleClasses } from "#worker/broker/assets/vehicle/vehicle-class.ts";
import type { BonusMalusStep } from "#worker/broker/lines/trafik/tariff/steps.ts";

const plain: CeilingInput = {
  provinceCode: "34",
  vehicleClass: "car",
  bonusMalusStep: 4,
  fuel: "benzin",
  isFleet: false,
  date: "2026-02-15",
};

/** Ceiling in lira. */
function lira(change: Partial<CeilingInput>): number {
  const result = trafikCeiling({ ...plain, ...change });
  if (!result.ok) throw new Error(result.reason.kind);
  return result.value.kurus / 100;
}

const anyInput: fc.Arbitrary<CeilingInput> = fc.record({
  provinceCode: fc.constantFrom(...provinces().map(({ code }) => code)),
  vehicleClass: fc.constantFrom(...vehicleClasses),
  bonusMalusStep: fc.constantFrom<BonusMalusStep>(0, 1, 2, 3, 4, 5, 6, 7, 8),
  fuel: fc.constantFrom(...(Object.keys(fuels) as Fuel[])),
  isFleet: fc.boolean(),
  date: fc.constantFrom("2025-07-01", "2026-01-01", "2026-02-01", "2026-11-20", "2027-03-01"),
});

describe("published ceilings of the 4th step", () => {
  it.each([
    ["2025-07-10", "34", 14_226],
    ["2025-07-10", "06", 13_824],
    ["2025-07-10", "35", 13_421],
    ["2025-09-10", "34", 14_612],
    ["2026-01-10", "34", 15_160],
    ["2026-01-10", "06", 14_731],
    ["2026-01-10", "35", 14_302],
    ["2026-02-10", "34", 17_059],
    ["2026-02-10", "06", 16_576],
    ["2026-02-10", "35", 16_094],
  ])("on %s in province %s", (date, provinceCode, expected) => {
    expect(lira({ date, provinceCode })).toBe(expected);
  });
});

describe("ceilings by step, İstanbul, February 2026", () => {
  it.each<[BonusMalusStep, number]>([
    [0, 51_177],
    [4, 17_059],
    [8, 8_530],
  ])("step %s is the published figure", (step, expected) => {
    expect(lira({ bonusMalusStep: step })).toBe(expected);
  });

  it.each<[BonusMalusStep, number]>([
    [1, 40_089],
    [2, 32_412],
    [3, 24_736],
    [5, 16_206],
    [6, 13_647],
    [7, 10_235],
  ])("step %s follows from its multiple", (step, expected) => {
    expect(lira({ bonusMalusStep: step })).toBe(expected);
  });

  it.each<[BonusMalusStep, number]>([
    [0, 137_510],
    [4, 45_837],
    [8, 22_918],
  ])("step %s of a taxi", (step, expected) => {
    expect(lira({ vehicleClass: "taxi", bonusMalusStep: step })).toBe(expected);
  });

  it.each<[BonusMalusStep, number]>([
    [0, 337_829],
    [8, 56_305],
  ])("step %s of a large bus", (step, expected) => {
    expect(lira({ vehicleClass: "large-bus", bonusMalusStep: step })).toBe(expected);
  });

  // The ratio to a car moved: it is a figure of a month.
  it.each([
    ["2025-09-15", 276_819],
    ["2026-01-15", 292_890],
    ["2026-02-15", 337_829],
  ])("step 0 of a large bus on %s", (date, expected) => {
    expect(lira({ vehicleClass: "large-bus", bonusMalusStep: 0, date })).toBe(expected);
  });
});

describe("trafikCeiling", () => {
  it("takes 10 % off electric cars, as published in July 2025", () => {
    expect(lira({ date: "2025-07-10", fuel: "elektrik" })).toBe(12_804);
  });

  it.each(vehicleClasses.filter((name) => name !== "car"))(
    "takes nothing off an electric %s",
    (name) => {
      const plainOne = lira({ vehicleClass: name });
      expect(lira({ vehicleClass: name, fuel: "elektrik" })).toBe(plainOne);
    },
  );

  it("cuts the discount of pool vehicles on step 7 from 40 to 30 % in 2026", () => {
    const ratio = (date: string): number =>
      lira({ vehicleClass: "taxi", bonusMalusStep: 7, date }) /
      lira({ vehicleClass: "taxi", date });
    expect(ratio("2025-12-31")).toBeCloseTo(0.6, 3);
    expect(ratio("2026-01-01")).toBeCloseTo(0.7, 3);
    expect(lira({ bonusMalusStep: 7 }) / lira({})).toBeCloseTo(0.6, 3);
  });

  it("loads fleets from 2026 on", () => {
    expect(lira({ isFleet: true, date: "2025-12-31" })).toBe(lira({ date: "2025-12-31" }));
    expect(lira({ isFleet: true })).toBeGreaterThan(lira({}));
  });

  it("is between 18.530 and 19.240 lira in İstanbul in November 2026, marked as an estimate", () => {
    const result = trafikCeiling({ ...plain, date: "2026-11-20" });
    expect(result).toMatchObject({ ok: true, value: { confidence: "estimate" } });
    const november = lira({ date: "2026-11-20" });
    expect(november).toBeGreaterThan(18_530);
    expect(november).toBeLessThan(19_240);
  });

  it("says what is missing", () => {
    expect(trafikCeiling({ ...plain, date: "2024-01-01" })).toEqual({
      ok: false,
      reason: { kind: "no-tariff", date: "2024-01-01" },
    });
    expect(trafikCeiling({ ...plain, provinceCode: "82" })).toEqual({
      ok: false,
      reason: { kind: "unknown-province", provinceCode: "82" },
    });
  });

  it("is a positive whole lira for every risk, and never lower on a worse step", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = trafikCeiling(input);
        if (!result.ok) throw new Error(result.reason.kind);
        expect(result.value.kurus).toBeGreaterThan(0);
        expect(result.value.kurus % 100).toBe(0);
        if (input.bonusMalusStep === 0) return;
        const worse = trafikCeiling({
          ...input,
          bonusMalusStep: (input.bonusMalusStep - 1) as BonusMalusStep,
        });
        expect(worse.ok && worse.value.kurus).toBeGreaterThanOrEqual(result.value.kurus);
      }),
    );
  });
});
