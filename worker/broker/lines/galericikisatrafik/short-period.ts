import type { StockDuration } from "#shared/lines/galericikisatrafik.ts";
import { tariffSource } from "../premium-step.ts";
import { tariffOn } from "../../domain/tariff.ts";
import type { Adjustment } from "../trafik/rate.ts";
import { galericikisatrafikCopy as copy } from "./copy.ts";
import { shortPeriods } from "./tariff/short-periods.ts";

/** What of a year's premium a shorter time costs; undefined before the first table. */
export function shortPeriod(duration: StockDuration, date: string): Adjustment | undefined {
  const row = tariffOn(shortPeriods, date);
  if (row === undefined) return undefined;
  return {
    label: copy.part(duration),
    source: tariffSource(copy.partSource, row),
    factor: row.percents[duration] / 100,
    confidence: row.confidence,
  };
}
