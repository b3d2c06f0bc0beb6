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
export const highestFloorOf = (band: StoreyBand): number =>
  bands.find(([, each]) => each === band)?.[0] ?? 60;
