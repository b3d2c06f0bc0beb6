import { useEffect, useRef, useState } from "react";
import type { MouseEvent } from "react";
import { uiCopy } from "#client/copy/ui.ts";

export interface SummaryError {
  /** Id of the control the error belongs to. */
  readonly fieldId: string;
  readonly message: string;
}

/** Words of the label above a control: many messages are the same, and only the label tells them apart. */
function labelOf(fieldId: string): string {
  return document.getElementById(`${fieldId}-label`)?.textContent ?? "";
}

interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  /** Counts failed submits; each one moves the focus here. Zero, as in a page just loaded, leaves it. */
  attempt: number;
}

/** What is wrong with a form, above it, after a failed submit. Each line leads to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const hasErrors = errors.length > 0;

  useEffect(() => {
    if (attempt === 0 || !hasErrors || answered.current === attempt) return;
    answered.current = attempt;
    setLabels(Object.fromEntries(errors.map(({ fieldId }) => [fieldId, labelOf(fieldId)])));
    box.current?.focus();
  }, [attempt, errors, hasErrors]);

  if (!hasErrors) return null;

  const goTo = (event: MouseEvent, fieldId: string) => {
    const field = document.getElementById(fieldId);
    if (!field) return;
    event.preventDefault();
    field.scrollIntoView({ block: "center" });
    field.focus();
  };

  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={uiCopy.errorSummary}
      className="rounded-card border-2 border-solid border-danger bg-danger-tint p-4"
    >
      <p className="font-semibold text-danger">{uiCopy.errorSummary}</p>
      <ul className="mt-2 list-disc pl-5">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="text-danger underline"
              onClick={(event) => goTo(event, fieldId)}
            >
              {labels[fieldId] ? `${labels[fieldId]}: ${message}` : message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
