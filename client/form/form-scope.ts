import { createContext, useContext } from "react";

/** What the fields of one form share. */
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

/** Id of a field's control, which the error summary links to. */
export function fieldId({ idPrefix }: FormScope, name: string): string {
  return idPrefix === "" ? name : `${idPrefix}-${name}`;
}
