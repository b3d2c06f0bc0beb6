import type { ComponentType } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import type { FieldKind } from "#shared/forms/form-step.ts";
import { smsCodeLength } from "#shared/schemas/sms-code-length.ts";
import { CardNumberField } from "./card-number-field.tsx";
import { CheckboxField } from "./checkbox-field.tsx";
import type { FieldProps } from "./field-props.ts";
import { MessageField } from "./message-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { RadioGroupField } from "./radio-group-field.tsx";
import {
  codeRewrite,
  dateRewrite,
  digitsRewrite,
  expiryRewrite,
  letterCodeRewrite,
  lettersRewrite,
  phoneRewrite,
  plateRewrite,
  thousandsRewrite,
} from "./rewrites.ts";
import { SearchableSelectField } from "./searchable-select-field.tsx";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";
import type { TextKind } from "./text-field.tsx";

/** Kinds no product line asks for: they belong to the site's own forms. */
type SiteKind = "password" | "sms-code" | "card-number" | "card-expiry" | "card-cvc";

export type AnyFieldKind = FieldKind | SiteKind;

const usualLength = 20;
const identityDigits = 11;

/** A line of text with the settings of a kind, where they depend on the field. */
function lineOf(kindOf: (field: FieldProps) => TextKind): ComponentType<FieldProps> {
  return function LineField(props) {
    return <TextField {...props} of={kindOf(props)} />;
  };
}

const line = (kind: TextKind) => lineOf(() => kind);

const numeric = {
  inputMode: "numeric",
  refusal: validationCopy.digitsOnly,
  inputClass: "tabular-nums",
} as const satisfies TextKind;

/** Digits and nothing else, at most `max` of them unless the field says otherwise. */
const digits = (max: number, kind: TextKind = {}) =>
  lineOf(({ maxLength = max }) => ({ ...numeric, ...kind, rewrite: digitsRewrite(maxLength) }));

/** What each kind of field is drawn with. Nothing else on the site knows kinds from one another. */
export const fieldKinds: Readonly<Record<AnyFieldKind, ComponentType<FieldProps>>> = {
  text: TextField,
  message: MessageField,
  letters: line({
    autoCapitalize: "words",
    rewrite: lettersRewrite,
    refusal: validationCopy.lettersOnly,
  }),
  digits: digits(usualLength),
  number: lineOf(({ thousands = false }) => ({ ...numeric, rewrite: thousandsRewrite(thousands) })),
  amount: line({
    ...numeric,
    rewrite: thousandsRewrite(true),
    inputClass: "tabular-nums pr-11",
    after: (
      <span aria-hidden="true" className="absolute right-3 inset-y-0 flex items-center text-muted">
        {uiCopy.currency}
      </span>
    ),
  }),
  code: lineOf(({ maxLength = usualLength }) => ({
    autoCapitalize: "characters",
    rewrite: codeRewrite(maxLength),
  })),
  "letter-code": lineOf(({ maxLength = usualLength }) => ({
    autoCapitalize: "characters",
    rewrite: letterCodeRewrite(maxLength),
    refusal: validationCopy.lettersOnly,
  })),
  "identity-number": digits(identityDigits),
  plate: line({
    placeholder: uiCopy.platePlaceholder,
    autoCapitalize: "characters",
    rewrite: plateRewrite,
    refusal: validationCopy.plateInvalid,
    inputClass: "tabular-nums",
  }),
  phone: line({
    ...numeric,
    type: "tel",
    inputMode: "tel",
    autoComplete: "tel-national",
    placeholder: uiCopy.phoneMask,
    rewrite: phoneRewrite,
    before: (
      <span className="flex items-center rounded-control border border-solid border-line bg-tint px-3 tabular-nums">
        {uiCopy.phonePrefix}
      </span>
    ),
  }),
  email: line({ type: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "none" }),
  date: line({ ...numeric, placeholder: uiCopy.dateMask, rewrite: dateRewrite }),
  select: SelectField,
  "search-select": SearchableSelectField,
  radio: RadioGroupField,
  switch: (props) => <CheckboxField {...props} isSwitch />,
  consent: CheckboxField,
  password: PasswordField,
  "sms-code": digits(smsCodeLength, {
    autoComplete: "one-time-code",
    enterKeyHint: "done",
    inputClass: "tabular-nums text-center text-xl tracking-[0.5em]",
  }),
  "card-number": CardNumberField,
  "card-expiry": line({
    ...numeric,
    placeholder: uiCopy.expiryMask,
    autoComplete: "cc-exp",
    rewrite: expiryRewrite,
  }),
  // Amex prints four digits, the others three.
  "card-cvc": digits(3, { autoComplete: "cc-csc" }),
};
