import { describe, expect, it } from "vitest";
import { trafikLimitsOn } from "#worker/broker/lines/trafik/tariff/limits.ts";
import type { VehicleClass } from "#worker/broker/assets/vehicle/vehicle-class.ts";

describe("trafikLimitsOn", () => {
  it("gives the six limits of a car in 2026", () => {
    expect(trafikLimitsOn("2026-11-20", "car")).toEqual({
      materialPerVehicle: 40_000_000,
      materialPerAccident: 80_000_000,
      medicalPerPerson: 360_000_000,
      medicalPerAccident: 1_800_000_000,
      bodilyPerPerson: 360_000_000,
      bodilyPerAccident: 1_800_000_000,
    });
  });

  it.each<[VehicleClass, string, number]>([
    ["car", "2025-12-31", 1_350_000_000],
    ["minibus", "2025-12-31", 607_500_000],
    ["small-bus", "2025-12-31", 1_579_500_000],
    ["large-bus", "2025-12-31", 3_159_000_000],
    ["light-truck", "2026-01-01", 3_600_000_000],
    ["motorcycle", "2026-01-01", 1_080_000_000],
    ["minibus", "2026-01-01", 808_000_000],
    ["small-bus", "2026-01-01", 2_100_800_000],
    ["large-bus", "2026-01-01", 4_201_500_000],
    ["tanker", "2026-01-01", 3_600_000_000],
    ["farm-machine", "2026-01-01", 1_800_000_000],
  ])("%s on %s", (vehicleClass, date, perAccident) => {
    expect(trafikLimitsOn(date, vehicleClass)?.bodilyPerAccident).toBe(perAccident);
  });

  it("knows nothing of days before the table", () => {
    expect(trafikLimitsOn("2024-12-31", "car")).toBeUndefined();
  });
});
