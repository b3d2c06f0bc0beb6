import { useStore } from "@tanstack/react-form";
import type { ReactNode } from "react";
import { useFormContext } from "./form-contexts.ts";
import { SubmitButton } from "./submit-button.tsx";

/** Submit button that loads while the form around it submits. */
export function FormSubmit({ children }: { children: ReactNode }) {
  const form = useFormContext();
  const isSubmitting = useStore(form.store, (state) => state.isSubmitting);
  return <SubmitButton loading={isSubmitting}>{children}</SubmitButton>;
}
