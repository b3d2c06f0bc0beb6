import type { ReactNode } from "react";
import { coverText } from "#client/quote/comparison/cover-table.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { unbroken } from "#shared/format/unbroken.ts";
import { policyCopy } from "./copy.ts";
import type { ShownPolicy } from "./loader.server.ts";

type Policy = ShownPolicy["policy"];
type CoverData = Pick<ShownPolicy, "policy" | "conditions">;

/** What is covered and what is not, and for whom, as it was bought. */
export function PolicyCover({ policy, conditions }: CoverData) {
  const { covers, insured, notes, term } = policy;
  const isOver = term === "over" || term === "cancelled";
  const excluded = covers.filter(({ kind }) => kind === "excluded");
  const covered = covers.filter(({ kind }) => kind !== "excluded");
  return (
    <section className="card p-5 grid gap-6 desktop:grid-cols-2">
      <div className="min-w-0">
        <h2 className="h3">{isOver ? policyCopy.wasCovered : policyCopy.covered}</h2>
        <ul className="mt-3 flex flex-col gap-2.5">
          {covered.map((cover) => (
            <Row
              key={cover.id}
              mark={conditions.includes(cover.id) ? "condition" : "covered"}
              label={cover.label}
            >
              {unbroken(coverText(cover))}
            </Row>
          ))}
        </ul>
        <p className="text-sm text-muted mt-3">{policyCopy.notCoveredText}</p>
      </div>
      <div className="min-w-0 flex flex-col gap-6">
        {excluded.length === 0 ? null : (
          <div>
            <h2 className="h3">{isOver ? policyCopy.wasNotCovered : policyCopy.notCovered}</h2>
            <ul className="mt-3 flex flex-col gap-2.5">
              {excluded.map((cover) => (
                <Row key={cover.id} mark="excluded" label={cover.label} />
              ))}
            </ul>
          </div>
        )}
        <div>
          <h2 className="h3">{policyCopy.who}</h2>
          <Facts rows={partiesOf(policy)} />
          {insured.map(({ heading, rows }) => (
            <details key={heading} className="mt-2">
              <summary className="font-medium min-h-9 cursor-pointer">{heading}</summary>
              <Facts rows={rows} />
            </details>
          ))}
        </div>
        <details>
          <summary className="font-medium min-h-9 cursor-pointer">{policyCopy.notes}</summary>
          <ul className="list-disc pl-5 flex flex-col gap-2 text-muted">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}

const marks = {
  covered: <Icon name="i-lucide-check" className="text-lg mt-0.5 text-success" />,
  condition: <Icon name="i-lucide-info" className="text-lg mt-0.5 text-muted" />,
  excluded: <Icon name="i-lucide-x" className="text-lg mt-0.5 text-danger" />,
};

interface RowProps {
  readonly mark: keyof typeof marks;
  readonly label: string;
  readonly children?: ReactNode;
}

function Row({ mark, label, children }: RowProps) {
  return (
    <li className="flex items-start gap-2.5">
      {marks[mark]}
      <span className="min-w-1/3 flex-1">{label}</span>
      {children === undefined ? null : (
        <span className="min-w-0 text-muted text-sm text-right tabular-nums">{children}</span>
      )}
    </li>
  );
}

function Facts({ rows }: { rows: readonly { readonly label: string; readonly text: string }[] }) {
  return (
    <dl className="m-0 text-sm">
      {rows.map(({ label, text }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 py-1">
          <dt className="text-muted">{label}</dt>
          <dd className="m-0 font-medium tabular-nums min-w-0 break-words">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who has bought, and where that is somebody else, for whom. */
function partiesOf({ holder, policyholder }: Policy) {
  if (policyholder === undefined) return [{ label: policyCopy.holder, text: holder }];
  return [
    { label: policyCopy.holder, text: policyholder.fullName },
    { label: policyCopy.standing, text: policyholder.standing },
    { label: policyCopy.insured, text: holder },
  ];
}
