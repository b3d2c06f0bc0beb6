import { useStore } from "@tanstack/react-form";
import { useEffect, useEffectEvent, useState } from "react";
import { Field } from "#client/form/fields/field.tsx";
import { FormField } from "#client/form/form-field.tsx";
import { useFormContext } from "#client/form/form-provider.tsx";
import { fieldId, useFormScope } from "#client/form/form-scope.ts";
import { wireField } from "#client/form/fields/wire-field.ts";
import type { NamedField, TypedText } from "#shared/fields/field.ts";
import { flatFields } from "#shared/fields/field-name.ts";
import { ChosenPlace } from "./chosen-place.tsx";
import type { Choice, Choices } from "./choices.ts";
import { quoteCopy } from "./copy.ts";
import { suggestionsOf } from "./suggestions.ts";
import { useSuggestions } from "./use-suggestions.ts";

type ComboboxModule = typeof import("#client/form/choices/combobox.tsx");
type Typed = Readonly<Record<string, unknown>>;
type SuggestingField = NamedField & Required<Pick<NamedField, "suggests">>;

export const isSuggesting = (field: NamedField): field is SuggestingField =>
  field.suggests !== undefined;

/** The search that fills in a field, where there is one. */
export function searchFor({ name }: NamedField, fields: readonly NamedField[]) {
  const search = fields.find((field) => field.suggests?.fills.includes(name) === true);
  return search && { name: search.name, label: search.label, message: quoteCopy.chooseSuggested };
}

interface SuggestFieldProps {
  readonly field: SuggestingField;
  /** What the form asks now, and the lists it has for it. */
  readonly fields: readonly NamedField[];
  readonly choices: Choices;
  /** Chooses in several fields at once. */
  readonly fill: (values: TypedText) => void;
  /** Nobody answers what is searched for. */
  readonly onAway: () => void;
}

/**
 * A text that is searched for, and then the lists it has led to, one after the other, until nothing is left to choose. The
 * server and a browser whose scripts are late have a line of text, which the combobox takes over with what was typed.
 */
export function SuggestField({ field, fields, choices, fill, onAway }: SuggestFieldProps) {
  const { name, label } = field;
  const { list, fills: steps } = field.suggests;
  const form = useFormContext();
  const id = fieldId(useFormScope(), name);
  const values = flatFields(useStore(form.store, (state): Typed => state.values));
  const isSent = useStore(form.store, ({ submissionAttempts }) => submissionAttempts > 0);
  const [module, setModule] = useState<ComboboxModule | null>(null);
  const [isMoving, setMoving] = useState(false);
  const text = values[name] ?? "";
  const isBegun = text !== "" && (values[steps[0] ?? ""] ?? "") !== "";
  const next = fields.find((one) => isBegun && steps.includes(one.name) && !values[one.name]);
  const { found, isSettled, isAway } = useSuggestions(list, isBegun ? "" : text);
  // It takes over from the line of text, even under somebody's hands.
  useEffect(() => {
    void import("#client/form/choices/combobox.tsx").then(
      (loaded) => {
        setMoving((was) => was || document.activeElement?.id === id);
        setModule(loaded);
      },
      () => undefined,
    );
  }, [id]);
  useEffect(() => {
    if (isAway) onAway();
  }, [isAway, onAway]);

  const listOf = (step: string): readonly Choice[] => {
    const source = fields.find((one) => one.name === step)?.choices;
    return (source && choices[source]) ?? [];
  };
  const choose = (chosen: TypedText, words: string) => {
    setMoving(true);
    fill({ ...chosen, [name]: words });
  };
  const chooseNext = (step: string, chosen: string) => {
    const all: TypedText = { ...values, [step]: chosen };
    const names = steps.flatMap((one): [string, string][] => {
      const known = listOf(one).find((choice) => choice.id === all[one]);
      return known === undefined ? [] : [[one, known.name]];
    });
    choose({ [step]: chosen }, suggestionsOf(list).describe(Object.fromEntries(names)));
  };
  // A list of one asks nothing.
  const chooseOnly = useEffectEvent(() => {
    const [only, ...others] = next === undefined ? [] : listOf(next.name);
    if (next !== undefined && only !== undefined && others.length === 0) {
      chooseNext(next.name, only.id);
    }
  });
  const nextCount = next === undefined ? 0 : listOf(next.name).length;
  useEffect(() => {
    if (isMoving && nextCount === 1) chooseOnly();
  }, [isMoving, nextCount, next?.name]);
  const isWhole = isBegun && next === undefined;
  const asked = next ?? field;
  const isMissing = isSent && !values[steps.at(-1) ?? ""];
  const error = isMissing ? quoteCopy.chooseSuggested : isAway ? quoteCopy.searchAway : "";
  const wired = wireField({ ...asked, id: next === undefined ? id : `${id}-${next.name}`, error });
  return (
    <div data-whole={isWhole} className="suggest-field flex flex-col gap-3">
      {isBegun ? (
        <>
          <input type="hidden" name={name} value={text} />
          <ChosenPlace
            label={label}
            words={text}
            takesFocus={isWhole && isMoving}
            onChange={() => choose(Object.fromEntries(steps.map((step) => [step, ""])), "")}
          />
        </>
      ) : null}
      {isWhole ? null : module === null ? (
        isBegun ? null : (
          <FormField {...field} placeholder={quoteCopy.searchAddress} enterKeyHint="search" />
        )
      ) : next === undefined ? (
        <Field field={wired} label={label} hint={field.hint}>
          <module.Combobox
            field={wired}
            options={found.map((one, at) => ({ id: String(at), name: one.text }))}
            chosen=""
            placeholder={quoteCopy.searchAddress}
            search={{ text, onType: (typed) => form.setFieldValue(name, typed) }}
            none={isSettled && !isAway ? quoteCopy.nothingFound : ""}
            takesFocus={isMoving}
            onChoose={(at) => {
              const one = found[Number(at)];
              if (one !== undefined) choose(one.values, one.text);
            }}
            onBlur={undefined}
          />
        </Field>
      ) : (
        <Field key={next.name} field={wired} label={next.label} hint={next.hint}>
          <module.Combobox
            // The list itself is what is posted.
            field={{ ...wired, control: { ...wired.control, name: "" } }}
            options={listOf(next.name)}
            chosen=""
            placeholder={quoteCopy.choose}
            none={quoteCopy.listComing}
            takesFocus={isMoving}
            onChoose={(chosen) => chooseNext(next.name, chosen)}
            onBlur={undefined}
          />
        </Field>
      )}
    </div>
  );
}
