import type { FormEvent, ReactNode } from "react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { Button } from "#client/ui/button.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { toldOf } from "#client/ui/toasts/tell-waiting.ts";
import { useAdoption } from "#client/ui/use-adoption.ts";
import { useHasScripts } from "#client/ui/use-has-scripts.ts";
import { DefaultButton } from "#client/form/default-button.tsx";
import { FormErrorSummary } from "#client/form/form-error-summary.tsx";
import { FormField } from "#client/form/form-field.tsx";
import { FormProvider } from "#client/form/form-provider.tsx";
import { useHeldPresses } from "#client/form/use-held-presses.ts";
import { ConsentLabel } from "#client/modals/consent-label.tsx";
import type { NamedField, TypedText } from "#shared/fields/field.ts";
import { groupedName, rowTitle } from "#shared/fields/field-name.ts";
import { rowIntentOf } from "#shared/fields/row-intent.ts";
import type { InsuredGroup } from "#shared/lines/insured-group.ts";
import type { StepFold } from "#shared/lines/line.ts";
import type { Choices } from "./choices.ts";
import { quoteCopy } from "./copy.ts";
import { FieldFold } from "./field-fold.tsx";
import { InsuredRows, placeOf } from "./insured-rows.tsx";
import { isSuggesting, searchFor, SuggestField } from "./suggest-field.tsx";
import { useAutosave } from "./use-autosave.ts";
import { useChoices } from "./use-choices.ts";
import { useStepForm } from "./use-step-form.ts";

interface StepFormProps {
  /** Id of the step; posted along, because the visitor may have gone on in another tab. */
  readonly step: string;
  /** Stands for what was entered before it; posted along, because another tab may have changed it. */
  readonly entered: string;
  /** Stands for the rows it shows, of a step with several insured; posted along for the same reason. */
  readonly rows: string | undefined;
  readonly action: string;
  /** What is asked for when this has been typed. */
  readonly fieldsOf: (typed: TypedText) => readonly NamedField[];
  /** The group some of the fields belong to, and how many are in it. */
  readonly group?: (InsuredGroup & { readonly count: number }) | undefined;
  /** Fields that stand folded. */
  readonly folds: readonly StepFold[];
  readonly values: Readonly<Record<string, string>>;
  readonly choices: Choices;
  readonly errors: Readonly<Record<string, string>>;
  readonly now: number;
  /** What the main button does, and what it says. */
  readonly intent: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** Whether a window stands over it, or has been closed and goes as soon as that is answered. */
  readonly isCovered: boolean;
  /** What is waited for once it is sent. */
  readonly awaits: string;
  /** Before the first field. */
  readonly before?: ReactNode;
  /** Said when a list that should have choices has none. */
  readonly emptyList?: string | undefined;
  /** Other ways on; their buttons are `formNoValidate`. */
  readonly children?: ReactNode;
}

/**
 * One step of a flow as a form. Typed text is kept on the server while it is typed. With scripts the fields are judged
 * here first; without them the same form posts and comes back with the same messages.
 */
