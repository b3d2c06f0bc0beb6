import { validationCopy } from "#shared/copy/validation.ts";
import { cardBrandOf } from "./card-brand.ts";
import { exactDigits } from "../digits.ts";

/** Security code of every card but Amex: three digits. */
export const CvcSchema = exactDigits(3, validationCopy.cvc);

/** Security code of an Amex card: four digits. */
export const AmexCvcSchema = exactDigits(4, validationCopy.cvcAmex);

/** The rule for the card number typed so far. */
export function cvcSchemaFor(cardDigits: string): typeof CvcSchema {
  return cardBrandOf(cardDigits)?.cvcLength === 4 ? AmexCvcSchema : CvcSchema;
}
