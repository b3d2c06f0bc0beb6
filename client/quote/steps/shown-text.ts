import { identityShortNames } from "#shared/copy/identity.ts";
import type { NamedField, TypedText } from "#shared/fields/field.ts";
import { maskTypedNumber, shortTypedNumber } from "#shared/format/mask-personal.ts";
import { formatPhoneWithZero, phoneDigits } from "#shared/format/phone.ts";
import { numberKind } from "#shared/schemas/identity/identity-number.ts";
import { compactPlate, formatPlate } from "#shared/schemas/vehicle/plate.ts";
import type { Choices } from "./choices.ts";
import { quoteCopy } from "./copy.ts";

/** What was typed into a field, as it is read again beside its label. */
export function shownText(field: NamedField, values: TypedText, choices: Choices): string {
  const { name, kind, choices: list, options, shown } = field;
  const typed = values[name] ?? "";
  if (shown !== undefined) return shown(typed);
  if (kind === "identity-number") return maskTypedNumber(typed);
  if (kind === "phone") return formatPhoneWithZero(phoneDigits(typed));
  if (kind === "amount") return quoteCopy.lira(typed);
  const known = options ?? (list === undefined ? undefined : choices[list]) ?? [];
  return known.find(({ id }) => id === typed)?.name ?? typed;
}

/** The same where no label stands beside it: a number says whose it is. */
export function foldedText(field: NamedField, values: TypedText, choices: Choices): string {
  const typed = values[field.name] ?? "";
  if (field.kind === "plate") return formatPlate(compactPlate(typed));
  return field.kind === "identity-number"
    ? `${identityShortNames[numberKind(typed)]} ${shortTypedNumber(typed)}`
    : shownText(field, values, choices);
}
