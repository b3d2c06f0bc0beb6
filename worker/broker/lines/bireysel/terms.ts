import type { ValuesOf } from "#shared/fields/field.ts";
import type { networkNames, bireyselTerms } from "#shared/lines/bireysel/terms.ts";

/** What was chosen of the coverages. */
export type PrivateTerms = ValuesOf<typeof bireyselTerms>;

export type Network = keyof typeof networkNames;

/** What some packages have besides. */
export type Service = "checkUp" | "dental" | "abroad";
