import type { ValuesOf } from "#shared/fields/field.ts";
import type { residentTerms } from "#shared/lines/yabanci/terms.ts";

export type ResidentTerms = ValuesOf<typeof residentTerms>;
export type Duration = ResidentTerms["duration"];

/** Breadth of cover, from narrow to wide: what the circular asks for, and more treatment without a stay. */
export const breadthNames = { asgari: "Asgari Teminat", genis: "Geniş Teminat" } as const;
export type Breadth = keyof typeof breadthNames;
