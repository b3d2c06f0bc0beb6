import type { ValuesOf } from "#shared/fields/field.ts";
import type {
  networkNames,
  visitNames,
  tamamlayiciTerms,
} from "#shared/lines/tamamlayici/terms.ts";

/** What was chosen of the coverages. */
export type SupplementaryTerms = ValuesOf<typeof tamamlayiciTerms>;

export type Network = keyof typeof networkNames;
export type VisitLimit = keyof typeof visitNames;

/** What some packages have besides. */
export type Service = "dental" | "eye" | "dietician" | "counselling";
