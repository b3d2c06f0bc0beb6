import { homeBuildingFields } from "#shared/assets/home-building.ts";
import { homeSideCopy } from "./copy.ts";

/** Kinds of construction that the earthquake tariff tells apart. */
export type Construction = "betonarme" | "diger";

/** Storeys above ground, in the bands in which they are asked; ground floor and basements do not count. */
export type StoreyBand = "1-3" | "4-7" | "8-18" | "19+";

const bands: readonly (readonly [upTo: number, band: StoreyBand])[] = [
  [3, "1-3"],
  [7, "4-7"],
  [18, "8-18"],
];

/** The band of a number of storeys. */
export const storeyBandOf = (storeys: number): StoreyBand =>
  bands.find(([upTo]) => storeys <= upTo)?.[1] ?? "19+";

/** The highest floor a building of a band can have. */
const highestFloorOf = (band: StoreyBand): number =>
  bands.find(([, each]) => each === band)?.[0] ?? 60;

/** Why a building of a band does not have a floor, by wire name; nothing where it does. */
export const floorErrors = (floor: number, band: StoreyBand): Record<string, string[]> =>
  floor > highestFloorOf(band)
    ? { [homeBuildingFields.floor.wire]: [homeSideCopy.floorTooHigh(band)] }
    : {};
