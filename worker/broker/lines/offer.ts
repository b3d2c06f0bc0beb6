import * as v from "valibot";
import { chargeKinds } from "#shared/calls/quote/offer-fields.ts";
import { currencies } from "#shared/format/money.ts";
import type { Money } from "#shared/format/money.ts";
import type { Charge } from "./rating/charges.ts";
import type { ExchangeRate } from "../domain/exchange-rate.ts";
import type { Instalment } from "./rating/instalments.ts";
import type { ExplanationStep } from "./rating/premium-step.ts";

const dayMs = 86_400_000;

/** Hours an offer holds unless its policy would have to start earlier. */
const validityHours = 24;

/**
 * Until when an offer may be bought (epoch ms): 24 hours, but not beyond the end of the policy's first day in İstanbul,
 * because a policy may not start in the past.
 */
export function offerValidUntil(now: number, startDate: string): number {
  const startDayEnd = Date.parse(`${startDate}T00:00:00+03:00`) + dayMs;
  return Math.min(now + validityHours * 3_600_000, startDayEnd);
}

/** Whether an offer can still be bought. */
export function isOfferValid(validUntil: number, now: number): boolean {
  return now < validUntil;
}

/** What a coverage is worth. */
export type CoverValue =
  | { readonly kind: "amount"; readonly money: Money }
  | { readonly kind: "included" | "excluded" | "unlimited" | "market-value" }
  | { readonly kind: "text"; readonly text: string };

/** A row of the cover table. */
export type CoverRow = { readonly id: string; readonly label: string } & CoverValue;

/** A price in another currency than it is paid in. */
export interface Converted {
  readonly money: Money;
  readonly exchange: ExchangeRate;
}

/** One of several insured, in a few Turkish words, and what they cost in kuruş. */
export interface InsuredPrice {
  readonly label: string;
  readonly kurus: number;
}

export interface Offer {
  readonly kind: "offer";
  readonly grossKurus: number;
  /** The gross premium in the currency its tariff is written in, and by what rate; absent where that is the lira. */
  readonly converted?: Converted;
  /** What the gross premium is made of; the parts add up to it exactly. */
  readonly charges: readonly Charge[];
  /** How it came about, from the first figure to the gross premium; the amounts add up to it exactly. */
  readonly explanation: readonly ExplanationStep[];
  /** What each of several insured costs; the amounts add up to the gross premium. */
  readonly perInsured?: readonly InsuredPrice[];
  /** Every way to pay, cash first. */
  readonly instalments: readonly Instalment[];
  /** Covers, then the insurer's free extras. */
  readonly covers: readonly CoverRow[];
  /** Ids of the rows in `covers` that are free extras. */
  readonly extras: readonly string[];
  /** Sentences about what the price rests on. */
  readonly assumptions: readonly string[];
  /** Epoch milliseconds. */
  readonly validUntil: number;
  readonly soldBy: "online" | "phone";
  /** A registry was silent when it was priced; the price has to be confirmed with it before the purchase. */
  readonly isProvisional: boolean;
}

export interface Decline {
  readonly kind: "decline";
  /** A Turkish sentence for the visitor. */
  readonly reason: string;
}

export type QuoteAnswer = Offer | Decline;

/** One of several products with which a firm answers the same request. */
export interface Package {
  readonly id: string;
  readonly name: string;
}

/** What an insurer answers for one of its packages; it has none when it answers once. */
export type PackagedAnswer = QuoteAnswer & { readonly package?: Package };

// How its parts are stored, with the offer and with the policy that came of it.

export const KurusSchema = v.pipe(v.number(), v.integer());

const named = { id: v.string(), label: v.string() };

export const MoneySchema = v.object({ amount: KurusSchema, currency: v.picklist(currencies) });

export const CoverRowSchema = v.variant("kind", [
  v.object({ ...named, kind: v.literal("amount"), money: MoneySchema }),
  v.object({ ...named, kind: v.literal("text"), text: v.string() }),
  v.object({ ...named, kind: v.picklist(["included", "excluded", "unlimited", "market-value"]) }),
]);

export const ChargeSchema = v.object({
  ...named,
  kind: v.picklist(chargeKinds),
  kurus: KurusSchema,
});

export const InstalmentSchema = v.object({
  count: v.number(),
  totalKurus: KurusSchema,
  firstKurus: KurusSchema,
  eachKurus: KurusSchema,
});
