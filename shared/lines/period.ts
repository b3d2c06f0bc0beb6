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

/** A period in Turkish words, "1 yıl", "30 gün"; undefined where a day of what is insured ends it. */
export function inWords(period: Period): string | undefined {
  switch (period.unit) {
    case "years":
      return `${period.count} yıl`;
    case "days":
      return `${period.count} gün`;
    case "until":
      return undefined;
  }
}
