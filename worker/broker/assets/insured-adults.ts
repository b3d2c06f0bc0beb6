import { ageOn, todayInIstanbul } from "#shared/format/date.ts";
import { adultAge } from "#shared/schemas/date.ts";
import { numberOf } from "../domain/holder.ts";
import type { QuoteRequest } from "../lines/request.ts";
import { insuredRows, sideOf } from "./described.ts";

/** One of several insured who is neither the holder nor a minor. */
export interface InsuredAdult {
  /** Which of the insured, counted from 0. */
  readonly row: number;
  /** How they are told apart where their names are not shown: "Sigortalı 2 (Eşi)". */
  readonly label: string;
}

/** Adults whom the holder insures beside or instead of themselves, on the day of `now` (epoch ms). */
export function otherAdults(request: QuoteRequest, now: number): readonly InsuredAdult[] {
  const { productId, insured, holder } = request;
  const { together } = sideOf(productId);
  if (together === undefined) return [];
  const rows = insuredRows(request, "review");
  const today = todayInIstanbul(now);
  return insured.flatMap((one, row) => {
    const { numbers, birthDate } = together.identityOf(one as never);
    const isHolder = numbers.includes(numberOf(holder));
    if (isHolder || ageOn(birthDate, today) < adultAge) return [];
    const [, told = ""] = rows[row]?.rows[0] ?? [];
    return [{ row, label: [rows[row]?.heading, told].filter(Boolean).join(": ") }];
  });
}
