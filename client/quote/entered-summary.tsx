import { Form, useLoaderData } from "react-router";
import { fieldsFor } from "#shared/forms/form-step.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { quoteCopy } from "./copy.ts";
import type { QuoteData } from "./load-quote.server.ts";

/** What was entered in the person step, beside the steps after it, with the way back to change it. */
export function EnteredSummary({ flow }: { flow: QuoteFlow }) {
  const { values, circumstances } = useLoaderData<QuoteData>();
  const entered = fieldsFor(flow.person, circumstances).filter(
    ({ kind, name }) => kind !== "consent" && values[name],
  );
  return (
    <aside aria-labelledby="entered" className="card flex flex-col gap-3 p-5">
      <h2 id="entered" className="h3">
        {quoteCopy.summary}
      </h2>
      <dl className="flex flex-col gap-3 text-sm">
        {entered.map(({ name, label }) => (
          <div key={name}>
            <dt className="text-muted">{label}</dt>
            <dd className="m-0 font-medium break-words">{values[name]}</dd>
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
