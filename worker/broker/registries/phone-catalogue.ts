import { toSlug } from "#shared/format/turkish-case.ts";
import { phoneBrands } from "./phone-catalogue-data.ts";
import type { PhoneBrandRow } from "./phone-catalogue-data.ts";

export interface PhoneModel {
  /** Stable, `apple-iphone-17-pro`. */
  readonly key: string;
  readonly brand: string;
  readonly title: string;
  readonly releaseYear: number;
  /** Price of a new device in whole kuruş, an estimate. */
  readonly priceKurus: number;
}

const modelsOf = (brand: PhoneBrandRow): PhoneModel[] =>
  brand.models.map(([title, releaseYear, priceLira]) => ({
    key: `${brand.key}-${toSlug(title)}`,
    brand: brand.title,
    title,
    releaseYear,
    priceKurus: priceLira * 100,
  }));

/** Brands in Turkish alphabetical order. */
export function phoneCatalogueBrands(): { key: string; title: string }[] {
  const collator = new Intl.Collator("tr");
  return phoneBrands
    .map(({ key, title }) => ({ key, title }))
    .toSorted((one, other) => collator.compare(one.title, other.title));
}

/** Models of a brand, newest first, dearer before cheaper within a year; undefined for an unknown brand. */
export function phoneModels(brandKey: string): PhoneModel[] | undefined {
  const brand = phoneBrands.find(({ key }) => key === brandKey);
  if (brand === undefined) return undefined;
  return modelsOf(brand).toSorted(
    (one, other) => other.releaseYear - one.releaseYear || other.priceKurus - one.priceKurus,
  );
}

/** A brand's model; `undefined` when the brand has no such model. */
export const phoneModelOf = (brandKey: string, modelKey: string): PhoneModel | undefined =>
  phoneModels(brandKey)?.find(({ key }) => key === modelKey);
