import type { ValuesOf } from "#shared/fields/field.ts";
import type { petTerms } from "#shared/lines/pet-terms.ts";

/** What was chosen of the coverages. */
export type PetTerms = ValuesOf<typeof petTerms>;
export type TreatmentLimit = PetTerms["limit"];
export type OwnShare = PetTerms["share"];

/** Breadth of cover, from narrow to wide: accidents alone, illnesses as well, liability as well. */
export const breadths = ["kaza", "saglik", "tam"] as const;
export type Breadth = (typeof breadths)[number];
