import { useForm } from "@tanstack/react-form";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { formRules } from "#client/form/form-rules.ts";
import { useAdoption } from "#client/ui/use-adoption.ts";
import type { NamedField, TypedText } from "#shared/fields/field.ts";
import { schemaOf } from "#shared/fields/field.ts";
import { flatFields, nestFields, withoutRow } from "#shared/fields/field-name.ts";
import { insuredGroup } from "#shared/lines/line.ts";
import { namesOf } from "./use-choices.ts";

interface StepFormOptions {
  /** The fields that are asked for when this has been typed. */
  readonly fieldsOf: (typed: TypedText) => readonly NamedField[];
  /** What the server has of the form; `rows` is how many rows its group has. */
  readonly values: TypedText;
  readonly rows: number;
  readonly now: number;
  /** The row that the last press takes out. */
  readonly removed: number | undefined;
  readonly onValid: () => void;
}

/** The state of one step's form: what is asked for now, its schema, and what was typed before. */
export function useStepForm(options: StepFormOptions) {
  const { fieldsOf, values, rows, now, removed, onValid } = options;
  // Of all that was typed, what decides which fields are asked for.
  const [typed, setTyped] = useState(values);
  const fields = fieldsOf(typed);
  const [defaultValues, setDefaults] = useState(() => initialValues(fields, values));
  const form = useForm({
    ...formRules(schemaOf(fields, now)),
    defaultValues,
    onSubmit: onValid,
  });
  const follow = useEffectEvent(() => {
    const current = { ...values, ...flatFields(form.state.values) };
    if (namesOf(fieldsOf(current)) !== namesOf(fieldsOf(typed))) setTyped(current);
  });
  useEffect(() => {
    // The fields have reported what was chosen before the scripts came.
    follow();
    return form.store.subscribe(() => follow()).unsubscribe;
  }, [form]);
  const before = useRef(rows);
  // When a row goes, those after it take its number; another one has what is proposed for it.
  useAdoption(rows, {
    change(count) {
      const hasShrunk = count < before.current;
      before.current = count;
      if (!hasShrunk) {
        const current = flatFields(form.state.values);
        for (const { name } of fieldsOf(values)) {
          const [said, proposed = ""] = [current[name], values[name]];
          // Each row has its place first: what is set beyond the end of a list lands in the row before.
          if (said === undefined) form.setFieldValue(name, proposed, { dontUpdateMeta: true });
          else if (said === "" && proposed !== "") form.setFieldValue(name, proposed);
        }
        return;
      }
      // What has been typed into the others since it was pressed stays.
      const kept =
        removed === undefined
          ? values
          : { ...values, ...withoutRow(flatFields(form.state.values), insuredGroup, removed) };
      const left = initialValues(fieldsOf(kept), kept);
      setTyped(kept);
      setDefaults(left);
      form.reset(left);
    },
  });
  return { form, fields };
}

/** What was typed before into these fields, and into those that may be asked for yet. */
const initialValues = (fields: readonly NamedField[], values: TypedText) =>
  nestFields({ ...Object.fromEntries(fields.map(({ name }) => [name, ""])), ...values });
