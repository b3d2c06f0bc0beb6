import { formatMoney } from "#shared/format/money.ts";
import type { DeclineRule } from "../rating/define-rating.ts";
import type { TelefonRisk } from "./risk.ts";

type PhoneRule = DeclineRule<TelefonRisk>;

/** Phones bought longer ago than so many months. */
export const olderThanMonths = (months: number): PhoneRule => ({
  when: ({ deviceMonths }) => deviceMonths > months,
  reason: `Şirket, satın alınalı ${months} ayı geçmiş telefonlara teklif vermiyor.`,
});

/** Phones bought second-hand. */
export const onlyNew: PhoneRule = {
  when: ({ request }) => request.insured[0].isSecondHand,
  reason: "Şirket ikinci el alınmış telefonlara teklif vermiyor.",
};

/** Invoice prices outside bounds, in kuruş. */
export const pricedBetween = (least: number, most: number): PhoneRule => ({
  when: ({ request: { insured } }) =>
    insured[0].invoiceKurus < least || insured[0].invoiceKurus > most,
  reason: `Şirket, fatura bedeli ${formatMoney(least)} TL ile ${formatMoney(most)} TL arasında olan telefonlara teklif veriyor.`,
});

/** Holders below the age of eighteen. */
export const underAge: PhoneRule = {
  when: ({ holderAge }) => holderAge !== undefined && holderAge < 18,
  reason: "Şirket 18 yaşından küçükler adına teklif vermiyor.",
};
