import { useEffect, useState } from "react";
import type { MouseEvent } from "react";
import { uiCopy } from "#client/copy/ui.ts";
import { useFocusByAnswer } from "./use-focus-by-answer.ts";

export interface SummaryError {
  /** Id of the control the error belongs to. */
  readonly fieldId: string;
  readonly message: string;
  /** Words of its label; absent: they are read from the page, which takes scripts. */
  readonly label?: string | undefined;
}

/**
 * Words of the label above a control: many messages are the same, and only the label tells them apart. Where the same
 * is asked of several (`data-row`), whose it is comes first.
 */
function labelOf(fieldId: string): string {
  const label = document.getElementById(`${fieldId}-label`);
  const row = label?.closest<HTMLElement>("[data-row]")?.dataset["row"];
  const words = label?.textContent ?? "";
  return row === undefined ? words : `${row}, ${words}`;
}

/** A label before its message; a question needs no colon. */
const lead = (label: string): string =>
  label.endsWith("?") ? label : `${label.replace(/\.$/, "")}:`;

/** A refused form that comes as a page of its own leads to its messages without any script. */
const takesFocusOnLoad = { autoFocus: true };

interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  /** Tells failed submits apart; each one moves the focus here. Zero leaves it. */
  attempt: number | string;
}

/** What is wrong with a form, above it, after a failed submit. Each line leads to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const hasErrors = errors.length > 0;
  const box = useFocusByAnswer(hasErrors && attempt !== 0 ? attempt : undefined);
  const listed = errors.map(({ fieldId }) => fieldId).join(" ");
  useEffect(() => {
    const ids = listed.split(" ");
    setLabels(Object.fromEntries(ids.map((id) => [id, labelOf(id)])));
  }, [listed]);

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
      {...(attempt !== 0 && takesFocusOnLoad)}
      role="group"
      aria-label={uiCopy.errorSummary}
      className="rounded-card border-2 border-solid border-danger bg-danger-tint p-4"
    >
      <p className="font-semibold text-danger">{uiCopy.errorSummary}</p>
      <ul className="mt-2 list-disc pl-5">
        {errors.map(({ fieldId, message, label = labels[fieldId] }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="text-danger underline"
              onClick={(event) => goTo(event, fieldId)}
            >
              {label ? `${lead(label)} ${message}` : message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
