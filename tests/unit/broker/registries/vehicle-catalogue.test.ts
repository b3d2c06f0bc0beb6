import { describe, expect, it } from "vitest";
import { usageOf } from "#worker/broker/assets/vehicle/vehicle-usage.ts";
import { fuelLetters } from "#worker/broker/registries/vehicle-catalogue-data.ts";
import {
  brandModels,
  brandYears,
  catalogueBrands,
  catalogueModels,
  modelOfCode,
  modelsOfYear,
} from "#worker/broker/registries/vehicle-catalogue.ts";

describe("the catalogue", () => {
  const brands = catalogueBrands();
  const models = catalogueModels();

  it("has at least 45 brands with unique codes and names, in Turkish order", () => {
    expect(brands.length).toBeGreaterThanOrEqual(45);
    expect(new Set(brands.map(({ code }) => code)).size).toBe(brands.length);
    expect(new Set(brands.map(({ name }) => name)).size).toBe(brands.length);
    expect(brands.every(({ code }) => /^\d{3}$/.test(code))).toBe(true);
    const names = brands.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator("tr").compare));
  });

  it("has models with possible years, known fuels and kinds of use, and unique codes", () => {
    expect(new Set(models.map(({ code }) => code)).size).toBe(models.length);
    for (const model of models) {
      expect(model.firstYear).toBeGreaterThanOrEqual(2000);
      expect(model.lastYear).toBeGreaterThanOrEqual(model.firstYear);
      expect(model.lastYear).toBeLessThanOrEqual(2026);
      expect(model.fuels.length).toBeGreaterThan(0);
      expect(model.fuels.every((fuel) => Object.values(fuelLetters).includes(fuel as never))).toBe(
        true,
      );
      expect(usageOf(model.usage)).toBeDefined();
      expect(model.seats).toBeGreaterThan(0);
      expect(modelOfCode(model.code)).toEqual(model);
    }
  });

  it("names every model of a brand once", () => {
    for (const { code } of brands) {
      const names = brandModels(code).map(({ model }) => model);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it("goes from brand to year to model", () => {
    const togg = brands.find(({ name }) => name === "Togg")!;
    expect(brandYears(togg.code)).toEqual([2026, 2025, 2024, 2023]);
    expect(modelsOfYear(togg.code, 2024).map(({ model }) => model)).toEqual(["T10X V1", "T10X V2"]);
    expect(modelsOfYear(togg.code, 2010)).toEqual([]);
  });

  it.each(["", "999", "999001", "141099", "abc"])("does not know the code %j", (code) => {
    expect(brandModels(code)).toEqual([]);
    expect(modelOfCode(code)).toBeUndefined();
  });
});
