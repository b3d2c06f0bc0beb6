import { useState } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { Badge } from "#client/ui/badge.tsx";
import { validationCopy } from "#shared/copy/validation.ts";
import { cardBrandOf } from "#shared/schemas/card-brand.ts";
import type { FieldProps } from "./field-props.ts";
import { cardRewrite } from "./rewrites.ts";
import { TextField } from "./text-field.tsx";

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
        inputMode: "numeric",
        autoComplete: "cc-number",
        placeholder: uiCopy.cardPlaceholder,
        rewrite: cardRewrite,
        refusal: validationCopy.digitsOnly,
        inputClass: brand ? "tabular-nums pr-36" : "tabular-nums",
        after: (
          <span aria-live="polite" className="absolute right-3 inset-y-0 flex items-center">
            {brand && <Badge>{brand.name}</Badge>}
          </span>
        ),
      }}
    />
  );
}
