import { useState } from "react";
import { useStore } from "@tanstack/react-form";
import { ErrorSummary } from "#client/ui/error-summary.tsx";
import type { SummaryError } from "#client/ui/error-summary.tsx";
import { useFormContext } from "./form-provider.tsx";
import { fieldId, useFormScope } from "./form-scope.ts";

interface SummedField {
  readonly name: string;
  readonly label: string;
  /** The field by which this one is filled in, and what is said of all of those together. */
  readonly filledBy?:
    | { readonly name: string; readonly label: string; readonly message: string }
    | undefined;
}

interface FormErrorSummaryProps {
  /** The fields in the order they are shown, where some come and go, and what they are called; absent: in the order they came. */
  readonly fields?: readonly SummedField[];
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
  // Each refusal by the server is a failed submit of its own.
  const [refusal, setRefusal] = useState({ errors: scope.errors, count: 1 });
  const isRefused = Object.keys(scope.errors).length > 0;
  if (isRefused && scope.errors !== refusal.errors) {
    setRefusal({ errors: scope.errors, count: refusal.count + 1 });
  }
  const fieldMeta = useStore(form.store, (state) => state.fieldMeta);
  const isFromServer = attempts === 0 && isRefused;
  const names = fields?.map(({ name }) => name) ?? Object.keys(fieldMeta);
  const isNew = (name: string) =>
    form.fieldInfo[name]?.instance != null && fieldMeta[name]?.isTouched !== true;
  const own = names
    .filter((name) => !isNew(name))
    .map((name): [string, unknown] => [name, fieldMeta[name]?.errors[0]]);
  const messages = isFromServer ? Object.entries(scope.errors) : attempts > 0 ? own : [];
  const shown = new Map(fields?.map((field) => [field.name, field]));
  const listed = messages.flatMap(([name, message]): SummaryError[] => {
    if (typeof message !== "string") return [];
    const { label, filledBy } = shown.get(name) ?? {};
    // What the server refused may have been sent without the search, which takes scripts.
    const said = isFromServer || filledBy === undefined ? { name, label, message } : filledBy;
    return [{ fieldId: fieldId(scope, said.name), label: said.label, message: said.message }];
  });
  const errors = [...new Map(listed.map((error) => [error.fieldId, error])).values()];
  return (
    <ErrorSummary errors={errors} attempt={isFromServer ? `server ${refusal.count}` : attempts} />
  );
}
