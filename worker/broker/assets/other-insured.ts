import { ageOn, todayInIstanbul } from "#shared/format/date.ts";
import { adultAge } from "#shared/schemas/date.ts";
import { numberOf } from "../domain/holder.ts";
import type { QuoteRequest } from "../lines/request.ts";
import { insuredRows, sideOf } from "./described.ts";

/** One of several insured who is not the holder. */
export interface InsuredOther {
  /** Which of the insured, counted from 0. */
  readonly row: number;
  readonly isAdult: boolean;
}

/** One of several insured who is neither the holder nor a minor. */
export interface InsuredAdult {
  /** Which of the insured, counted from 0. */
  readonly row: number;
  /** How they are told apart where their names are not shown: "Sigortalı 2 (Eşi)". */
  readonly label: string;
}

/** Whom the holder insures beside or instead of themselves, by their place, and whether they are of age on the day of `now` (epoch ms). */
export function otherInsured(
  { productId, insured, holder }: QuoteRequest,
  now: number,
): readonly InsuredOther[] {
  const { together } = sideOf(productId);
  if (together === undefined) return [];
  const today = todayInIstanbul(now);
  return insured.flatMap((one, row) => {
    const { numbers, birthDate } = together.identityOf(one as never);
    const isAdult = ageOn(birthDate, today) >= adultAge;
    return numbers.includes(numberOf(holder)) ? [] : [{ row, isAdult }];
  });
}

/** The adults among them, on the day of `now` (epoch ms). */
export function otherAdults(request: QuoteRequest, now: number): readonly InsuredAdult[] {
  const adults = otherInsured(request, now).filter(({ isAdult }) => isAdult);
  if (adults.length === 0) return [];
  const rows = insuredRows(request, "review");
  return adults.map(({ row }) => {
    const [, told = ""] = rows[row]?.rows[0] ?? [];
    return { row, label: [rows[row]?.heading, told].filter(Boolean).join(": ") };
  });
}

/** Whether minors are among them: who insures a child has to be entitled to. */
export const insuresMinors = (request: QuoteRequest, now: number): boolean =>
  otherInsured(request, now).some(({ isAdult }) => !isAdult);
