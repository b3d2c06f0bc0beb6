import { Form, useLoaderData } from "react-router";
import { IntentButton } from "#client/form/intent-button.tsx";
import type { AnyLine } from "#shared/lines/line.ts";
import { groupedName } from "#shared/fields/field-name.ts";
import { repeatedGroupCopy } from "#client/copy/repeated-group.ts";
import { quoteCopy } from "./copy.ts";
import type { QuoteData } from "./load-quote.server.ts";
import { shownFields } from "./shown-fields.ts";
import { shownText } from "./shown-text.ts";

/** What was entered before, beside the step after it, with the way back to change it. */
export function EnteredSummary({ line }: { line: AnyLine }) {
  const { progress, stepIndex, choices } = useLoaderData<QuoteData>();
  const { values } = progress;
  const entered = line.steps
    .slice(0, stepIndex)
    .flatMap((step) => shownFields(line, step, progress))
    .filter(({ kind, name }) => kind !== "consent" && values[name]);
  const rows = [...new Set(entered.flatMap(({ name }) => groupedName(name)?.row ?? []))];
  return (
    <aside aria-labelledby="entered" className="card flex flex-col gap-3 p-5">
      <h2 id="entered" className="h3">
        {quoteCopy.summary}
      </h2>
      {[undefined, ...rows].map((row) => (
        <div key={row ?? ""} className="flex flex-col gap-3">
          {row === undefined || line.group === undefined ? null : (
            <h3 className="text-sm font-semibold">
              {repeatedGroupCopy.row(row + 1, line.group.rowLabel)}
            </h3>
          )}
          <dl className="m-0 flex flex-col gap-3 text-sm">
            {entered
              .filter(({ name }) => groupedName(name)?.row === row)
              .map((field) => (
                <div key={field.name}>
                  <dt className="text-muted">{field.label}</dt>
                  <dd className="m-0 font-medium break-words">
                    {shownText(field, values, choices)}
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
      <Form method="post">
        <IntentButton intent="edit" className="btn-secondary w-full">
          {quoteCopy.edit}
        </IntentButton>
      </Form>
    </aside>
  );
}
