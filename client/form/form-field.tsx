import { Field } from "@tanstack/react-form";
import type { ComponentProps } from "react";
import { useState } from "react";
import { afterPress } from "./fields/after-press.ts";
import { KindField } from "./fields/field-kinds.tsx";
import type { KindOrComponent } from "./fields/field-kinds.tsx";
import type { FieldLook } from "./fields/field-props.ts";
import { useFormContext } from "./form-provider.tsx";
import { fieldId, useFormScope } from "./form-scope.ts";

interface FormFieldProps extends FieldLook {
  readonly kind: KindOrComponent;
  /** Hears of every change besides the form. */
  readonly onValueChange?: (value: string) => void;
}

/** A field whose value the form state around it keeps: name, value, message and both events. */
export function FormField({ onValueChange, ...field }: FormFieldProps) {
  const form = useFormContext();
  const scope = useFormScope();
  return (
    <Field form={form} name={field.name}>
      {({ state, handleChange, handleBlur }) => {
        const value: unknown = state.value;
        const { isBlurred, isTouched, errors } = state.meta;
        // A submit touches every field there is; one that has come since waits for the next.
        const isJudged = isBlurred || (isTouched && form.state.submissionAttempts > 0);
        const own: unknown = isJudged ? errors[0] : undefined;
        return (
          <PostedField
            {...field}
            id={fieldId(scope, field.name)}
            value={typeof value === "string" ? value : ""}
            onValueChange={(text) => {
              handleChange(text);
              onValueChange?.(text);
            }}
            onBlur={() => afterPress(handleBlur)}
            error={typeof own === "string" ? own : undefined}
          />
        );
      }}
    </Field>
  );
}

/** The field itself; where it has no message of its own, what the server said of it stands until it is changed. */
function PostedField(props: ComponentProps<typeof KindField>) {
  const { errors } = useFormScope();
  const { name, value } = props;
  const [judged, setJudged] = useState({ errors, value });
  if (judged.errors !== errors) setJudged({ errors, value });
  const posted = judged.value === value ? errors[name] : undefined;
  return <KindField {...props} error={props.error ?? posted} />;
}
