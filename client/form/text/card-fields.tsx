import { useState } from "react";
import * as v from "valibot";
import { uiCopy } from "#client/copy/ui.ts";
import { Badge } from "#client/ui/badge.tsx";
import { cardBrandOf } from "#shared/schemas/card/card-brand.ts";
import { cardExpiry } from "#shared/schemas/card/card-expiry.ts";
import { CardNumberSchema } from "#shared/schemas/card/card-number.ts";
import type { FieldProps } from "../fields/field-props.ts";
import { cardRewrite, expiryRewrite } from "./card-rewrites.ts";
import { TextField } from "./text-field.tsx";
import { digits, line, numeric } from "./text-line.tsx";

/**
 * Card number in groups (19 characters at most), with the brand as a word as soon as its prefix tells. Number and expiry lead
 * on to the next field when they are whole and right.
 */
export function CardNumberField(props: FieldProps) {
  const [number, setNumber] = useState(props.value ?? "");
  const brand = cardBrandOf(number.replace(/\s/g, ""));
  return (
    <TextField
      {...props}
      onValueChange={(text) => {
        setNumber(text);
        props.onValueChange?.(text);
      }}
      of={{
        ...numeric,
        autoComplete: "cc-number",
        placeholder: uiCopy.cardPlaceholder,
        rewrite: cardRewrite,
        isComplete: (text) => v.is(CardNumberSchema, text),
        inputClass: brand ? "tabular-nums pr-30" : numeric.inputClass,
        after: (
          <span aria-live="polite" className="absolute right-3 inset-y-0 flex items-center">
            {brand && <Badge>{brand.name}</Badge>}
          </span>
        ),
      }}
    />
  );
}

/** Last month of a card as MM/YY. */
export const CardExpiryField = line({
  ...numeric,
  placeholder: uiCopy.expiryMask,
  autoComplete: "cc-exp",
  rewrite: expiryRewrite,
  isComplete: (text) => v.is(cardExpiry(Date.now()), text),
});

/** Security code, of three digits unless the field says otherwise: Amex prints four. */
export const CardCvcField = digits(3, {
  autoComplete: "cc-csc",
  placeholder: uiCopy.cvcPlaceholder,
});
