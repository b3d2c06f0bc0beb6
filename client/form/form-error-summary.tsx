import { useStore } from "@tanstack/react-form";
import { ErrorSummary } from "#client/ui/error-summary.tsx";
import { useFormContext } from "./form-provider.tsx";
import { fieldId, useFormScope } from "./form-scope.ts";

interface FormErrorSummaryProps {
  /** The fields in the order they are shown, where some come and go, and what they are called; absent: in the order they came. */
  readonly fields?: readonly { readonly name: string; readonly label: string }[];
}

/**
 * The messages of the form around it after a failed submit, be it here or on the server. What is asked for only since then
 * has none before the next.
 */
export function FormErrorSummary({ fields }: FormErrorSummaryProps) {
  const form = useFormContext();
  const scope = useFormScope();
  // While a submit is being judged its messages come and go; whoever has the focus on them would lose it.
  const attempts = useStore(
    form.store,
    ({ isSubmitting, isSubmitSuccessful, submissionAttempts }) =>
      isSubmitting || isSubmitSuccessful ? 0 : submissionAttempts,
  );
  const fieldMeta = useStore(form.store, (state) => state.fieldMeta);
  const isFromServer = attempts === 0 && Object.keys(scope.errors).length > 0;
  const names = fields?.map(({ name }) => name) ?? Object.keys(fieldMeta);
  const isNew = (name: string) =>
    form.fieldInfo[name]?.instance != null && fieldMeta[name]?.isTouched !== true;
  const own = names
    .filter((name) => !isNew(name))
    .map((name): [string, unknown] => [name, fieldMeta[name]?.errors[0]]);
  const messages = isFromServer ? Object.entries(scope.errors) : attempts > 0 ? own : [];
  const labels = new Map(fields?.map(({ name, label }) => [name, label]));
  const errors = messages.flatMap(([name, message]) =>
    typeof message === "string"
      ? [{ fieldId: fieldId(scope, name), message, label: labels.get(name) }]
      : [],
  );
  return <ErrorSummary errors={errors} attempt={isFromServer ? 1 : attempts} />;
}
