import type { ComponentType } from "react";
import { afterPress } from "./after-press.ts";
import { useFieldContext } from "./form-contexts.ts";

type BoundKeys = "name" | "value" | "onValueChange" | "onBlur" | "error";

/** Ties a field component to the form state around it: name, value, message and both events. */
export function bindField<Props extends { value?: unknown }>(Control: ComponentType<Props>) {
  return function BoundField(props: Omit<Props, BoundKeys>) {
    const field = useFieldContext<Exclude<Props["value"], undefined>>();
    const { isBlurred, isDirty, errors } = field.state.meta;
    const isJudged = isBlurred || field.form.state.submissionAttempts > 0;
    const own: unknown = isJudged ? errors[0] : undefined;
    const bound = {
      ...props,
      name: field.name,
      value: field.state.value,
      onValueChange: field.handleChange,
      onBlur: () => afterPress(field.handleBlur),
      // What the server said stands until the field is changed.
      error: typeof own === "string" ? own : isDirty ? "" : undefined,
    };
    return <Control {...(bound as unknown as Props)} />;
  };
}
