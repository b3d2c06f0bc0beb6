import { useForm } from "@tanstack/react-form";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { formRules } from "#client/form/form-rules.ts";
import { useStore } from "#client/state/store.ts";
import { useAdoption } from "#client/ui/use-adoption.ts";
import type { NamedField, TypedText } from "#shared/fields/field.ts";
import { flatFields, nestFields } from "#shared/fields/field-name.ts";
import { schemaOf } from "#shared/fields/field.ts";
import type { Choices } from "./choices.ts";
import { loadChoices } from "./choices.ts";

export interface StepFormOptions {
  /** The fields that are asked for when this has been typed. */
  readonly fieldsOf: (typed: TypedText) => readonly NamedField[];
  /** What the server has of the form; `rows` is how many rows its group has. */
  readonly values: TypedText;
  readonly rows: number;
  readonly now: number;
  readonly onValid: () => void;
}

/** The state of one step's form: what is asked for now, its schema, and what was typed before. */
export function useStepForm({ fieldsOf, values, rows, now, onValid }: StepFormOptions) {
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
  useEffect(() => form.store.subscribe(() => follow()).unsubscribe, [form]);
  const before = useRef(rows);
  // When a row goes, those after it take its number; another one has what is proposed for it.
  useAdoption(rows, {
    change(count) {
      const hasShrunk = count < before.current;
      before.current = count;
      if (!hasShrunk) {
        const current = flatFields(form.state.values);
        for (const { name } of fieldsOf(values)) {
          const proposed = values[name] ?? "";
          if (proposed !== "" && (current[name] ?? "") === "") form.setFieldValue(name, proposed);
        }
        return;
      }
      const left = initialValues(fieldsOf(values), values);
      setTyped(values);
      setDefaults(left);
      form.reset(left);
    },
  });
  return { form, fields };
}

export type StepFormApi = ReturnType<typeof useStepForm>["form"];

const namesOf = (fields: readonly NamedField[]): string => fields.map(({ name }) => name).join(" ");

/** What was typed before into these fields, and into those that may be asked for yet. */
const initialValues = (fields: readonly NamedField[], values: TypedText) =>
  nestFields({ ...Object.fromEntries(fields.map(({ name }) => [name, ""])), ...values });

/**
 * The lists of a form's selects, and whether one that should have choices by now has none, because nobody answers for it.
 * Choosing in one field fetches the lists that depend on it and empties their fields, and those of fields that are asked
 * for by now; a text that would have filled it in says something else and is emptied as well.
 */
export function useChoices(form: StepFormApi, fields: readonly NamedField[], initial: Choices) {
  const [choices, setChoices] = useState(initial);
  const [awaited, setAwaited] = useState(0);
  const { lists } = useStore();
  const known = useRef(flatFields(form.options.defaultValues ?? {}));
  const isFilling = useRef(false);
  useEffect(() => {
    const follow = () => {
      if (isFilling.current) return;
      const values = flatFields(form.state.values);
      const changed = fields.filter(({ name }) => values[name] !== known.current[name]);
      known.current = values;
      const dependents = fields.filter(({ dependsOn = [], suggests }) =>
        changed.some(({ name }) => dependsOn.includes(name) || suggests?.fills.includes(name)),
      );
      if (dependents.length === 0) return;
      for (const { name } of dependents) form.setFieldValue(name, "");
      setAwaited((count) => count + 1);
      void loadChoices(lists, dependents, values)
        .then((loaded) => setChoices((all) => ({ ...all, ...loaded })))
        .finally(() => setAwaited((count) => count - 1));
    };
    // What was chosen before the scripts came counts as well.
    follow();
    return form.store.subscribe(follow).unsubscribe;
  }, [form, fields, lists]);
  /** Chooses in several fields at once: none of them empties another. */
  const fill = useCallback(
    (filled: TypedText) => {
      known.current = { ...flatFields(form.state.values), ...filled };
      isFilling.current = true;
      for (const [name, text] of Object.entries(filled)) form.setFieldValue(name, text);
      isFilling.current = false;
      setChoices((all) => without(all, fields, filled));
    },
    [form, fields],
  );
  // A field that is asked for only now brings its list along; one that is not any more leaves its own behind.
  const askedNames = namesOf(fields);
  const forget = useEffectEvent(() => {
    setChoices((all) => {
      const asked = fields.flatMap(({ choices: list }) => list ?? []);
      const kept = Object.entries(all).filter(([list]) => asked.some((name) => name === list));
      return Object.fromEntries(kept);
    });
  });
  useEffect(() => forget(), [askedNames]);
  const missing = fields.filter(({ choices: list }) => list !== undefined && !(list in choices));
  const fetchMissing = useEffectEvent(() => {
    setAwaited((count) => count + 1);
    void loadChoices(lists, missing, flatFields(form.state.values))
      .then((loaded) => setChoices((all) => ({ ...all, ...loaded })))
      .finally(() => setAwaited((count) => count - 1));
  });
  const missingNames = namesOf(missing);
  useEffect(() => {
    if (missingNames !== "") fetchMissing();
  }, [missingNames]);
  const chosen = flatFields(form.state.values);
  const hasEmptyList = fields.some(
    ({ choices: list, dependsOn = [] }) =>
      list !== undefined && dependsOn.every((name) => chosen[name]) && choices[list]?.length === 0,
  );
  return { choices, fill, hasEmptyList: hasEmptyList && awaited === 0 };
}

/** Lists but those that depend on what has been chosen anew. */
function without(all: Choices, fields: readonly NamedField[], changed: TypedText): Choices {
  const stale = fields.flatMap(({ choices: list, dependsOn = [] }) =>
    list !== undefined && dependsOn.some((name) => name in changed) ? [list] : [],
  );
  return Object.fromEntries(
    Object.entries(all).filter(([list]) => !stale.some((name) => name === list)),
  );
}
