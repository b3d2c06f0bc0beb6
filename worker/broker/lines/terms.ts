import type { Field, Fields, NamedField, TypedText } from "#shared/fields/field.ts";
import { fieldText } from "#shared/fields/field-text.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import type { CoverRow } from "./offer.ts";
import { lineOf } from "#shared/lines/registry.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { fieldsFor, namedFields } from "#shared/fields/field.ts";

const textsOf = (said: object): TypedText =>
  Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value ?? "")]));

/**
 * The coverage terms that are asked of whom has said this, of what is insured and of the terms themselves, by name of the
 * field; what is sent of others does not count.
 */
export const askedTerms = (coverageTerms: Fields, said: object): readonly NamedField[] =>
  fieldsFor(namedFields(coverageTerms, Object.keys(coverageTerms)), [], textsOf(said));

/** Those that are asked now, or would be if another of the choices among them were made. */
export function possibleTerms(coverageTerms: Fields, said: object): readonly NamedField[] {
  const others = Object.entries(coverageTerms).flatMap(([name, { options = [] }]) =>
    options.map(({ id }) => ({ ...said, [name]: id })),
  );
  const names = [said, ...others].flatMap((each) =>
    askedTerms(coverageTerms, each).map(({ name }) => name),
  );
  return namedFields(
    coverageTerms,
    Object.keys(coverageTerms).filter((name) => names.includes(name)),
  );
}

/** What is said where a term is asked and was left empty. */
export const missingTerm = ({ kind }: Pick<Field, "kind">): string =>
  kind === "amount" ? validationCopy.amountRequired : validationCopy.required;

/** A coverage term, and what was chosen of it. */
export interface ChosenTerm {
  /** Its name in our models. */
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  /** What was chosen, in words. */
  readonly text: string;
}

/** The terms of a line as they were chosen, in its order; none that was not asked, as stored ones lack those alone. */
export function chosenTerms(coverageTerms: Fields, terms: object): ChosenTerm[] {
  const values = terms as Readonly<Record<string, unknown>>;
  return Object.entries(coverageTerms).flatMap(([name, field]): ChosenTerm[] => {
    const value = values[name] ?? (field.when === undefined ? field.byDefault : undefined);
    return value === undefined ? [] : [{ name, field, value, text: fieldText(field, value) }];
  });
}

/** Rows for terms that no coverage is named after; of those that one is, its own row tells. */
export const termRows = ({ coverageTerms, coverages }: AnyLine, terms: object): CoverRow[] =>
  chosenTerms(coverageTerms, terms)
    .filter(({ name }) => !Object.hasOwn(coverages, name))
    .map(({ name, field, text }) => ({ id: name, label: field.label, kind: "text", text }));

/** Coverages of a line whose rows in an offer tell what somebody has chosen for themselves. */
export const personalRows = (productId: string): readonly string[] =>
  Object.values(lineOf(productId)?.coverageTerms ?? {}).flatMap(
    ({ personal }) => personal?.rows ?? [],
  );
