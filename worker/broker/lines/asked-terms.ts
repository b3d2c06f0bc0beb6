import { validationCopy } from "#shared/copy/validation.ts";
import type { Field, Fields, NamedField, TypedText } from "#shared/fields/field.ts";
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
