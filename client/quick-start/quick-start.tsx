import { LightField } from "#client/form/light-field.tsx";
import { LightForm } from "#client/form/light-form.tsx";
import { preparePage } from "#client/state/prepared-page.ts";
import { quickStartCopy } from "./copy.ts";
import type { QuickStartData } from "./start-fields.server.ts";
import { Icon } from "#client/ui/icon.tsx";

interface QuickStartProps {
  readonly start: QuickStartData;
  /** Without hints, where there is little room; the quote page gives them with every question. */
  readonly isShort?: boolean;
  /** What is known already, by the names of the line's fields: it is kept for when it is asked for. */
  readonly carried?: Readonly<Record<string, string>>;
  /** Of its fields; its own unless told, as a page may begin the same quote twice. */
  readonly idPrefix?: string;
}

/** First questions of a quote. A plain form that posts to the quote page, which asks the rest. */
export function QuickStart(props: QuickStartProps) {
  const { start, isShort = false, carried = {} } = props;
  const { lineId, action, fields } = start;
  const asked = new Set(fields.map(({ name }) => name));
  return (
    <LightForm
      idPrefix={props.idPrefix ?? `basla-${lineId}`}
      action={action}
      leadsOn
      loadSchema={async () => {
        preparePage(action);
        const { startSchema } = await import("./start-schema.ts");
        return startSchema(lineId, Date.now());
      }}
      className="flex flex-col gap-4"
    >
      <input type="hidden" name="intent" value="start" />
      {Object.entries(carried).map(([name, value]) =>
        asked.has(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {fields.map((field) => (
        <LightField
          key={`${field.name} ${carried[field.name] ?? ""}`}
          {...field}
          hint={isShort ? undefined : field.hint}
          value={carried[field.name]}
        />
      ))}
      <button type="submit" className="btn-primary min-h-12 text-lg">
        {quickStartCopy.submit}
        <Icon name="i-lucide-arrow-right" />
      </button>
      <p className="text-sm text-muted">{quickStartCopy.note(start.firmCount)}</p>
    </LightForm>
  );
}
