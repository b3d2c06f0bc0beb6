import type { InsuredHome } from "../../assets/home/facts.ts";
import type { IndicatorRow } from "./tariff/indicators.ts";

/** What the pool insures a home for, in kuruş: its area at the unit price, not above the cap. */
export const daskSumOf = (
  { areaM2, construction }: Pick<InsuredHome, "areaM2" | "construction">,
  { unitKurus, capKurus }: IndicatorRow,
): number => Math.min(areaM2 * unitKurus[construction], capKurus);
