/**
 * How long a policy runs: from its first day to noon of the same day so many years later, so many days later, or of a day
 * that the insured thing names ("YYYY-MM-DD" in that fact of it).
 */
export type Period =
  | { readonly unit: "years" | "days"; readonly count: number }
  | { readonly unit: "until"; readonly fact: string };

export const years = (count: number): Period => ({ unit: "years", count });
export const days = (count: number): Period => ({ unit: "days", count });
export const until = (fact: string): Period => ({ unit: "until", fact });
