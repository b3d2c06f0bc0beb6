import type { Neighbourhood } from "./neighbourhoods.ts";

/** What is written at the door of a building or flat of that index. */
export const doorNumber = (index: number): string => String(index + 1);

export const townId = ({ provinceCode, district, town }: Neighbourhood): string =>
  [provinceCode, district, town].join("/");
