import type { PhonePlan } from "./tariff/rates.ts";
import type { PhoneTerms } from "./tariff/terms.ts";
import type { CoverRow } from "../../insurers/insurer.ts";

const labels = {
  screen: "Ekran kırılması",
  accident: "Diğer kaza hasarları",
  liquid: "Sıvı teması",
  "total-loss": "Onarılamayan hasar (pert)",
  theft: "Kapkaç, gasp, zorla hırsızlık",
  waiting: "Bekleme süresi",
} as const;

const told = (id: keyof typeof labels, text: string): CoverRow => ({
  id,
  label: labels[id],
  kind: "text",
  text,
});
const left = (id: keyof typeof labels): CoverRow => ({ id, label: labels[id], kind: "excluded" });

/** Rows of the cover table of a plan. */
export function telefonCovers(plan: PhonePlan, terms: PhoneTerms, waitingDays: number): CoverRow[] {
  const repairs = `Yılda ${terms.repairsPerYear} onarım, muafiyetsiz`;
  const loss = `İkinci el değer, %${terms.lossDeductiblePercent} muafiyet`;
  const isWide = plan === "wide";
  return [
    told("screen", `Yılda ${terms.screensPerYear} kez, muafiyetsiz`),
    isWide ? told("accident", repairs) : left("accident"),
    isWide ? told("liquid", repairs) : left("liquid"),
    isWide ? told("total-loss", loss) : left("total-loss"),
    isWide ? told("theft", loss) : left("theft"),
    told("waiting", `${waitingDays} gün`),
  ];
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
