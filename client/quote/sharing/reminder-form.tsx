import { Form, useActionData, useNavigation } from "react-router";
import { FieldError } from "#client/form/fields/field-error.tsx";
import { Button } from "#client/ui/button.tsx";
import { Icon } from "#client/ui/icon.tsx";
import type { DataOf } from "#shared/calls/call.ts";
import type { setReminder } from "#shared/calls/quote/set-reminder.ts";
import type { ReminderKind } from "#shared/calls/quote/reminder-fields.ts";
import { channelsOf } from "#shared/calls/quote/reminder-fields.ts";
import { formatDate, formatMoment } from "#shared/format/date.ts";
import { listed } from "#shared/format/in-words.ts";
import { reminderCopy } from "./reminder-copy.ts";
import type { ReminderOutcome } from "./reminder-intent.ts";
import { reminderField, reminderIntent } from "./reminder-intent.ts";

const moments = { "policy-end": formatDate, "quote-lapse": formatMoment } as const;

interface ReminderFormProps {
  readonly kind: ReminderKind;
  readonly reminder: DataOf<typeof setReminder>;
}

/** Asks whether to remind of an end, or says that it will be done and takes it back. It posts, with or without scripts. */
export function ReminderForm({ kind, reminder: { at, isSet, channels } }: ReminderFormProps) {
  const outcome = useActionData<Partial<ReminderOutcome>>();
  const { formMethod, formData } = useNavigation();
  const isBusy = formMethod === "POST" && formData?.get("intent") === reminderIntent;
  const copy = reminderCopy.kinds[kind];
  const when = moments[kind](at);
  const ways = listed((channels ?? channelsOf[kind]).map((channel) => reminderCopy.ways[channel]));
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-2">
      <input type="hidden" name="intent" value={reminderIntent} />
      <h2 className="h3 flex items-center gap-2">
        <Icon name="i-lucide-bell" className="text-primary" /> {copy.title}
      </h2>
      <p role="status" className={isSet ? "text-success font-medium" : "text-muted"}>
        {isSet ? copy.set(when, ways) : copy.text(when)}
      </p>
      {isSet ? (
        <>
          <input type="hidden" name="wanted" value="no" />
          <button type="submit" className="link self-start min-h-11 cursor-pointer">
            {reminderCopy.cancel}
          </button>
        </>
      ) : (
        <>
          <Consents kind={kind} error={outcome?.reminderError} />
          <Button type="submit" variant="secondary" loading={isBusy} className="self-start">
            {reminderCopy.ask}
          </Button>
        </>
      )}
    </Form>
  );
}

const errorId = "reminder-error";

/** A tick for each way, never made beforehand. */
function Consents({ kind, error }: { kind: ReminderKind; error: string | undefined }) {
  const { consents } = reminderCopy.kinds[kind];
  return (
    <div className="field">
      {channelsOf[kind].map((channel) => (
        <label key={channel} className="flex items-start gap-3 py-1.5 min-h-11 cursor-pointer">
          <input
            type="checkbox"
            name={reminderField(channel)}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : errorId}
            className="mt-0.5 size-5 shrink-0 accent-primary cursor-pointer"
          />
          {consents[channel]}
        </label>
      ))}
      {error === undefined ? null : <FieldError id={errorId} message={error} />}
    </div>
  );
}
