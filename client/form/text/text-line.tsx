import type { ComponentType } from "react";
import { refusalCopy } from "#shared/copy/refusal.ts";
import type { FieldProps } from "../fields/field-props.ts";
import { digitsRewrite } from "./rewrites.ts";
import { TextField } from "./text-field.tsx";
import type { TextKind } from "./text-field.tsx";

/** A line of text whose settings depend on the field. */
export function lineOf(kindOf: (field: FieldProps) => TextKind): ComponentType<FieldProps> {
  return function LineField(props) {
    return <TextField {...props} of={kindOf(props)} />;
  };
}

/** A line of text of one kind. */
export const line = (kind: TextKind) => lineOf(() => kind);

/** Settings that numbers of all sorts have in common. */
export const numeric = {
  inputMode: "numeric",
  refusal: refusalCopy.digitsOnly,
  inputClass: "tabular-nums",
} as const satisfies TextKind;

/** Digits and nothing else, at most `max` of them unless the field says otherwise. */
export const digits = (max: number, kind: TextKind = {}) =>
  lineOf(({ maxLength = max }) => ({ ...numeric, ...kind, rewrite: digitsRewrite(maxLength) }));
