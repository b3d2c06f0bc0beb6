import { seedOf } from "../../domain/seed.ts";
import type { Neighbourhood } from "./neighbourhoods.ts";
import { knownStreets, streetNames } from "./street-names.ts";

/** A street has at most 25 buildings and a building at most 40 flats, so that three digits of a code tell them apart. */
export const flatsPerBuilding = 40;
const longestStreet = 25;

/** Whether a neighbourhood of that name is a village. */
export const isVillageName = (name: string): boolean => /Köyü?(?!\p{L})/u.test(name);

const isVillage = ({ name }: Neighbourhood): boolean => isVillageName(name);

const between = (least: number, most: number, ...texts: string[]): number =>
  least + (seedOf(...texts) % (most - least + 1));

/** Street names of a neighbourhood; a street's place in the list is its number. */
export function streetsOf(neighbourhood: Neighbourhood): string[] {
  const { provinceCode, district, name } = neighbourhood;
  const key = [provinceCode, district, name] as const;
  const count = isVillage(neighbourhood)
    ? between(3, 8, "streets", ...key)
    : between(8, 40, "streets", ...key);
  const drawn = streetNames
    .map((street) => ({ street, order: seedOf(...key, street) }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ street }) => street);
  return [...drawn, ...(knownStreets[key.join("/")] ?? [])];
}

/** How many buildings a street has. */
export const buildingCount = (streetId: string): number =>
  between(4, longestStreet, "buildings", streetId);

/** How many flats a building has: one in a detached house, one or two in a village. */
export function flatCount(neighbourhood: Neighbourhood, buildingId: string): number {
  if (isVillage(neighbourhood)) return between(1, 2, "flats", buildingId);
  const isDetached = seedOf("detached", buildingId) % 6 === 0;
  return isDetached ? 1 : between(4, flatsPerBuilding, "flats", buildingId);
}
