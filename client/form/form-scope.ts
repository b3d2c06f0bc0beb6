import { createContext, useContext } from "react";

/** What the fields of one form share, whichever kind of form it is. */
export interface FormScope {
  /** Prefix of control ids, for a form whose field names may occur twice on a page. */
  readonly idPrefix: string;
  /** Messages of a refused submit, by field name. */
  readonly errors: Readonly<Record<string, string>>;
}

const empty: FormScope = { idPrefix: "", errors: {} };
const FormScopeContext = createContext<FormScope>(empty);

export const FormScopeProvider = FormScopeContext.Provider;

export function useFormScope(): FormScope {
  return useContext(FormScopeContext);
}

/**
 * Id of a field's control, which the error summary links to. That of `people[0].birthDate` is `people-0-birthDate`, so
 * that it needs no escaping in an address or a selector.
 */
export function fieldId({ idPrefix }: FormScope, name: string): string {
  const id = name.replace(/\W+/g, "-").replace(/-$/, "");
  return idPrefix === "" ? id : `${idPrefix}-${id}`;
}
