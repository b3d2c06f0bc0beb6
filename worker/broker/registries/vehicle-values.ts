import { tariffOn } from "../domain/tariff.ts";
import { brandModels, catalogueBrands } from "./vehicle-catalogue.ts";
import { vehicleValueLists } from "./vehicle-value-data.ts";

/** A vehicle as the value list knows it: brand and model by their names in the catalogue. */
export interface ListedVehicle {
  readonly brand: string;
  readonly model: string;
  readonly modelYear: number;
}

/**
 * What a vehicle is worth on a day ("YYYY-MM-DD"), in whole thousands of lira as kuruş, accessories not counted; undefined
 * for models and days without a list. Newer models than the list's year are worth what new ones are.
 */
export function vehicleValueKurus(
  { brand, model, modelYear }: ListedVehicle,
  date: string,
): number | undefined {
  const list = tariffOn(vehicleValueLists, date);
  const code = catalogueBrands().find(({ name }) => name === brand)?.code ?? "";
  const position = brandModels(code).findIndex((known) => known.model === model);
  const newThousands = list?.newThousands[code]?.[position];
  if (list === undefined || newThousands === undefined) return undefined;
  const age = Math.min(Math.max(0, list.year - modelYear), list.left.length - 1);
  return Math.round(newThousands * (list.left[age] ?? 0)) * 100_000;
}
