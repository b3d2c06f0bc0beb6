import { toSlug } from "#shared/format/turkish-case.ts";
import { provinceRows } from "./places-data.ts";

export interface Province {
  /** Plate code, "01"–"81". */
  readonly code: string;
  readonly name: string;
}

/** The 81 provinces in Turkish alphabetical order. */
export function provinces(): Province[] {
  const collator = new Intl.Collator("tr");
  return provinceRows
    .map(([code, name]) => ({ code, name }))
    .toSorted((one, other) => collator.compare(one.name, other.name));
}

/** Name of a province; `undefined` for an unknown plate code. */
export function provinceName(code: string): string | undefined {
  return provinceRows.find(([known]) => known === code)?.[1];
}

/** District names of a province in Turkish alphabetical order; empty for an unknown plate code. */
export function districts(provinceCode: string): string[] {
  const names = provinceRows.find(([known]) => known === provinceCode)?.[2];
  return names === undefined ? [] : names.split(", ").toSorted(new Intl.Collator("tr").compare);
}

/** A district's code on the wire: the plate code of its province and its name in Latin letters, "34-kadikoy". */
export const districtCode = (provinceCode: string, name: string): string =>
  `${provinceCode}-${toSlug(name)}`;

/** Name of the district of a code, or of its own name; `undefined` for one that the province does not have. */
export const districtName = (provinceCode: string, codeOrName: string): string | undefined =>
  districts(provinceCode).find(
    (name) => name === codeOrName || districtCode(provinceCode, name) === codeOrName,
  );
