import { useStore } from "@tanstack/react-form";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { useFormContext } from "#client/form/form-provider.tsx";
import { useFormScope } from "#client/form/form-scope.ts";
import { useAdoption } from "#client/ui/use-adoption.ts";
import type { NamedField } from "#shared/fields/field.ts";
import type { StepFold } from "#shared/lines/line.ts";

interface FieldFoldProps {
  readonly fold: StepFold;
  /** Those of its fields that are asked for now. */
  readonly fields: readonly NamedField[];
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Fields most people leave as they are, under one line that says what they hold. It opens for what is wrong in it. */
export function FieldFold({ fold, fields, isOpen, children }: FieldFoldProps) {
  const form = useFormContext();
  const { errors } = useFormScope();
  const element = useRef<HTMLDetailsElement>(null);
  const isRefused = fields.some(({ name }) => errors[name] !== undefined);
  const held = useStore(form.store, ({ values }) =>
    fields
      .flatMap(({ name }) => {
        const value: unknown = Object(values)[name];
        return typeof value === "string" && value !== "" ? [value] : [];
      })
      .join(" · "),
  );
  const isWrong = useStore(
    form.store,
    ({ fieldMeta, submissionAttempts }) =>
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
        <span className="font-medium">{fold.title}</span>
        <span className="ml-auto text-sm text-muted tabular-nums">
          {fold.beside === undefined ? held : null}
        </span>
        <span aria-hidden="true" className="i-lucide-chevron-down shrink-0 text-muted" />
      </summary>
      <div className="flex flex-col gap-4 pt-1 pb-4">
        {fold.hint === undefined ? null : <p className="field-hint">{fold.hint}</p>}
        {children}
      </div>
    </details>
  );
}
