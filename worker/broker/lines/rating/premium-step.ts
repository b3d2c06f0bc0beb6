import { scale } from "./factors.ts";
import type { TariffRow } from "../../domain/tariff.ts";

/** A step on the way from the first figure to the gross premium. */
interface Step {
  /** What is taken into account, in a few Turkish words. */
  readonly label: string;
  /** Whose figure it is, in Turkish. */
  readonly source: string;
  /** What the amount so far is multiplied with; absent where an amount is set, rounded or bounded. */
  readonly factor?: number;
}

/** As a rating works: with the premium so far, in kuruş. */
export interface PremiumStep extends Step {
  readonly totalKurus: number;
}

/** As it is told: with the kuruş it adds or takes. */
export interface ExplanationStep extends Step {
  readonly kurus: number;
}

/** A factor on the premium, with what it stands for and whose it is. */
export interface Factor extends Pick<PremiumStep, "label" | "source"> {
  readonly factor: number;
}

/** An amount on top of the premium, in kuruş. */
export interface Addition extends Pick<PremiumStep, "label" | "source"> {
  readonly kurus: number;
}

/** An amount after each of some factors. */
export const multiplied = (kurus: number, factors: readonly Factor[]): PremiumStep[] =>
  factors.map((each, index) => ({
    ...each,
    totalKurus: scale(
      kurus,
      factors.slice(0, index + 1).map(({ factor }) => factor),
    ),
  }));

/** An amount after each of some additions. */
export function added(kurus: number, parts: readonly Addition[]): PremiumStep[] {
  let totalKurus = kurus;
  return parts.map(({ label, source, kurus: more }) => {
    totalKurus += more;
    return { label, source, totalKurus };
  });
}

/** A factor as it is told, in four decimals: whoever multiplies them comes to the same kuruş. */
export const tellable = (factor: number): number => Math.round(factor * 10_000) / 10_000;

const factorParts = 100_000;

/** What each step adds or takes; the amounts add up to the last step's total. Steps that change nothing are left out. */
export function explain(steps: readonly PremiumStep[]): ExplanationStep[] {
  return steps
    .map(({ totalKurus, factor, ...step }, index) => ({
      ...step,
      ...(factor === undefined ? {} : { factor: Math.round(factor * factorParts) / factorParts }),
      kurus: totalKurus - (steps[index - 1]?.totalKurus ?? 0),
    }))
    .filter(({ kurus, factor = 1 }, index) => index === 0 || kurus !== 0 || factor !== 1);
}

/** Source of what an insurer sets itself. */
export const ownTariff = "Şirket tarifesi";

const monthFormat = new Intl.DateTimeFormat("tr-TR", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/**
 * A row of a dated table in words for people: "SBM tavan primi, Kasım 2026 (tahmin)", "DASK tarifesi, Ocak 2026 (yayımlanan
 * son tutar)".
 */
export function tariffSource(
  name: string,
  {
    validFrom,
    confidence,
    publishedFor,
  }: Pick<TariffRow, "validFrom" | "confidence" | "publishedFor">,
): string {
  const month = monthFormat.format(new Date(publishedFor ?? validFrom));
  if (publishedFor !== undefined) return `${name}, ${month} (yayımlanan son tutar)`;
  return `${name}, ${month}${confidence === "estimate" ? " (tahmin)" : ""}`;
}
