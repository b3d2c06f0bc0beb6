import type { ReactNode } from "react";
import { useRef, useState } from "react";
import { repeatedGroupCopy } from "#client/copy/repeated-group.ts";
import { Icon } from "#client/ui/icon.tsx";
import { useAdoption } from "#client/ui/use-adoption.ts";
import { addsRow, removesRow } from "#shared/fields/row-intent.ts";
import { FieldError } from "./fields/field-error.tsx";
import { fieldId, useFormScope } from "./form-scope.ts";

export interface RepeatedGroupProps {
  /** Name of the list among the form's values. */
  readonly name: string;
  /** What the rows are together: "Sigortalılar". */
  readonly label: string;
  /** What one of them is called: "Sigortalı". */
  readonly rowLabel: string;
  readonly hint?: string | undefined;
  readonly min?: number;
  readonly max: number;
  /** Buttons that add one of a kind, by the kind's id, and what the one that adds any other says. */
  readonly kinds?: readonly { readonly id: string; readonly label: string }[];
  readonly others?: string | undefined;
  /** Who or what a row is about, where that is known. */
  readonly subjectOf?: (row: string) => string | undefined;
  /** How many rows there are; the server keeps them. */
  readonly count: number;
  /** The row that the last press takes out, where that is known: the others stay as they are, with the focus in them. */
  readonly removed?: number | undefined;
  /** Message about the list as a whole; absent: what the server said of it. */
  readonly error?: string | undefined;
  /** Draws the fields of a row, whose names begin with `row`: `people[0]`. */
  readonly children: (row: string, index: number) => ReactNode;
}

const copy = repeatedGroupCopy;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

interface Rows {
  /** What each row is known by as long as it stands. */
  readonly keys: readonly number[];
  readonly made: number;
}

/** The rows that stay, and new ones; all are new where one went and nobody knows which. */
function changedRows({ keys, made }: Rows, count: number, removed: number | undefined): Rows {
  const isKnown = removed !== undefined && count === keys.length - 1;
  const left = isKnown ? keys.filter((_, index) => index !== removed) : [];
  const stay = count > keys.length ? keys : left;
  const added = count - stay.length;
  return { keys: [...stay, ...upTo(added).map((index) => made + index)], made: made + added };
}

const firstControl = "input:not([type=hidden]), select, textarea";

/**
 * Fields that are asked of several: of each person, of each traveller. The buttons post the form with an intent of their
 * own (`row-intent.ts`), whatever else is in it, and the server answers with the other number of rows; a
 * form with scripts sends them through the router. Then the focus goes to what came, or to the heading when a row went.
 * The form begins with a `DefaultButton`, so that Enter does not press one of these.
 */
export function RepeatedGroup(props: RepeatedGroupProps) {
  const { name, label, rowLabel, hint, min = 1, max, count, removed, children } = props;
  const { kinds = [], others = copy.add(rowLabel), subjectOf } = props;
  const scope = useFormScope();
  const id = fieldId(scope, name);
  const message = props.error ?? scope.errors[name] ?? "";
  const heading = useRef<HTMLLegendElement>(null);
  const [said, setSaid] = useState("");
  // When a row goes, others take its number; none may keep what the row before it was shown as.
  const [rows, setRows] = useState<Rows>({ keys: upTo(count), made: count });
  if (count !== rows.keys.length) setRows(changedRows(rows, count, removed));
  const before = useRef(count);
  useAdoption(count, {
    change: (now) => {
      const hasGrown = now > before.current;
      before.current = now;
      setSaid(hasGrown ? copy.added(now, rowLabel) : copy.removed(now, rowLabel));
      // Whoever types elsewhere by then is not moved.
      if (document.activeElement?.matches(firstControl) === true) return;
      const row = hasGrown ? document.getElementById(`${id}-${now - 1}`) : null;
      (row?.querySelector<HTMLElement>(firstControl) ?? heading.current)?.focus();
    },
  });

  const row = (index: number) => (
    <div key={rows.keys[index]} className="card p-4">
      <fieldset
        id={`${id}-${index}`}
        tabIndex={-1}
        data-row={copy.row(index + 1, rowLabel)}
        className="flex flex-col gap-5 min-w-0 border-0 p-0 m-0"
      >
        <legend className="mb-3 p-0 font-semibold">
          {[copy.row(index + 1, rowLabel), subjectOf?.(`${name}[${index}]`)]
            .filter(Boolean)
            .join(" · ")}
        </legend>
        {children(`${name}[${index}]`, index)}
        {count > min && (
          <button
            type="submit"
            name="intent"
            value={removesRow(name, index)}
            formNoValidate
            aria-label={copy.removeRow(index + 1, rowLabel)}
            className="btn-quiet self-start -mx-2 px-2 text-danger"
          >
            <Icon name="i-lucide-trash-2" />
            {copy.remove}
          </button>
        )}
      </fieldset>
    </div>
  );

  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="flex flex-col gap-4 min-w-0 border-0 p-0 m-0"
      aria-describedby={
        [hint !== undefined && `${id}-hint`, message !== "" && `${id}-error`]
          .filter(Boolean)
          .join(" ") || undefined
      }
    >
      <legend ref={heading} id={`${id}-label`} tabIndex={-1} className="h3 mb-3 p-0">
        {label}
      </legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {message !== "" && <FieldError id={`${id}-error`} message={message} />}
      {upTo(count).map(row)}
      {count < max ? (
        <div className="flex flex-wrap gap-2">
          {[...kinds, { id: undefined, label: others }].map((kind) => (
            <button
              key={kind.label}
              type="submit"
              name="intent"
              value={addsRow(name, kind.id)}
              formNoValidate
              className="btn-secondary px-4"
            >
              <Icon name="i-lucide-plus" />
              {kind.label}
            </button>
          ))}
        </div>
      ) : (
        <p className="field-hint">{copy.full(max, rowLabel)}</p>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}
