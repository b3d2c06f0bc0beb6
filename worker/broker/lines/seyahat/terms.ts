import type { ValuesOf } from "#shared/fields/field.ts";
import type { travelTerms } from "#shared/lines/seyahat/terms.ts";

/** The trip, and what was chosen of its coverages. */
export type TravelTerms = ValuesOf<typeof travelTerms>;
export type TreatmentLimit = TravelTerms["treatment"];
export type Region = TravelTerms["region"];

/** Breadth of cover, from narrow to wide: treatment and transport alone, luggage and cancellation as well. */
export const breadthNames = { ekonomik: "Ekonomik", kapsamli: "Kapsamlı" } as const;
export type Breadth = keyof typeof breadthNames;
