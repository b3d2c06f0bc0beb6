import type { PetClass } from "../../domain/pet-class.ts";
import type { DeclineRule } from "../rating/define-rating.ts";
import type { PetRisk } from "./risk.ts";

type PetRule = DeclineRule<PetRisk>;

/** Pets younger than so many months. */
export const petYoungerThan = (months: number): PetRule => ({
  when: ({ petMonths }) => petMonths < months,
  reason: `Şirket ${months} aydan küçük hayvanlara teklif vermiyor.`,
});

/** Pets that have completed more than so many years. */
export const petOlderThan = (years: number): PetRule => ({
  when: ({ petAge }) => petAge > years,
  reason: `Şirket ${years} yaşından büyük hayvanlara teklif vermiyor.`,
});

/** Pets that are ill or have been. */
export const illBefore: PetRule = {
  when: ({ request }) => request.insured[0].hasChronicIllness,
  reason: "Şirket, süregelen veya geçirilmiş hastalığı olan hayvanlara teklif vermiyor.",
};

export const unvaccinated: PetRule = {
  when: ({ request }) => !request.insured[0].isVaccinated,
  reason: "Şirket, aşıları tam olmayan hayvanlara teklif vermiyor.",
};

/** Kinds of animals an insurer does not take. */
export const noPetClass = (petClass: PetClass, name: string): PetRule => ({
  when: ({ request }) => request.insured[0].petClass === petClass,
  reason: `Şirket ${name} için teklif vermiyor.`,
});
