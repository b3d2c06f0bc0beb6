/** @jsxImportSource hono/jsx */
import { formatDate, formatDateTime } from "#shared/format/date.ts";
import { noteCopy as copy } from "../records/note-copy.ts";
import type { NoteFaults } from "../records/note.ts";
import { Button, Choices, TextArea, TextField } from "../kit/form.tsx";
import { Card } from "../kit/page.tsx";
import { Badge } from "../kit/status.tsx";
import type { RequestNote } from "../records/request-note-repository.ts";

const Note = ({ accountName, createdAt, call, text, nextOn }: RequestNote) => (
  <li class="office">
    <span class="muted">
      <strong>{accountName}</strong> · {formatDateTime(createdAt)}
      {call === undefined ? null : (
        <>
          {" "}
          <Badge>{copy.calls[call]}</Badge>
        </>
      )}
    </span>
    {text === "" ? null : <p>{text}</p>}
    {nextOn === "" ? null : (
      <p class="muted">
        {copy.nextOn}: {formatDate(nextOn)}
      </p>
    )}
  </li>
);

/** What the office has noted of a request for itself, and where something is added to it. */
export function Notes({
  notes,
  faults = {},
  typed = {},
}: {
  readonly notes: readonly RequestNote[];
  readonly faults?: NoteFaults | undefined;
  readonly typed?: Readonly<Record<string, string>> | undefined;
}) {
  const newest = notes.at(-1);
  const nextOn = newest?.nextOn ?? "";
  const isDayTyped = typed["nextOn"] !== typed["shownNextOn"];
  return (
    <>
      {notes.length === 0 ? null : (
        <Card title={copy.title}>
          <ol class="messages">
            {notes.map((note) => (
              <Note {...note} />
            ))}
          </ol>
        </Card>
      )}
      <Card title={copy.add}>
        <p class="muted">{copy.lead}</p>
        <TextArea name="note" label={copy.text} value={typed["note"] ?? ""} fault={faults.note} />
        <Choices
          name="call"
          label={copy.call}
          options={{ "": copy.notCalled, ...copy.calls }}
          chosen={typed["call"] ?? ""}
        />
        <input type="hidden" name="lastNote" value={String(newest?.id ?? 0)} />
        <input type="hidden" name="shownNextOn" value={nextOn} />
        <TextField
          name="nextOn"
          label={copy.nextOn}
          type="date"
          autocomplete="off"
          hint={copy.nextOnHint}
          value={isDayTyped ? (typed["nextOn"] ?? "") : nextOn}
          fault={faults.nextOn}
        />
        <Button intent="note" label={copy.save} />
      </Card>
    </>
  );
}
