import type { ValuesOf } from "#shared/fields/field.ts";
import type { kaskoTerms } from "#shared/lines/kasko/terms.ts";

/** What was chosen of the coverages. */
export type KaskoTerms = ValuesOf<typeof kaskoTerms>;
export type Service = KaskoTerms["service"];
export type Deductible = KaskoTerms["deductible"];
export type LiabilityLimit = KaskoTerms["liability"];
export type ReplacementCar = KaskoTerms["replacementCar"];

/** Breadth of cover, from narrow to wide. */
export const breadthNames = {
  dar: "Dar Kasko",
  standart: "Kasko",
  genis: "Genişletilmiş Kasko",
} as const;
export type Breadth = keyof typeof breadthNames;

/** Spare parts a repair is done with. */
export const partsNames = { esdeger: "Eşdeğer parça", orijinal: "Orijinal parça" } as const;
export type Parts = keyof typeof partsNames;
