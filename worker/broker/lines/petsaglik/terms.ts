import type { ValuesOf } from "#shared/fields/field.ts";
import type { petTerms } from "#shared/lines/petsaglik/terms.ts";

/** What was chosen of the coverages. */
export type PetTerms = ValuesOf<typeof petTerms>;
export type TreatmentLimit = PetTerms["limit"];
export type OwnShare = PetTerms["share"];

/** Breadth of cover, from narrow to wide: accidents alone, illnesses as well, liability as well. */
export const breadthNames = {
  kaza: "Kaza ve Acil",
  saglik: "Kaza ve Hastalık",
  tam: "Tam Kapsam",
} as const;
export type Breadth = keyof typeof breadthNames;

/** What is paid for treatments in a year, in kuruş. */
export const treatmentSums: Readonly<Record<TreatmentLimit, number>> = {
  "25-bin": 2_500_000,
  "50-bin": 5_000_000,
  "100-bin": 10_000_000,
};
