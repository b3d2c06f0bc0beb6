import type { FieldLook, FieldProps } from "./fields/field-props.ts";
import { KindField } from "./fields/field-kinds.tsx";
import type { KindOrComponent } from "./fields/field-kinds.tsx";
import { fieldId, useFormScope } from "./form-scope.ts";

export interface LightFieldProps
  extends FieldLook, Pick<FieldProps, "value" | "onValueChange" | "error"> {
  readonly kind: KindOrComponent;
}

/** A field whose value the browser keeps: of the light form, and of any form that only posts. */
export function LightField({ error, ...field }: LightFieldProps) {
  const scope = useFormScope();
  return (
    <KindField
      {...field}
      id={fieldId(scope, field.name)}
      error={error ?? scope.errors[field.name]}
    />
  );
}
