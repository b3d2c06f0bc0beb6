import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { requiredText } from "../required.ts";

/** `12/30` → `2030-12`. */
export function expiryMonth(expiry: string): string {
  return `20${expiry.slice(3)}-${expiry.slice(0, 2)}`;
}

/** `MM/YY` (also `MM/YYYY`, `MMYY`, as browsers fill it) → `MM/YY`. A card is good to the end of its month. */
export function cardExpiry(now: number) {
  return v.pipe(
    requiredText(validationCopy.cardExpiryInvalid),
    v.transform((text) => text.replace(/\s/g, "")),
    v.regex(/^(?:0[1-9]|1[0-2])\/?(?:20)?\d{2}$/, validationCopy.cardExpiryInvalid),
    v.transform((text) => `${text.slice(0, 2)}/${text.slice(-2)}`),
    v.check(
      (expiry) => expiryMonth(expiry) >= todayInIstanbul(now).slice(0, 7),
      validationCopy.cardExpired,
    ),
  );
}
