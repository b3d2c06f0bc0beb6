import { cardLengthOf, formatCardNumber } from "#shared/schemas/card/card-brand.ts";
import { applyMask, reformat, refusesDigitsOver, refusesMoreThan } from "./mask.ts";
import type { Rewrite } from "./mask.ts";

/** `MM/YY`; a first digit above one is a month of its own, and the year may be filled in or typed with four digits. */
export const expiryRewrite: Rewrite = ({ text, caret }) => {
  const shown = text.replace(/^(\d{2}\/?)20(\d{1,2})$/, "$1$2").replace(/^\D*([2-9])/, "0$1");
  const place = caret >= text.length ? shown.length : caret;
  const refused = refusesMoreThan(/\d/, text) || refusesDigitsOver(4, shown);
  return { ...applyMask("99/99", shown, place), refused };
};

/** Card number in its brand's groups. */
export const cardRewrite: Rewrite = (typed) => ({
  ...reformat(typed, /\d/, (digits) => formatCardNumber(digits.slice(0, cardLengthOf(digits)))),
  refused:
    refusesMoreThan(/\d/, typed.text) ||
    refusesDigitsOver(cardLengthOf(typed.text.replace(/\D/g, "")), typed.text),
});
