import type { ComponentType } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { refusalCopy } from "#shared/copy/refusal.ts";
import type { FieldKind } from "#shared/fields/asked-field.ts";
import { AddressCodeHelp } from "./address-code-help.tsx";
import { CheckboxField } from "../choices/checkbox-field.tsx";
import { DocumentPicture } from "./document-picture.tsx";
import type { FieldProps } from "./field-props.ts";
import { EmailField } from "../text/email-field.tsx";
import { MessageField } from "../text/message-field.tsx";
import { RadioGroupField } from "../choices/radio-group-field.tsx";
import {
  codeRewrite,
  dateRewrite,
  documentRewrite,
  lettersRewrite,
  nameRewrite,
  phoneRewrite,
  plateRewrite,
  amountRewrite,
  wholeRewrite,
} from "../text/rewrites.ts";
import { SearchableSelectField } from "../choices/searchable-select-field.tsx";
import { SelectField } from "../choices/select-field.tsx";
import { TextField } from "../text/text-field.tsx";
import { digits, line, lineOf, numeric } from "../text/text-line.tsx";

const usualLength = 20;
const identityDigits = 11;
const addressCodeDigits = 10;

/** What each kind of field is drawn with. Nothing else on the site knows kinds from one another. */
export const fieldKinds: Readonly<Record<FieldKind, ComponentType<FieldProps>>> = {
  text: TextField,
  message: MessageField,
  letters: line({ autoCapitalize: "words", rewrite: lettersRewrite }),
  name: line({ autoCapitalize: "words", rewrite: nameRewrite }),
  digits: digits(usualLength),
  number: lineOf(({ maxLength = usualLength }) => ({
    ...numeric,
    rewrite: wholeRewrite(maxLength),
  })),
  amount: line({
    ...numeric,
    inputMode: "decimal",
    rewrite: amountRewrite,
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
  "hyphenated-code": lineOf(({ maxLength = usualLength }) => ({
    autoCapitalize: "characters",
    rewrite: codeRewrite(maxLength, { hyphens: true }),
  })),
  "identity-number": digits(identityDigits),
  plate: line({
    placeholder: uiCopy.platePlaceholder,
    autoCapitalize: "characters",
    rewrite: plateRewrite,
    refusal: refusalCopy.plateInvalid,
    inputClass: "tabular-nums",
  }),
  "registration-document": line({
    placeholder: uiCopy.documentPlaceholder,
    autoCapitalize: "characters",
    rewrite: documentRewrite,
    inputClass: "tabular-nums",
    picture: <DocumentPicture />,
  }),
  "uavt-code": digits(addressCodeDigits, { picture: <AddressCodeHelp /> }),
  phone: line({
    ...numeric,
    type: "tel",
    inputMode: "tel",
    autoComplete: "tel",
    placeholder: uiCopy.phoneMask,
    rewrite: phoneRewrite,
    before: (
      <span className="flex items-center rounded-control border border-solid border-line bg-tint px-3 tabular-nums">
        {uiCopy.phonePrefix}
      </span>
    ),
  }),
  email: EmailField,
  date: line({ ...numeric, placeholder: uiCopy.dateMask, rewrite: dateRewrite }),
  select: SelectField,
  "search-select": SearchableSelectField,
  radio: RadioGroupField,
  switch: (props) => <CheckboxField {...props} isSwitch />,
  tick: (props) => <CheckboxField {...props} isTick />,
  consent: CheckboxField,
};

/** A kind of field, or the component of one that only a form or two of the site have: a password, a card number. */
export type KindOrComponent = FieldKind | ComponentType<FieldProps>;

/** Draws a field of any kind from plain props; `LightField` and `FormField` give it those of their form. */
export function KindField({ kind, ...field }: FieldProps & { readonly kind: KindOrComponent }) {
  const Kind = typeof kind === "string" ? fieldKinds[kind] : kind;
  return <Kind {...field} />;
}
