import type { Fuel } from "../domain/fuel.ts";
import { fuelLetters, vehicleBrands } from "./vehicle-catalogue-data.ts";
import type { BrandRow, ModelRow } from "./vehicle-catalogue-data.ts";

export interface CatalogueModel {
  /** Brand code and type code, six digits. */
  readonly code: string;
  readonly brandCode: string;
  readonly brand: string;
  readonly model: string;
  /** Model years, oldest and newest. */
  readonly firstYear: number;
  readonly lastYear: number;
  readonly fuels: readonly Fuel[];
  /** Wire value of the usual kind of use. */
  readonly usage: string;
  /** Seats, the driver's included. */
  readonly seats: number;
}

function modelOf(brand: BrandRow, row: ModelRow, index: number): CatalogueModel {
  const [model, firstYear, lastYear, letters, usage = "hususi-otomobil", seats = 5] = row;
  return {
    code: `${brand.code}${String(index + 1).padStart(3, "0")}`,
    brandCode: brand.code,
    brand: brand.name,
    model,
    firstYear,
    lastYear,
    fuels: [...letters].map((letter) => fuelLetters[letter as keyof typeof fuelLetters]),
    usage,
    seats,
  };
}

/** Brands in Turkish alphabetical order. */
export function catalogueBrands(): { code: string; name: string }[] {
  const collator = new Intl.Collator("tr");
  return vehicleBrands
    .map(({ code, name }) => ({ code, name }))
    .toSorted((one, other) => collator.compare(one.name, other.name));
}

/** Every model of a brand; empty for an unknown brand. */
export function brandModels(brandCode: string): CatalogueModel[] {
  const brand = vehicleBrands.find(({ code }) => code === brandCode);
  return brand ? brand.models.map((row, index) => modelOf(brand, row, index)) : [];
}

/** Years a brand has models of, newest first. */
export function brandYears(brandCode: string): number[] {
  const years = brandModels(brandCode).flatMap(({ firstYear, lastYear }) =>
    Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index),
  );
  return [...new Set(years)].toSorted((one, other) => other - one);
}

/** Models of a brand and year in Turkish alphabetical order. */
export function modelsOfYear(brandCode: string, year: number): CatalogueModel[] {
  const collator = new Intl.Collator("tr", { numeric: true });
  return brandModels(brandCode)
    .filter(({ firstYear, lastYear }) => firstYear <= year && year <= lastYear)
    .toSorted((one, other) => collator.compare(one.model, other.model));
}

/** The model of a six-digit code; `undefined` for an unknown one. */
export function modelOfCode(code: string): CatalogueModel | undefined {
  return brandModels(code.slice(0, 3)).find((model) => model.code === code);
}

/** Every model of every brand. */
export function catalogueModels(): CatalogueModel[] {
  return vehicleBrands.flatMap(({ code }) => brandModels(code));
}
