import type { FieldProps } from "./field-props.ts";

/** What is known already and only sent along. */
export const HiddenField = ({ id, name, value = "" }: FieldProps) => (
  <input type="hidden" id={id} name={name} value={value} />
);
