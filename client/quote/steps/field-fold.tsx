import { useStore } from "@tanstack/react-form";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { useFormContext } from "#client/form/form-provider.tsx";
import { useFormScope } from "#client/form/form-scope.ts";
import { useAdoption } from "#client/ui/use-adoption.ts";
import type { NamedField } from "#shared/fields/field.ts";
import { flatFields } from "#shared/fields/field-name.ts";
import type { StepFold } from "#shared/lines/line.ts";
import type { Choices } from "./choices.ts";
import { quoteCopy } from "./copy.ts";
import { foldedText } from "./shown-text.ts";
import { Icon } from "#client/ui/icon.tsx";

interface FieldFoldProps {
  readonly fold: StepFold;
  /** Those of its fields that are asked for now. */
  readonly fields: readonly NamedField[];
  readonly choices: Choices;
  /** From the beginning, or from now on. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/**
 * Fields most people leave as they are, under one line that says what they hold. It opens for what is wrong in it; beside
 * a search that fills them in, which says so itself, only where the server has refused them.
 */
export function FieldFold({ fold, fields, choices, isOpen, children }: FieldFoldProps) {
  const form = useFormContext();
  const { errors } = useFormScope();
  const element = useRef<HTMLDetailsElement>(null);
  const isRefused = fields.some(({ name }) => errors[name] !== undefined);
  const held = useStore(form.store, ({ values }) => {
    const typed = flatFields(values);
    const placeOf = ({ name }: NamedField) => fold.fields.indexOf(name);
    const filled = fields
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .filter(({ name }) => (typed[name] ?? "") !== "");
    const consents = filled.filter(({ kind }) => kind === "consent");
    return [
      ...filled
        .filter(({ kind }) => kind !== "consent")
        .map((field) => foldedText(field, typed, choices)),
      ...(consents.length === 0 ? [] : [quoteCopy.given(consents.length)]),
    ].join(" · ");
  });
  const isWrong = useStore(
    form.store,
    ({ fieldMeta, submissionAttempts }) =>
      fold.beside === undefined &&
      submissionAttempts > 0 &&
      fields.some(({ name }) => (fieldMeta[name]?.errors.length ?? 0) > 0),
  );
  useEffect(() => {
    if ((isWrong || isRefused) && element.current !== null) element.current.open = true;
  }, [isWrong, isRefused]);
  useAdoption(isOpen, {
    change(open) {
      if (open && element.current !== null) element.current.open = true;
    },
  });
  return (
    <details
      ref={element}
      open={isOpen || isRefused}
      className={`field-fold ${fold.beside === undefined ? "" : "beside-search"}`}
    >
      <summary>
        {fold.title === undefined ? (
          <>
            <span className="font-medium tabular-nums">{held}</span>
            <span className="link ml-auto">{quoteCopy.change}</span>
          </>
        ) : (
          <>
            <span className="font-medium">{fold.title}</span>
            <span className="ml-auto text-sm text-muted tabular-nums">
              {fold.beside === undefined ? held : null}
            </span>
            <Icon name="i-lucide-chevron-down" className="shrink-0 text-muted" />
          </>
        )}
      </summary>
      <div className="flex flex-col gap-4 pt-1 pb-4">
        {fold.hint === undefined ? null : <p className="field-hint">{fold.hint}</p>}
        {children}
      </div>
    </details>
  );
}
