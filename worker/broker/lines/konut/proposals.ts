import type { InsuredHome } from "../../assets/home/facts.ts";
import { tariffOn } from "../../domain/tariff.ts";
import { sumProposals } from "./tariff/proposals.ts";

/** Sums proposed for a home by its area, in kuruş by name of the field; none before the first table. */
export function proposedSums(
  { areaM2, construction }: Pick<InsuredHome, "areaM2" | "construction">,
  date: string,
): Readonly<Record<string, number>> {
  const row = tariffOn(sumProposals, date);
  if (row === undefined) return {};
  return {
    building: areaM2 * row.buildingKurus[construction],
    contents: areaM2 * row.contentsKurus,
    electronics: areaM2 * row.electronicsKurus,
    glass: areaM2 * row.glassKurus,
  };
}
