import { daskSumOf } from "../earthquake/sum-insured.ts";
import { earthquakeIndicators } from "../earthquake/tariff/indicators.ts";
import { earthquakeRates } from "../earthquake/tariff/rates.ts";
import { scale } from "../ratio.ts";
import { tariffOn } from "../tariff.ts";
import type { KonutRisk } from "./risk.ts";

/** Whether the earthquake is covered: it was chosen, and the compulsory insurance runs. */
export const hasEarthquake = ({ request, daskEnd }: KonutRisk): boolean =>
  daskEnd !== undefined && request.terms.earthquake === "dahil";

/**
 * Premium in kuruş for what the compulsory insurance leaves out: the building above its sum, and the contents. Nothing
 * where it is not covered. Undefined before the first tables.
 */
export function earthquakePremium(
  risk: KonutRisk,
  factors: readonly number[],
  date: string,
): number | undefined {
  const indicators = tariffOn(earthquakeIndicators, date);
  const rates = tariffOn(earthquakeRates, date);
  if (indicators === undefined || rates === undefined) return undefined;
  if (!hasEarthquake(risk)) return 0;
  const { request, sums, group } = risk;
  const [home] = request.insured;
  const excess = Math.max(0, sums.building - daskSumOf(home, indicators));
  const rate = (rates.perMille[home.construction][group.group - 1] ?? 0) / 1000;
  return scale(excess + sums.contents, [rate, ...factors]);
}
