/** How far a figure can be trusted: read in a source, inferred from one, or our own assumption. */
export type Confidence = "sure" | "likely" | "estimate";

/** A row of a dated table; in force from `validFrom` ("YYYY-MM-DD") until the next row begins. */
export interface TariffRow {
  readonly validFrom: string;
  readonly source: string;
  readonly confidence: Confidence;
  /**
   * Last day ("YYYY-MM-DD") on which nobody need have looked for a newer row. Absent: a year after `validFrom`. Prices do
   * not depend on it; `npm run freshness` does.
   */
  readonly reviewBy?: string;
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
