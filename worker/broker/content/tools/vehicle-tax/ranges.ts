import { figure } from "../figure.ts";
import { vehicleTaxCopy as copy } from "./copy.ts";

/** Names of rows that follow one another, by where each ends: "1300 cm³ ve altı", "1301–1600 cm³", "4001 cm³ ve üstü". */
export const rangeNames = (ends: readonly number[], unit: string, write = figure): string[] =>
  ends.map((end, at) => {
    const before = ends[at - 1];
    if (before === undefined) return copy.upTo(write(end), unit);
    if (end === Infinity) return copy.over(write(before + 1), unit);
    return copy.between(write(before + 1), write(end), unit);
  });

/** Engines are written without a dot. */
export const engineNames = (ends: readonly number[], unit: string = copy.cc): string[] =>
  rangeNames(ends, unit, String);

/** Names of bands of value: "309.100 TL ve altı", "309.101–541.500 TL", "541.500 TL üstü". */
export const valueNames = (ends: readonly number[]): string[] =>
  ends.map((end, at) => {
    const before = ends[at - 1];
    if (before === undefined) return copy.valueUpTo(figure(end));
    if (end === Infinity) return copy.valueOver(figure(before));
    return copy.valueBetween(figure(before + 1), figure(end));
  });

/** Names of columns of age: "1–3 yaş", "16+ yaş". */
export const ageNames = (lastAges: readonly number[]): string[] =>
  [...lastAges, Infinity].map((last, at) => {
    const first = (lastAges[at - 1] ?? 0) + 1;
    return copy.age(last === Infinity ? `${first}+` : `${first}–${last}`);
  });
