import { formatSum } from "#shared/format/money.ts";
import type { CoverRow } from "../lines/offer.ts";
import { printCopy } from "./copy.ts";

/** Value of a cover row as printed. */
export function coverText(row: CoverRow): string {
  switch (row.kind) {
    case "amount":
      return formatSum(row.money);
    case "text":
      return row.text;
    default:
      return printCopy.cover[row.kind];
  }
}
