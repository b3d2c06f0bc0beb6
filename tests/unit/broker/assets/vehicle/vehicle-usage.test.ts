import { describe, expect, it } from "vitest";
import { fuels, isFuel } from "#worker/broker/domain/fuel.ts";
import { usageOf, vehicleUsages } from "#worker/broker/assets/vehicle/vehicle-usage.ts";
import { vehicleClasses } from "#worker/broker/assets/vehicle/vehicle-class.ts";

describe("vehicle usages", () => {
  it("have unique ids and reach every tariff class", () => {
    expect(new Set(vehicleUsages.map(({ id }) => id)).size).toBe(vehicleUsages.length);
    const reached = new Set(vehicleUsages.map(({ vehicleClass }) => vehicleClass));
    expect([...reached].toSorted()).toEqual([...vehicleClasses].toSorted());
  });

  it("are found by wire value", () => {
    expect(usageOf("taksi")?.vehicleClass).toBe("taxi");
    expect(usageOf("uçak")).toBeUndefined();
  });
});

describe("isFuel", () => {
  it.each(Object.keys(fuels))("knows %s", (fuel) => expect(isFuel(fuel)).toBe(true));
  it.each(["", "Benzin", "toString", "kömür"])("refuses %j", (fuel) => {
    expect(isFuel(fuel)).toBe(false);
  });
});
