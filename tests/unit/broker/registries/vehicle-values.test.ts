import { describe, expect, it, test } from "vitest";
import { catalogueModels } from "#worker/broker/registries/vehicle-catalogue.ts";
import { vehicleBrands } from "#worker/broker/registries/vehicle-catalogue-data.ts";
import { vehicleValueLists } from "#worker/broker/registries/vehicle-value-data.ts";
import { vehicleValueKurus } from "#worker/broker/registries/vehicle-values.ts";

const today = "2026-11-21";
const corolla = { brand: "Toyota", model: "Corolla 1.5" };

describe.each(vehicleValueLists)("the value list of $validFrom", ({ newThousands, left }) => {
  it("has a price for every model of the catalogue", () => {
    for (const { code, models } of vehicleBrands) {
      expect([code, newThousands[code]?.length]).toEqual([code, models.length]);
    }
    expect(
      Object.values(newThousands)
        .flat()
        .every((price) => price > 0),
    ).toBe(true);
  });

  it("leaves less of a vehicle with every year", () => {
    expect(left[0]).toBe(1);
    expect(left.every((share, index) => share > 0 && share <= (left[index - 1] ?? 1))).toBe(true);
  });
});

test("every model of every year has a value, an older one no more than a newer", () => {
  for (const model of catalogueModels()) {
    const values = Array.from({ length: model.lastYear - model.firstYear + 1 }, (_, index) =>
      vehicleValueKurus({ ...model, modelYear: model.firstYear + index }, today),
    );
    expect(values).toEqual(values.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
    expect(values.every((kurus) => kurus !== undefined && kurus % 100_000 === 0)).toBe(true);
  }
});

test.each([
  [2026, 185_000_000],
  [2027, 185_000_000],
  [2021, 122_100_000],
  [2000, 46_300_000],
])("a Corolla of %i is worth %i kuruş", (modelYear, kurus) => {
  expect(vehicleValueKurus({ ...corolla, modelYear }, today)).toBe(kurus);
});

test.each([
  [{ brand: "Toyota", model: "Yok" }, today],
  [{ brand: "Yok", model: "Corolla 1.5" }, today],
  [corolla, "2019-01-01"],
])("%j on %s has none", (named, date) => {
  expect(vehicleValueKurus({ ...named, modelYear: 2021 }, date)).toBeUndefined();
});
