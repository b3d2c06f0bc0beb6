/**
 * How long a policy runs: from its first day to noon of the same day so many years later, so many days later, or of a day
 * that the insured thing names ("YYYY-MM-DD" in that fact of it).
 */
export type FixedPeriod =
  | { readonly unit: "years" | "days"; readonly count: number }
  | { readonly unit: "until"; readonly fact: string };

/** The same, or from the beginning of the first day to the end of a last one ("YYYY-MM-DD"). */
export type PolicyTerm = FixedPeriod | { readonly unit: "whole-days"; readonly last: string };

/** A fixed one, whole days to the one that a term says, or what stands beside the choice made of a term. */
export type Period<Term extends string = string> =
  | FixedPeriod
  | { readonly unit: "through"; readonly term: Term }
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

/** Whole days, to the one that is said of a term. */
export const through = <Term extends string>(term: Term): Period<Term> => ({
  unit: "through",
  term,
});

const saidOf = (term: string, terms: object): string =>
  String((terms as Readonly<Record<string, unknown>>)[term]);

/** The period of a policy with these terms. */
export function periodOf(period: Period, terms: object): PolicyTerm {
  if (period.unit === "through") return { unit: "whole-days", last: saidOf(period.term, terms) };
  if (period.unit !== "chosen") return period;
  const choice = saidOf(period.term, terms);
  const found = period.by[choice];
  if (found === undefined) throw new Error(`no period for ${period.term} ${choice}`);
  return found;
}

/** A period in Turkish words, "1 yıl", "30 gün"; undefined where a day of what is insured ends it, or a term tells it that is not known here. */
export function inWords(period: Period | PolicyTerm): string | undefined {
  switch (period.unit) {
    case "years":
      return `${period.count} yıl`;
    case "days":
      return `${period.count} gün`;
    case "until":
    case "through":
    case "whole-days":
    case "chosen":
      return undefined;
  }
}
