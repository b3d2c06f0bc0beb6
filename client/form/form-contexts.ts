import { createFormHookContexts } from "@tanstack/react-form";

/** How a bound field finds its field, and a bound part its form. */
export const { fieldContext, formContext, useFieldContext, useFormContext } =
  createFormHookContexts();
