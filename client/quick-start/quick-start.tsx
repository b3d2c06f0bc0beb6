import { useState } from "react";
import type { FocusEvent, SubmitEvent } from "react";
import { afterPress } from "#client/form/after-press.ts";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { NationalNumberField } from "#client/form/national-number-field.tsx";
import { PlateField } from "#client/form/plate-field.tsx";
import { TextField } from "#client/form/text-field.tsx";
import { quickStartCopy } from "./copy.ts";
import type { QuickStartData, StartField } from "./start-fields.ts";

type Errors = Readonly<Record<string, string>>;

/** The rules come when the visitor begins to type: until then the page stays light, and without them the server judges. */
const loadRules = () => import("./start-errors.ts");

/** First questions of a quote. A plain form that posts to the quote page, which asks the rest. */
export function QuickStart({ start }: { start: QuickStartData }) {
  const [errors, setErrors] = useState<Errors>({});
  const judge = async (form: HTMLFormElement): Promise<Errors> => {
    const { startErrors } = await loadRules();
    return startErrors(start.productId, new FormData(form), Date.now());
  };

  const judgeField = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { name, value } = target;
    if (value === "" && !errors[name]) return;
    afterPress(() => {
      judge(currentTarget).then(
        (found) => setErrors((known) => ({ ...known, [name]: found[name] ?? "" })),
        () => setErrors({}),
      );
    });
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    judge(form).then(
      (found) => {
        setErrors(found);
        const first = start.fields.find(({ name }) => found[name]);
        if (first === undefined) form.submit();
        else form.querySelector<HTMLInputElement>(`[name="${first.name}"]`)?.focus();
      },
      () => form.submit(),
    );
  };

  return (
    <FormScopeProvider value={{ idPrefix: "basla", errors }}>
      <form
        method="post"
        action={start.action}
        noValidate
        className="flex flex-col gap-4"
        onFocus={() => void loadRules().catch(() => {})}
        onBlur={judgeField}
        onSubmit={submit}
      >
        <input type="hidden" name="intent" value="start" />
        {start.fields.map((field) => (
          <StartInput key={field.name} field={field} />
        ))}
        <button type="submit" className="btn-primary min-h-12 text-lg">
          {quickStartCopy.submit}
          <span className="i-lucide-arrow-right" aria-hidden="true" />
        </button>
        <p className="text-sm text-muted">{quickStartCopy.note}</p>
      </form>
    </FormScopeProvider>
  );
}

function StartInput({ field: { name, kind, label, hint } }: { field: StartField }) {
  const common = { name, label, ...(hint === undefined ? {} : { hint }) };
  switch (kind) {
    case "plate":
      return <PlateField {...common} />;
    case "identity-number":
      return <NationalNumberField {...common} />;
    default:
      return <TextField {...common} />;
  }
}
