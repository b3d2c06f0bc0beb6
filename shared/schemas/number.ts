import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { requiredText } from "./required.ts";

const written = new Intl.NumberFormat("tr-TR", { useGrouping: "min2" });

/** A number as it is written in Turkish: "2027", "20.000". */
export const inDigits = (value: number): string => written.format(value);

export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
  /** What is said of a number with one or two decimals, where those betray another unit: a height in metres. */
  readonly otherUnit?: string;
}

/** A whole number as people type it, with or without thousands separators → number. From 0 to 1e33 unless told. */
export function wholeNumber({ min = 0, max = 1e33, otherUnit }: NumberRange = {}) {
  return v.pipe(
    requiredText(),
    v.check(
      (text) => otherUnit === undefined || !/^\d+[.,]\d{1,2}$/.test(text),
      otherUnit ?? validationCopy.wholeOnly,
    ),
    v.check((text) => !/^\d[\d.]*,(?!\d{3}(?:,|$))\d*$/.test(text), validationCopy.wholeOnly),
    v.regex(/^-?(?:\d+|\d{1,3}(?:[.,\s]\d{3})+)$/, validationCopy.digitsOnly),
    v.transform((text) => Number(text.replace(/[.,\s]/g, ""))),
    v.minValue(min, validationCopy.numberTooLow(inDigits(min))),
    v.maxValue(max, validationCopy.numberTooHigh(inDigits(max))),
  );
}
