/**
 * How long a policy runs: from its first day to noon of the same day so many years later, so many days later, or of a day
 * that the insured thing names ("YYYY-MM-DD" in that fact of it).
 */
export type FixedPeriod =
  | { readonly unit: "years" | "days"; readonly count: number }
  | { readonly unit: "until"; readonly fact: string };

/** The same, or what stands beside the choice made of a coverage term. */
export type Period<Term extends string = string> =
  | FixedPeriod
  | {
      readonly unit: "chosen";
      readonly term: Term;
      readonly by: Readonly<Record<string, FixedPeriod>>;
    };

export const years = (count: number): FixedPeriod => ({ unit: "years", count });
export const days = (count: number): FixedPeriod => ({ unit: "days", count });
export const until = (fact: string): FixedPeriod => ({ unit: "until", fact });

/** By what is chosen of a term: a period for each of its choices. */
export const chosen = <Term extends string>(
  term: Term,
  by: Readonly<Record<string, FixedPeriod>>,
): Period<Term> => ({ unit: "chosen", term, by });

/** The period of a policy with these terms. */
export function periodOf(period: Period, terms: object): FixedPeriod {
  if (period.unit !== "chosen") return period;
  const choice = String((terms as Readonly<Record<string, unknown>>)[period.term]);
  const found = period.by[choice];
  if (found === undefined) throw new Error(`no period for ${period.term} ${choice}`);
  return found;
}

/** A period in Turkish words, "1 yıl", "30 gün"; undefined where a day of what is insured ends it, or a term tells it. */
export function inWords(period: Period): string | undefined {
  switch (period.unit) {
    case "years":
      return `${period.count} yıl`;
    case "days":
      return `${period.count} gün`;
    case "until":
    case "chosen":
      return undefined;
  }
}
