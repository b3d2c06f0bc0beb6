import type { ReactNode } from "react";
import { FormScopeProvider } from "./form-scope.ts";
import { useFormContext } from "./form-contexts.ts";

interface FormFrameProps {
  /** Where the form goes without scripts. */
  action: string;
  /** Set when another form of the page has fields of the same names. */
  idPrefix?: string;
  /** Messages of a refused native submit, by field name. */
  errors?: Readonly<Record<string, string>>;
  children: ReactNode;
}

const none = {};

/** The form element: posts natively without scripts, and hands the submit to the form state with them. */
export function FormFrame({ action, idPrefix = "", errors = none, children }: FormFrameProps) {
  const form = useFormContext();
  return (
    <FormScopeProvider value={{ idPrefix, errors }}>
      <form
        method="post"
        action={action}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void form.handleSubmit();
        }}
      >
        {children}
      </form>
    </FormScopeProvider>
  );
}
