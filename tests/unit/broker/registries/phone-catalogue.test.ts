import { describe, expect, it } from "vitest";
import { phonePrices } from "#worker/broker/registries/phone-catalogue-data.ts";
import {
  phoneCatalogueBrands,
  phoneModelOf,
  phoneModels,
} from "#worker/broker/registries/phone-catalogue.ts";

describe("the phone catalogue", () => {
  it("says that its prices are estimates and of when", () => {
    expect(phonePrices.confidence).toBe("estimate");
    expect(phonePrices.validFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it("has brands in Turkish order, each with models", () => {
    const titles = phoneCatalogueBrands().map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator("tr").compare));
    for (const { key } of phoneCatalogueBrands()) {
      expect(key).toMatch(/^[a-z-]+$/);
      expect(phoneModels(key)?.length).toBeGreaterThan(2);
    }
  });

  it("has a key for each model, found under its own brand only", () => {
    const keys = phoneCatalogueBrands().flatMap((brand) =>
      (phoneModels(brand.key) ?? []).map((model) => [brand.key, model] as const),
    );
    expect(new Set(keys.map(([, { key }]) => key)).size).toBe(keys.length);
    for (const [brandKey, model] of keys) {
      expect(model.key).toMatch(/^[a-z0-9-]+$/);
      expect(phoneModelOf(brandKey, model.key)).toEqual(model);
      expect(phoneModelOf("yok", model.key)).toBeUndefined();
    }
    expect(phoneModelOf("apple", "samsung-galaxy-s25")).toBeUndefined();
    expect(phoneModels("yok")).toBeUndefined();
  });

  it("lists the newest first, at whole and plausible prices", () => {
    for (const { key } of phoneCatalogueBrands()) {
      const models = phoneModels(key) ?? [];
      const years = models.map(({ releaseYear }) => releaseYear);
      expect(years).toEqual(years.toSorted((one, other) => other - one));
      for (const { priceKurus } of models) {
        expect(priceKurus % 100).toBe(0);
        expect(priceKurus).toBeGreaterThan(500_000);
        expect(priceKurus).toBeLessThan(20_000_000);
      }
    }
  });
});
