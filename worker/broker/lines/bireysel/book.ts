import { supplementaryRates } from "../health/tariff/rates.ts";
import type { Given } from "../rating/table-rating.ts";
import { privateChoices } from "./tariff/choices.ts";
import type { CoverRow } from "../offer.ts";
import type { HealthBook } from "../health/book.ts";
import type { PrivateRisk } from "./risk.ts";
import type { Network, Service } from "./terms.ts";

/** One of the packages an insurer sells. */
export interface PrivatePackage {
  readonly network: Network;
  readonly services: readonly Service[];
}

/** How an embedded insurer prices private health insurance. */
export interface PrivateBook extends HealthBook<PrivateRisk> {
  /** Each broader than the one before. */
  readonly packages: readonly [PrivatePackage, ...PrivatePackage[]];
  /** Factor on the premium of whoever smokes. */
  readonly smokerFactor: number;
  /** Years after which lifelong renewal can be granted. */
  readonly renewalYears: number;
}

/** A book with one of its packages. */
export interface PrivatePlan extends PrivatePackage {
  readonly book: PrivateBook;
  readonly extras: readonly CoverRow[];
}

export const privateTables = { rates: privateChoices, supplementary: supplementaryRates };
export type PrivateGiven = Given<PrivateRisk, PrivatePlan, typeof privateTables>;
