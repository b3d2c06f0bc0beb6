import { useState } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { Badge } from "#client/ui/badge.tsx";
import { cardBrandOf } from "#shared/schemas/card-brand.ts";
import type { FieldProps } from "./field-props.ts";
import { cardRewrite, expiryRewrite } from "./card-rewrites.ts";
import { TextField } from "./text-field.tsx";
import { digits, line, numeric } from "./text-line.tsx";

/** Card number in groups (19 characters at most), with the brand as a word as soon as its prefix tells. */
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
});

/** Security code, of three digits unless the field says otherwise: Amex prints four. */
export const CardCvcField = digits(3, {
  autoComplete: "cc-csc",
  placeholder: uiCopy.cvcPlaceholder,
});
