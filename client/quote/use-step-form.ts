import { useForm } from "@tanstack/react-form";
import { useEffect, useRef, useState } from "react";
import { formRules } from "#client/form/form-rules.ts";
import { useStore } from "#client/state/store.ts";
import type { NamedField } from "#shared/fields/field.ts";
import { nestFields } from "#shared/fields/field-name.ts";
import { schemaOf } from "#shared/fields/field.ts";
import type { Choices } from "./choices.ts";
import { loadChoices } from "./choices.ts";

export interface StepFormOptions {
  readonly fields: readonly NamedField[];
  readonly values: Readonly<Record<string, string>>;
  readonly now: number;
  readonly onValid: () => void;
}

/** The state of one step's form: the declared fields, their schema, and what was typed before. */
export function useStepForm({ fields, values, now, onValid }: StepFormOptions) {
  const [defaultValues] = useState(() => initialValues(fields, values));
  return useForm({
    ...formRules(schemaOf(fields, now)),
    defaultValues,
    onSubmit: onValid,
  });
}

export type StepFormApi = ReturnType<typeof useStepForm>;

function initialValues(fields: readonly NamedField[], values: Readonly<Record<string, string>>) {
  return nestFields(Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ""])));
}

/** The lists of a form's selects; choosing in one field fetches the lists that depend on it and empties their fields. */
export function useChoices(form: StepFormApi, fields: readonly NamedField[], initial: Choices) {
  const [choices, setChoices] = useState(initial);
  const { lists } = useStore();
  const known = useRef(textOf(form.options.defaultValues ?? {}));
  useEffect(() => {
    const follow = () => {
      const values = textOf(form.state.values);
      const changed = fields.filter(({ name }) => values[name] !== known.current[name]);
      known.current = values;
      const dependents = fields.filter(({ dependsOn = [] }) =>
        changed.some(({ name }) => dependsOn.includes(name)),
      );
      if (dependents.length === 0) return;
      for (const { name } of dependents) form.setFieldValue(name, "");
      void loadChoices(lists, dependents, values).then((loaded) =>
        setChoices((all) => ({ ...all, ...loaded })),
      );
    };
    // What was chosen before the scripts came counts as well.
    follow();
    return form.store.subscribe(follow).unsubscribe;
  }, [form, fields, lists]);
  return choices;
}

const textOf = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
