import type { Field, Fields } from "#shared/fields/field.ts";
import { formatDate } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import type { CoverRow } from "./offer.ts";

/** A coverage term, and what was chosen of it. */
export interface ChosenTerm {
  /** Its name in our models. */
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  /** What was chosen, in words. */
  readonly text: string;
}

function textOf({ kind, options = [] }: Field, value: unknown): string {
  if (kind === "date") return formatDate(String(value));
  if (kind === "amount") return `${formatMoney(Number(value))} TL`;
  const id = typeof value === "boolean" ? { true: "evet", false: "hayir" }[`${value}`] : value;
  return options.find((option) => option.id === String(id))?.name ?? String(value);
}

/** The terms of a line as they were chosen, in its order. */
export function chosenTerms(coverageTerms: Fields, terms: object): ChosenTerm[] {
  const values = terms as Readonly<Record<string, unknown>>;
  return Object.entries(coverageTerms).flatMap(([name, field]): ChosenTerm[] => {
    const value = values[name] ?? field.byDefault;
    return value === undefined ? [] : [{ name, field, value, text: textOf(field, value) }];
  });
}

/** Rows for terms that no coverage is named after; of those that one is, its own row tells. */
export const termRows = ({ coverageTerms, coverages }: AnyLine, terms: object): CoverRow[] =>
  chosenTerms(coverageTerms, terms)
    .filter(({ name }) => !Object.hasOwn(coverages, name))
    .map(({ name, field, text }) => ({ id: name, label: field.label, kind: "text", text }));