export function StepForm(props: StepFormProps) {
  const { step, action, fieldsOf, group, values, errors, now, intent, submitLabel } = props;
  const { isBusy, isCovered, before, emptyList, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const autosave = useAutosave(element, action);
  // What is being sent, from the press until the router has it.
  const [sending, setSending] = useState<string>();
  const isSending = sending !== undefined;
  const hold = useHeldPresses(element, isBusy || isSending || isCovered);
  const posted = useNavigation().formData?.get("intent");
  if (isSending && sending === posted) setSending(undefined);
  const isOwnPress = isSending ? sending === intent : posted === undefined || posted === intent;
  const [lastSent, setLastSent] = useState("");
  const lastRow = rowIntentOf(lastSent);
  const removed = lastRow !== undefined && "removed" in lastRow ? lastRow.removed : undefined;
  const send = (data: FormData, to: string = action) => {
    const own = String(data.get("intent") ?? "");
    setLastSent(own);
    setSending(own);
    void toldOf(autosave.cancel())
      .then(() => submit(data, { method: "post", action: to }))
      .finally(() => setSending((other) => (other === own ? undefined : other)));
  };
  const { form, fields } = useStepForm({
    fieldsOf,
    values,
    rows: group?.count ?? 0,
    now,
    removed,
    onValid: () => {
      const data = new FormData(element.current ?? undefined);
      data.set("intent", intent);
      send(data);
    },
  });
  useEffect(() => {
    let kept = form.state.values;
    // What is chosen in a list is typed nowhere.
    const keepChosen = () => {
      if (form.state.values === kept) return;
      kept = form.state.values;
      autosave.schedule();
    };
    return form.store.subscribe(keepChosen).unsubscribe;
  }, [form, autosave]);
  const { choices, fill, hasEmptyList } = useChoices(form, fields, props.choices);
  const [isSearchAway, setSearchAway] = useState(false);
  const handleAway = useCallback(() => setSearchAway(true), []);
  // The fields have reported by now what was typed before the scripts came; it is kept like everything typed since.
  useAdoption(undefined, { adopt: () => form.state.isDirty && autosave.schedule() });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (isBusy || isSending || isCovered) {
      // Pressed twice, it is meant once; something else is meant besides.
      const underWay = sending ?? posted;
      if (isCovered || (submitter as HTMLButtonElement | null)?.value !== underWay) hold(submitter);
      return;
    }
    if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) {
      const to = submitter.getAttribute("formaction") ?? undefined;
      send(new FormData(event.currentTarget, submitter), to);
    } else {
      void form.handleSubmit();
    }
  };
  // What is folded stays so, and what is not does, while the form is filled in.
  const [folds] = useState(props.folds);
  const isAsked = (name: string) => fields.some((field) => field.name === name);
  const foldOf = (name: string) =>
    folds.find(
      ({ beside, fields: inFold }) =>
        inFold.includes(name) && (beside === undefined || isAsked(beside)),
    );
  const hasDependents = fields.some((one) => one.dependsOn !== undefined || isSuggesting(one));
  const show = (field: NamedField) => (
    <StepField key={placeOf(field)} field={field} choices={choices} />
  );
  return (
    <FormProvider form={form} errors={errors}>
      <form
        ref={element}
        method="post"
        action={action}
        noValidate
        data-awaits={props.awaits}
        className="flex flex-col gap-5"
        onInput={autosave.schedule}
        onSubmit={handleSubmit}
      >
        <DefaultButton intent={intent} />
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="entered" value={props.entered} />
        {props.rows === undefined ? null : <input type="hidden" name="rows" value={props.rows} />}
        {before}
        <FormErrorSummary
          fields={fields.map((field) => {
            const filledBy = isSearchAway ? undefined : searchFor(field, fields);
            return { name: field.name, label: titleOf(field, group), filledBy };
          })}
        />
        {fields.map((field, index) => {
          const fold = foldOf(field.name);
          if (fold !== undefined) {
            const inFold = fields.filter(({ name }) => fold.fields.includes(name));
            return inFold[0] === field ? (
              <FieldFold
                key={fold.fields[0]}
                fold={fold}
                fields={inFold}
                choices={choices}
                isOpen={fold.beside === undefined ? fold.isOpen === true : isSearchAway}
              >
                {inFold.map(show)}
              </FieldFold>
            ) : null;
          }
          if (isSuggesting(field)) {
            return (
              <SuggestField
                key={field.name}
                field={field}
                fields={fields}
                choices={choices}
                fill={fill}
                onAway={handleAway}
              />
            );
          }
          const row = groupedName(field.name);
          if (row === undefined || group === undefined) return show(field);
          // The whole group stands where its first field does.
          const isFirst = groupedName(fields[index - 1]?.name ?? "") === undefined;
          return isFirst ? (
            <InsuredRows
              key={row.group}
              name={row.group}
              {...{ group, removed, fields, values, errors, show }}
            />
          ) : null;
        })}
        {hasDependents ? <ChoicesButton /> : null}
        {hasEmptyList && emptyList !== undefined ? (
          <Notice kind="warning">{emptyList}</Notice>
        ) : null}
        <Button
          type="submit"
          name="intent"
          value={intent}
          loading={(isBusy || isSending) && isOwnPress}
        >
          {submitLabel}
        </Button>
        {children}
      </form>
    </FormProvider>
  );
}

/** A field with its choices, and with the text it is about where it is a consent. */
function StepField({ field, choices }: { field: NamedField; choices: Choices }) {
  return (
    <FormField
      {...field}
      label={<ConsentLabel text={field.label} contract={field.contract} />}
      options={field.choices === undefined ? field.options : choices[field.choices]}
    />
  );
}

/** A field's label; whose it is comes first where the same is asked of several. */
function titleOf({ name, label }: NamedField, group: InsuredGroup | undefined): string {
  const row = groupedName(name);
  return row === undefined || group === undefined
    ? label
    : `${rowTitle(row.row + 1, group.rowLabel)}, ${label}`;
}

/** Without scripts, or while they are late, lists that depend on another field are fetched by this button. */
function ChoicesButton() {
  return useHasScripts() ? null : (
    <button
      type="submit"
      name="intent"
      value="choices"
      formNoValidate
      className="btn-secondary late-button"
    >
      {quoteCopy.refreshChoices}
    </button>
  );
}
