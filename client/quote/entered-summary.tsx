import { Form, useLoaderData } from "react-router";
import type { AnyLine } from "#shared/lines/line.ts";
import type { NamedField } from "#shared/fields/field.ts";
import { quoteCopy } from "./copy.ts";
import type { QuoteData } from "./load-quote.server.ts";
import { shownFields } from "./shown-fields.ts";

/** What was entered before, beside the step after it, with the way back to change it. */
export function EnteredSummary({ line }: { line: AnyLine }) {
  const { progress, stepIndex, choices } = useLoaderData<QuoteData>();
  const { values } = progress;
  const entered = line.steps
    .slice(0, stepIndex)
    .flatMap((step) => shownFields(line, step, progress))
    .filter(({ kind, name }) => kind !== "consent" && values[name]);
  const textOf = ({ name, choices: list, options }: NamedField): string => {
    const known = options ?? (list === undefined ? undefined : choices[list]) ?? [];
    return known.find(({ id }) => id === values[name])?.name ?? values[name] ?? "";
  };
  return (
    <aside aria-labelledby="entered" className="card flex flex-col gap-3 p-5">
      <h2 id="entered" className="h3">
        {quoteCopy.summary}
      </h2>
      <dl className="flex flex-col gap-3 text-sm">
        {entered.map((field) => (
          <div key={field.name}>
            <dt className="text-muted">{field.label}</dt>
            <dd className="m-0 font-medium break-words">{textOf(field)}</dd>
          </div>
        ))}
      </dl>
      <Form method="post">
        <button type="submit" name="intent" value="edit" className="btn-secondary w-full">
          {quoteCopy.edit}
        </button>
      </Form>
    </aside>
  );
}
