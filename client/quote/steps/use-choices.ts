import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useStore } from "#client/state/store.ts";
import type { NamedField, TypedText } from "#shared/fields/field.ts";
import { flatFields } from "#shared/fields/field-name.ts";
import type { Choices } from "./choices.ts";
import { loadChoices } from "./choices.ts";

/** A form as far as its lists follow what is chosen in it. */
interface ChoosingForm {
  readonly options: { readonly defaultValues?: Readonly<Record<string, unknown>> | undefined };
  readonly state: { readonly values: Readonly<Record<string, unknown>> };
  readonly store: { subscribe(follow: () => void): { unsubscribe: () => void } };
  setFieldValue(name: string, text: string): void;
}

/** Some fields as one text, to be compared with others. */
export const namesOf = (fields: readonly NamedField[]): string =>
  fields.map(({ name }) => name).join(" ");

/**
 * The lists of a form's selects, and whether one that should have choices by now has none, because nobody answers for it.
 * Choosing in one field fetches the lists that depend on it and empties their fields, and those of fields that are asked
 * for by now; a text that would have filled it in says something else and is emptied as well.
 */
export function useChoices(form: ChoosingForm, fields: readonly NamedField[], initial: Choices) {
  const [choices, setChoices] = useState(initial);
  const [awaited, setAwaited] = useState(0);
  const { lists } = useStore();
  const known = useRef(flatFields(form.options.defaultValues ?? {}));
  const isFilling = useRef(false);
  /** Fetches the lists of some fields. One that follows what has been chosen otherwise meanwhile is another one's by now. */
  const load = useCallback(
    async (wanted: readonly NamedField[], values: TypedText) => {
      setAwaited((count) => count + 1);
      const loaded = await loadChoices(lists, wanted, values).finally(() =>
        setAwaited((count) => count - 1),
      );
      const chosen = flatFields(form.state.values);
      const current = wanted.filter(({ dependsOn = [] }) =>
        dependsOn.every((name) => (chosen[name] ?? "") === (values[name] ?? "")),
      );
      setChoices((all) => ({ ...all, ...only(loaded, current) }));
    },
    [form, lists],
  );
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
      void load(dependents, values);
    };
    // What was chosen before the scripts came counts as well.
    follow();
    return form.store.subscribe(follow).unsubscribe;
  }, [form, fields, load]);
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
  const forget = useEffectEvent(() => setChoices((all) => only(all, fields)));
  useEffect(() => forget(), [askedNames]);
  const missing = fields.filter(({ choices: list }) => list !== undefined && !(list in choices));
  const fetchMissing = useEffectEvent(() => load(missing, flatFields(form.state.values)));
  const missingNames = namesOf(missing);
  useEffect(() => {
    if (missingNames !== "") void fetchMissing();
  }, [missingNames]);
  const chosen = flatFields(form.state.values);
  const hasEmptyList = fields.some(
    ({ choices: list, dependsOn = [] }) =>
      list !== undefined && dependsOn.every((name) => chosen[name]) && choices[list]?.length === 0,
  );
  return { choices, fill, hasEmptyList: hasEmptyList && awaited === 0 };
}

/** The lists of some fields. */
const only = (all: Choices, fields: readonly NamedField[]): Choices =>
  Object.fromEntries(
    Object.entries(all).filter(([list]) => fields.some(({ choices }) => choices === list)),
  );

/** Lists but those that depend on what has been chosen anew. */
function without(all: Choices, fields: readonly NamedField[], changed: TypedText): Choices {
  const stale = fields.flatMap(({ choices: list, dependsOn = [] }) =>
    list !== undefined && dependsOn.some((name) => name in changed) ? [list] : [],
  );
  return Object.fromEntries(
    Object.entries(all).filter(([list]) => !stale.some((name) => name === list)),
  );
}
