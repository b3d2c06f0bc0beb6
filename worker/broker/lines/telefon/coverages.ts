import type { CoverRow, CoverValue } from "../offer.ts";
import { tariffOn } from "../tariff.ts";
import type { TelefonBook } from "./book.ts";
import { telefonTerms } from "./tariff/terms.ts";

const told = (text: string): CoverValue => ({ kind: "text", text });

/** What a plan pays for from a calendar date on; `undefined` before the first table. */
export function telefonCoverages({ plan, waitingDays }: TelefonBook, date: string) {
  const terms = tariffOn(telefonTerms, date);
  if (terms === undefined) return undefined;
  const ifWide = (text: string): CoverValue =>
    plan === "wide" ? told(text) : { kind: "excluded" };
  const repairs = ifWide(`Yılda ${terms.repairsPerYear} onarım, muafiyetsiz`);
  const loss = ifWide(`İkinci el değer, %${terms.lossDeductiblePercent} muafiyet`);
  return {
    screen: told(`Yılda ${terms.screensPerYear} kez, muafiyetsiz`),
    accident: repairs,
    liquid: repairs,
    "total-loss": loss,
    theft: loss,
    claims: told(`Toplam ${terms.claimsPerYear} hasar`),
    waiting: told(`${waitingDays} gün`),
  };
}

/** Free services that come with phone policies. */
export const phoneCourier: CoverRow = {
  id: "courier",
  label: "Kuryeyle teslim alma",
  kind: "included",
};
export const phoneLoan = (text: string): CoverRow => ({
  id: "loan-phone",
  label: "Yedek telefon",
  kind: "text",
  text,
});
