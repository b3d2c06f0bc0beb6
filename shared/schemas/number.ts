import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { requiredText } from "./required.ts";

const written = new Intl.NumberFormat("tr-TR", { useGrouping: "min2" });

/** A number as it is written in Turkish: "2027", "20.000". */
export const inDigits = (value: number): string => written.format(value);

/** A whole number as people type it, with or without thousands separators → number. From 0 to 1e33 unless told. */
export function wholeNumber({ min = 0, max = 1e33 }: { min?: number; max?: number } = {}) {
  return v.pipe(
    requiredText(),
    v.check((text) => !/^\d[\d.]*,(?!\d{3}(?:,|$))\d*$/.test(text), validationCopy.wholeOnly),
    v.regex(/^-?(?:\d+|\d{1,3}(?:[.,\s]\d{3})+)$/, validationCopy.digitsOnly),
    v.transform((text) => Number(text.replace(/[.,\s]/g, ""))),
    v.minValue(min, validationCopy.numberTooLow(inDigits(min))),
    v.maxValue(max, validationCopy.numberTooHigh(inDigits(max))),
  );
}
