import type { CardFamily, CardProfile } from "../../payment/card-family.ts";
import { scale } from "./factors.ts";

/** Instalment counts the product offers. */
export type InstalmentCount = 1 | 2 | 3 | 6 | 9 | 12;

/** One way to pay, in kuruş. */
export interface Instalment {
  readonly count: number;
  readonly totalKurus: number;
  /** First instalment; it carries the rounding difference. */
  readonly firstKurus: number;
  readonly eachKurus: number;
}

/** What an insurer allows beside paying at once. */
export interface InstalmentPlan {
  /** Counts above one and the factor on the gross premium (1 = at the cash price). */
  readonly counts: readonly { readonly count: InstalmentCount; readonly factor: number }[];
  /** Card families that may pay so. */
  readonly families: "all" | readonly CardFamily[];
}

/** Splits a total so that the instalments add up to it to the kuruş; the first one carries the rest. */
export function splitInstalment(totalKurus: number, count: number): Instalment {
  const eachKurus = Math.floor(totalKurus / count);
  return { count, totalKurus, firstKurus: totalKurus - eachKurus * (count - 1), eachKurus };
}

/** Every way to pay a premium under a plan, cash first. No total passes `ceilingKurus`. */
export function instalmentTable(
  grossKurus: number,
  plan: InstalmentPlan,
  ceilingKurus: number,
): Instalment[] {
  const rows = plan.counts.map(({ count, factor }) =>
    splitInstalment(Math.min(ceilingKurus, scale(grossKurus, [factor])), count),
  );
  return [splitInstalment(grossKurus, 1), ...rows];
}

/**
 * What a card may pay with. Only a known credit card of a family in the plan gets instalments; debit, prepaid and
 * unknown cards pay at once.
 */
export function instalmentsForCard(
  table: readonly Instalment[],
  plan: InstalmentPlan,
  card: CardProfile | undefined,
): Instalment[] {
  const family = card?.type === "credit" ? card.family : undefined;
  const allowed =
    family !== undefined && (plan.families === "all" || plan.families.includes(family));
  return table.filter(({ count }) => count === 1 || allowed);
}
