import type { Facts, FactsOf, Row, KnownFacts } from "../../assets/facts.ts";
import type { InsuranceRecord } from "../../registries/insurance-bureau.ts";

/**
 * What a line prices of how something has been insured before, and how it follows from the bureau's record or from what is
 * known of the insured themselves, for a policy that starts on a day ("YYYY-MM-DD").
 */
export interface HistorySide<F extends KnownFacts> {
  readonly facts: F;
  readonly of: (
    record: InsuranceRecord | undefined,
    insured: readonly never[],
    startDate: string,
  ) => FactsOf<F>;
  /** Why the line is not sold for what has been insured so: messages by wire name. */
  readonly refusal?: (record: InsuranceRecord | undefined) => Readonly<Record<string, string[]>>;
  /** What the law makes of it for a policy that starts on a day ("YYYY-MM-DD"), in words. */
  readonly consequences?: (history: FactsOf<F>, startDate: string) => readonly Row[];
}

/** A history with its types forgotten, for code that serves every line. */
export interface AnyHistory extends Pick<HistorySide<KnownFacts>, "facts" | "refusal"> {
  readonly of: (
    record: InsuranceRecord | undefined,
    insured: readonly never[],
    startDate: string,
  ) => object;
  readonly consequences?: (history: never, startDate: string) => readonly Row[];
}

/** Declares what a line prices of the past: its folder's `history.ts`. Lines without one price nothing of it. */
export const defineHistory = <F extends KnownFacts<Facts>>(side: HistorySide<F>): HistorySide<F> =>
  side;
