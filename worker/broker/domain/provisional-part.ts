/** What of a request stands in for a silent registry: the insurance record, the data of what is insured. */
export const provisionalParts = ["history", "insured"] as const;
export type ProvisionalPart = (typeof provisionalParts)[number];
