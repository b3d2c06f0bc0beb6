import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { cardLengthOf } from "./card-brand.ts";
import { passesLuhn } from "./luhn.ts";
import { requiredText } from "../required.ts";

/** Card number as typed, with or without spaces → digits only. Length by brand, then the Luhn check. */
export const CardNumberSchema = v.pipe(
  requiredText(validationCopy.cardNumberRequired),
  v.transform((text) => text.replace(/[\s-]/g, "")),
  v.regex(/^\d+$/, validationCopy.cardNumberInvalid),
  v.check(
    (digits) => digits.length === cardLengthOf(digits) && passesLuhn(digits),
    validationCopy.cardNumberInvalid,
  ),
);
export type CardNumber = v.InferOutput<typeof CardNumberSchema>;
