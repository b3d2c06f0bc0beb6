import type { CoverRow } from "../offer.ts";
import type { DeclineRule } from "../define-rating.ts";
import type { TelefonRisk } from "./risk.ts";
import type { PhonePlan } from "./tariff/rates.ts";

/** How an embedded insurer prices phone insurance. */
export interface TelefonBook {
  readonly plan: PhonePlan;
  /** Factor on the plan's usual rate. */
  readonly factor: number;
  /** Factors by brand, and for phones bought second-hand. */
  readonly brand?: Readonly<Record<string, number>>;
  readonly secondHand?: number;
  /** Days after the start in which nothing is paid for. */
  readonly waitingDays: number;
  readonly declines: readonly DeclineRule<TelefonRisk>[];
  /** Free services that come with the policy. */
  readonly extras: readonly CoverRow[];
}
