import { useForm } from "@tanstack/react-form";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { formRules } from "#client/form/form-rules.ts";
import { useAdoption } from "#client/ui/use-adoption.ts";
import type { NamedField, TypedText } from "#shared/fields/field.ts";
import { schemaOf } from "#shared/fields/field.ts";
import { flatFields, groupedName, nestFields } from "#shared/fields/field-name.ts";
import { namesOf } from "./use-choices.ts";

interface StepFormOptions {
  /** The fields that are asked for when this has been typed. */
  readonly fieldsOf: (typed: TypedText) => readonly NamedField[];
  /** What is known of the form. */
  readonly values: TypedText;
  /** How many rows its group has by the server, and how many are shown: one that is being added already is. */
  readonly kept: number;
  readonly shown: number;
  readonly now: number;
  readonly onValid: () => void;
}

/** The state of one step's form: what is asked for now, its schema, and what was typed before. */
export function useStepForm(options: StepFormOptions) {
  const { fieldsOf, values, kept, shown, now, onValid } = options;
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
  const propose = () => {
    const current = flatFields(form.state.values);
    for (const { name } of fieldsOf(values)) {
      const proposed = values[name] ?? "";
      if (proposed !== "" && (current[name] ?? "") === "") form.setFieldValue(name, proposed);
    }
  };
  const before = useRef({ kept, shown });
  // A row has what is proposed for it from the beginning; one that could not be added leaves nothing to the next.
  useAdoption(shown, {
    change(count) {
      const hasGrown = count > before.current.shown;
      before.current.shown = count;
      if (hasGrown) return propose();
      for (const name of Object.keys(flatFields(form.state.values))) {
        if ((groupedName(name)?.row ?? -1) >= count) form.setFieldValue(name, "");
      }
    },
  });
  // When a row goes, those after it take its number; the server may propose more for another one.
  useAdoption(kept, {
    change(count) {
      const hasGrown = count > before.current.kept;
      before.current.kept = count;
      if (hasGrown) return propose();
      const left = initialValues(fieldsOf(values), values);
      setTyped(values);
      setDefaults(left);
      form.reset(left);
    },
  });
  return { form, fields };
}

/** What was typed before into these fields, and into those that may be asked for yet. */
const initialValues = (fields: readonly NamedField[], values: TypedText) =>
  nestFields({ ...Object.fromEntries(fields.map(({ name }) => [name, ""])), ...values });
