/** How far a figure can be trusted: read in a source, inferred from one, or our own assumption. */
export type Confidence = "sure" | "likely" | "estimate";

const doubt: Readonly<Record<Confidence, number>> = { sure: 0, likely: 1, estimate: 2 };

/** The weakest of some confidences. */
export const weakest = (first: Confidence, ...others: readonly Confidence[]): Confidence =>
  others.reduce((worst, each) => (doubt[each] > doubt[worst] ? each : worst), first);

/** A row of a dated table; in force from `validFrom` ("YYYY-MM-DD") until the next row begins. */
export interface TariffRow {
  readonly validFrom: string;
  readonly source: string;
  readonly confidence: Confidence;
  /**
   * Last day ("YYYY-MM-DD") on which nobody need have looked for a newer row. Absent: a year after `validFrom`. Prices do
   * not depend on it; what is said of them and `npm run freshness` do.
   */
  readonly reviewBy?: string;
  /** First day of the month the figures were published for, where they are carried on for want of newer ones. */
  readonly publishedFor?: string;
}

/**
 * The row in force on a calendar date ("YYYY-MM-DD"), whatever order the table is written in. The newest row stays in
 * force until another one is added. `undefined` before the first row.
 */
export function tariffOn<R extends TariffRow>(table: readonly R[], date: string): R | undefined {
  return table.reduce<R | undefined>((found, row) => {
    if (row.validFrom > date) return found;
    return found === undefined || row.validFrom >= found.validFrom ? row : found;
  }, undefined);
}

/** Whether a day is past what a table was made for: its newest row is used there for want of one that is due. */
export function isBeyond(table: readonly TariffRow[], date: string): boolean {
  const { reviewBy = date } = tariffOn(table, date) ?? {};
  return reviewBy < date;
}
