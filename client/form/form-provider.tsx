import type { AnyFormApi } from "@tanstack/react-form";
import { createContext, useContext } from "react";
import type { ReactNode } from "react";
import { FormScopeProvider } from "./form-scope.ts";

const FormContext = createContext<AnyFormApi | null>(null);

/** The form state around a field. Throws outside a `FormProvider`. */
export function useFormContext(): AnyFormApi {
  const form = useContext(FormContext);
  if (form === null) throw new Error("A form field needs a FormProvider above it.");
  return form;
}

interface FormProviderProps {
  readonly form: AnyFormApi;
  readonly idPrefix?: string;
  /** Messages of a refused submit, by field name. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly children: ReactNode;
}

const none = {};

/**
 * Gives the fields of a form their state, which `useForm` keeps by the rules of `formRules`:
 *
 *     const form = useForm({ ...formRules(schema), defaultValues, onSubmit });
 *     <FormProvider form={form} errors={…}><form …>
 *       <FormErrorSummary />
 *       <FormField name="plate" kind="plate" label="…" />
 *     </form></FormProvider>
 */
export function FormProvider({ form, idPrefix = "", errors = none, children }: FormProviderProps) {
  return (
    <FormContext.Provider value={form}>
      <FormScopeProvider value={{ idPrefix, errors }}>{children}</FormScopeProvider>
    </FormContext.Provider>
  );
}
