/** @jsxImportSource hono/jsx */
import { formatDate, formatDateTime } from "#shared/format/date.ts";
import { maskPhone } from "#shared/format/phone.ts";
import { iysConsent } from "../../consent/iys.ts";
import type { PermissionEntry } from "../../consent/permission-repository.ts";
import { Button, Choices, Form, TextField } from "../kit/form.tsx";
import { Heading, officePage } from "../kit/page.tsx";
import { Badge, Notice, Refusal } from "../kit/status.tsx";
import { Table } from "../kit/table.tsx";
import type { OfficeContext } from "../office-context.ts";
import { officePaths } from "../paths.ts";
import { permissionCopy as copy } from "../permission-copy.ts";

interface PermissionsPage {
  /** The newest first. */
  readonly entries: readonly PermissionEntry[];
  readonly notice?: string;
  readonly typed?: string;
  readonly chosen?: string;
  readonly faults?: Readonly<Record<string, string>>;
}

/** "0532 *** ** 67" or "a***@ornek.example": enough to recognise a call by. */
const masked = ({ channel, receiver }: PermissionEntry): string =>
  channel === "email" ? receiver.replace(/^(.).*(@.*)$/, "$1***$2") : maskPhone(receiver);

function State({ entry, now }: { readonly entry: PermissionEntry; readonly now: number }) {
  const { source, reportedAt, refusedAt, dueAt } = entry;
  if (source === "register") return <>{copy.fetched(formatDateTime(reportedAt ?? dueAt))}</>;
  if (reportedAt !== null) return <>{copy.reported(formatDateTime(reportedAt))}</>;
  if (refusedAt !== null) return <Badge>{copy.refused}</Badge>;
  return dueAt < now ? <Badge>{copy.late}</Badge> : <>{copy.waiting(formatDate(dueAt))}</>;
}

/** Permissions for advertising as they were given and taken back, and the form that takes one back. */
export function permissionsPage(
  { entries, notice, typed = "", chosen = "", faults = {} }: PermissionsPage,
  context: OfficeContext,
): Promise<Response> {
  const { env, now } = context.services;
  return officePage(
    {
      title: copy.title,
      section: "permissions",
      status: Object.keys(faults).length === 0 ? 200 : 422,
    },
    context,
    <>
      <Heading title={copy.title} lead={copy.lead} />
      {env.consentRegister?.CONSENT_REGISTER === "embedded" ? (
        <p class="muted">{copy.embedded}</p>
      ) : null}
      <Notice text={notice} />
      <Refusal text={faults["form"]} />
      <Form action={officePaths.permissions} title={copy.form}>
        <p>{copy.formLead}</p>
        <TextField
          name="receiver"
          label={copy.phoneOrEmail}
          autocomplete="off"
          value={typed}
          fault={faults["receiver"]}
        />
        <Choices
          name="channel"
          label={copy.which}
          options={{ ...copy.channels, all: copy.all }}
          chosen={chosen}
          fault={faults["channel"]}
        />
        <Button look="danger" intent="take-back" label={copy.takeBack} />
      </Form>
      <Table
        label={copy.title}
        rows={entries}
        columns={[
          { head: copy.receiver, cell: masked },
          { head: copy.channel, cell: ({ channel }) => copy.channels[channel] },
          { head: copy.change, cell: ({ isGiven }) => (isGiven ? copy.given : copy.takenBack) },
          { head: copy.saidAt, cell: ({ saidAt }) => formatDateTime(saidAt) },
          { head: copy.source, cell: ({ source }) => copy.sources[source] },
          { head: copy.state, cell: (entry) => <State entry={entry} now={now()} /> },
          {
            head: copy.payload,
            cell: (entry) => {
              if (entry.source === "register") return "";
              const { recipient: _recipient, ...payload } = iysConsent(entry);
              return <code>{Object.values(payload).join(" · ")}</code>;
            },
          },
        ]}
      />
    </>,
  );
}
