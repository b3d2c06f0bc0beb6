import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import type { Breadth } from "../terms.ts";

export interface KaskoLimitTable extends TariffRow {
  /** Kuruş; nothing where a breadth does not have it. */
  readonly legalProtection: Readonly<Record<Breadth, number>>;
  readonly personalAccident: Readonly<Record<Breadth, number>>;
  readonly belongings: Readonly<Record<Breadth, number>>;
}

/** Limits of what comes along with the breadths. */
export const kaskoLimits: readonly KaskoLimitTable[] = [
  {
    validFrom: "2026-01-01",
    source: "Assumed in the order of what insurers publish; every insurer sets its own",
    confidence: "estimate",
    legalProtection: { dar: 0, standart: 5_000_000, genis: 10_000_000 },
    personalAccident: { dar: 0, standart: 10_000_000, genis: 20_000_000 },
    belongings: { dar: 0, standart: 0, genis: 2_500_000 },
  },
];
