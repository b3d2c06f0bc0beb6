import { supplementaryRates } from "../health/tariff/rates.ts";
import type { Given } from "../rating/table-rating.ts";
import type { SupplementaryRisk } from "./risk.ts";
import { supplementaryChoices } from "./tariff/choices.ts";
import type { CoverRow } from "../offer.ts";
import type { HealthBook } from "../health/book.ts";
import type { Network, Service, VisitLimit } from "./terms.ts";

/** One of the packages an insurer sells. */
export interface SupplementaryPackage {
  readonly network: Network;
  readonly visits: VisitLimit;
  readonly services: readonly Service[];
}

/** How an embedded insurer prices supplementary health insurance. */
export interface SupplementaryBook extends HealthBook {
  /** Each broader than the one before. */
  readonly packages: readonly [SupplementaryPackage, ...SupplementaryPackage[]];
}

/** A book with one of its packages. */
export interface SupplementaryPlan extends SupplementaryPackage {
  readonly book: SupplementaryBook;
  readonly extras: readonly CoverRow[];
}

export const supplementaryTables = { rates: supplementaryRates, choices: supplementaryChoices };
export type SupplementaryGiven = Given<
  SupplementaryRisk,
  SupplementaryPlan,
  typeof supplementaryTables
>;
