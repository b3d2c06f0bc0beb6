import * as v from "valibot";
import type { Codec } from "#shared/calls/codec.ts";
import { coded, flag, int, kurus, oneOf, optional, text } from "#shared/calls/codec.ts";
import type { AmountRange } from "#shared/schemas/amount.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { amount, amountWithin } from "#shared/schemas/amount.ts";
import { OptionalConsentSchema, requiredConsent } from "#shared/schemas/consent.ts";
import { displayDate, IsoDateSchema, pastDayRule } from "#shared/schemas/date.ts";
import { wholeNumber } from "#shared/schemas/number.ts";
import type { NumberRange } from "#shared/schemas/number.ts";
import { optionalField, requiredText } from "#shared/schemas/required.ts";
import type { FieldKind } from "./asked-field.ts";
import type { Field, TypedText } from "./field.ts";

type Look = Omit<Field, "kind" | "schema" | "codec" | "rule" | "isOptional">;
type TextKind = Extract<
  FieldKind,
  | "text"
  | "identity-number"
  | "plate"
  | "registration-document"
  | "uavt-code"
  | "phone"
  | "email"
  | "letters"
  | "name"
  | "digits"
  | "code"
  | "hyphenated-code"
>;
type DayRule = (now: number) => v.GenericSchema<string, string>;

const anyDay: DayRule = () => v.string();

/** Text that one schema judges wherever it comes from. */
export const textField = <const L extends Look>(
  kind: TextKind,
  schema: v.GenericSchema<string, string>,
  look: L,
) => ({ ...look, kind, schema: () => schema, codec: text(schema) });

/** The same, which may be left out. */
export const optionalTextField = <const L extends Look>(
  kind: TextKind,
  schema: v.GenericSchema<string, string>,
  look: L,
) => ({
  ...look,
  kind,
  isOptional: true,
  schema: () => optionalField(schema),
  codec: optional(text(schema)),
});

/** A day, `DD.MM.YYYY` as typed and `YYYY-MM-DD` as we keep it. */
export const dateField = <const L extends Look>(look: L, rule: DayRule = anyDay) => ({
  ...look,
  kind: "date" as const,
  schema: (now: number) => v.pipe(displayDate(), rule(now)),
  codec: text(IsoDateSchema),
  rule,
});

/** A day that has been. */
export const pastDateField = <const L extends Look>(look: L) => dateField(look, pastDayRule);

/** A day that may be left out. */
export const optionalDateField = <const L extends Look>(look: L, rule: DayRule = anyDay) => ({
  ...look,
  kind: "date" as const,
  isOptional: true,
  schema: (now: number) => optionalField(v.pipe(displayDate(), rule(now))),
  codec: optional(text(IsoDateSchema)),
  rule,
});

/** A whole number. */
export const numberField = <const L extends Look>(
  look: L,
  range: NumberRange & { readonly min: number; readonly max: number },
) => ({
  ...look,
  kind: "number" as const,
  schema: () => wholeNumber(range),
  codec: int(range.min, range.max),
});

/** Money, in lira as typed and in kuruş as we keep it. */
export const amountField = <const L extends Look>(look: L, range: AmountRange) => ({
  ...look,
  kind: "amount" as const,
  schema: () => amount(range),
  codec: kurus,
  rule: () => amountWithin(range),
});

const noAmount = /^\s*(?:0+(?:[.,]0+)?)?\s*$/;

/** The same, which may be left out; so does who types 0. */
export const optionalAmountField = <const L extends Look>(look: L, range: AmountRange) => ({
  ...look,
  kind: "amount" as const,
  isOptional: true,
  schema: () => optionalField(amount(range), noAmount),
  codec: optional(kurus),
  rule: () => amountWithin(range),
});

/** One of a list; ids travel. */
export const listField = <const L extends Look>(kind: "select" | "search-select", look: L) => ({
  ...look,
  kind,
  schema: () => requiredText(),
  codec: text(),
});

/** One of a few that are always the same, their names by id; ids travel. */
export const choiceField = <
  const Id extends string,
  const L extends Look & { readonly byDefault?: NoInfer<Id> },
>(
  kind: "select" | "radio",
  names: Readonly<Record<Id, string>>,
  look: L,
) => {
  const ids = Object.keys(names) as Id[];
  return {
    ...look,
    kind,
    options: ids.map((id) => ({ id, name: names[id] })),
    nameOf: (id: Id) => names[id],
    schema: () => v.picklist(ids, validationCopy.required),
    codec: oneOf(ids),
  };
};

/** One of a few that are always the same, their names by id; each has a number that travels. */
export const codedField = <
  const Id extends string,
  const L extends Look & { readonly byDefault?: NoInfer<Id> },
>(
  names: Readonly<Record<Id, string>>,
  codes: Readonly<Record<Id, number>>,
  look: L,
) => ({ ...choiceField("select", names, look), codec: coded(codes) });

/** A number out of a list. */
export const numberListField = <const L extends Look>(look: L, codec: Codec<number>) => ({
  ...look,
  kind: "select" as const,
  schema: () => v.pipe(requiredText(), v.digits(), v.transform(Number)),
  codec,
});

/** For fields that are asked where a certain choice was made of another. */
export const whenChosen =
  (name: string, id: string) =>
  (typed: TypedText): boolean =>
    typed[name] === id;

/** One of two, which of them is a yes. */
export const eitherField = <const L extends Look>(
  look: L,
  names: { readonly no: string; readonly yes: string },
) => ({
  ...look,
  kind: "radio" as const,
  options: [
    { id: "hayir", name: names.no },
    { id: "evet", name: names.yes },
  ],
  nameOf: (isYes: boolean) => (isYes ? names.yes : names.no),
  schema: () =>
    v.pipe(
      v.picklist(["hayir", "evet"], validationCopy.required),
      v.transform((id) => id === "evet"),
    ),
  codec: flag,
});

/** One of several boxes under a question, any of which may be ticked. */
export const tickField = <const L extends Look>(look: L) => ({
  ...look,
  kind: "tick" as const,
  isOptional: true,
  schema: () => OptionalConsentSchema,
  codec: flag,
});

/** A consent that must be given. */
export const requiredConsentField = <const L extends Look>(message: string, look: L) => ({
  ...look,
  kind: "consent" as const,
  schema: (): v.GenericSchema<unknown, boolean> => requiredConsent(message),
  codec: flag,
});

/** A consent that may be left, never ticked beforehand. */
export const optionalConsentField = <const L extends Look>(look: L) => ({
  ...look,
  kind: "consent" as const,
  isOptional: true,
  schema: () => OptionalConsentSchema,
  codec: flag,
});
