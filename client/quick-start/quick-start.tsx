import { LightForm } from "#client/form/light-form.tsx";
import { NationalNumberField } from "#client/form/national-number-field.tsx";
import { PlateField } from "#client/form/plate-field.tsx";
import { TextField } from "#client/form/text-field.tsx";
import { quickStartCopy } from "./copy.ts";
import type { QuickStartData, StartField } from "./start-fields.server.ts";

/** First questions of a quote. A plain form that posts to the quote page, which asks the rest. */
export function QuickStart({ start }: { start: QuickStartData }) {
  const { lineId, action, fields } = start;
  return (
    <LightForm
      idPrefix="basla"
      action={action}
      loadSchema={async () => {
        const { startSchema } = await import("./start-schema.ts");
        return startSchema(lineId, Date.now());
      }}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="intent" value="start" />
      {fields.map((field) => (
        <StartInput key={field.name} field={field} />
      ))}
      <button type="submit" className="btn-primary min-h-12 text-lg">
        {quickStartCopy.submit}
        <span className="i-lucide-arrow-right" aria-hidden="true" />
      </button>
      <p className="text-sm text-muted">{quickStartCopy.note}</p>
    </LightForm>
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
