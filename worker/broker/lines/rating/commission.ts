import type { TariffRow } from "../../domain/tariff.ts";
import { tariffOn } from "../../domain/tariff.ts";

/** What insurers leave to the broker from a day on, in percent of the net premium. */
export interface CommissionRow extends TariffRow {
  readonly percent: number;
  /** Of whom another share was agreed on, by their ids. */
  readonly insurers: Readonly<Record<string, number>>;
}

/** A row of them. The figures are the embedded market's own: what is agreed with an insurer is published nowhere. */
export const agreed = (
  validFrom: string,
  percent: number,
  insurers: CommissionRow["insurers"] = {},
): CommissionRow => ({
  validFrom,
  percent,
  insurers,
  source: "The embedded market",
  confidence: "estimate",
});

/** What an insurer leaves to the broker of what is sold on a day ("YYYY-MM-DD"), in percent; of what is older, as at first. */
export function commissionPercentOf(
  rows: readonly [CommissionRow, ...CommissionRow[]],
  insurerId: string,
  day: string,
): number {
  const { percent, insurers } = tariffOn(rows, day) ?? rows[0];
  return insurers[insurerId] ?? percent;
}
