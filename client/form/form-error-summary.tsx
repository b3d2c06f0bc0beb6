import { useStore } from "@tanstack/react-form";
import { ErrorSummary } from "#client/ui/error-summary.tsx";
import { useFormContext } from "./form-provider.tsx";
import { fieldId, useFormScope } from "./form-scope.ts";

interface FormErrorSummaryProps {
  /** The fields in the order they are shown, where some come and go; absent: in the order they came. */
  readonly names?: readonly string[];
}

/** The messages of the form around it after a failed submit, be it here or on the server. */
export function FormErrorSummary({ names }: FormErrorSummaryProps) {
  const form = useFormContext();
  const scope = useFormScope();
  const attempts = useStore(form.store, (state) =>
    state.isSubmitSuccessful ? 0 : state.submissionAttempts,
  );
  const fieldMeta = useStore(form.store, (state) => state.fieldMeta);
  const isFromServer = attempts === 0 && Object.keys(scope.errors).length > 0;
  const own = (names ?? Object.keys(fieldMeta)).map((name): [string, unknown] => [
    name,
    fieldMeta[name]?.errors[0],
  ]);
  const messages = isFromServer ? Object.entries(scope.errors) : attempts > 0 ? own : [];
  const errors = messages.flatMap(([name, message]) =>
    typeof message === "string" ? [{ fieldId: fieldId(scope, name), message }] : [],
  );
  return <ErrorSummary errors={errors} attempt={isFromServer ? 1 : attempts} />;
}
