import type { FieldLook, FieldProps } from "./field-props.ts";
import { fieldKinds } from "./field-kinds.tsx";
import type { AnyFieldKind } from "./field-kinds.tsx";
import { fieldId, useFormScope } from "./form-scope.ts";

export interface LightFieldProps
  extends FieldLook, Pick<FieldProps, "value" | "onValueChange" | "error"> {
  readonly kind: AnyFieldKind;
}

/** A field whose value the browser keeps: of the light form, and of any form that only posts. */
export function LightField({ kind, error, ...field }: LightFieldProps) {
  const scope = useFormScope();
  const Kind = fieldKinds[kind];
  return (
    <Kind {...field} id={fieldId(scope, field.name)} error={error ?? scope.errors[field.name]} />
  );
}
