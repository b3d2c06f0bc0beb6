/** @jsxImportSource hono/jsx */
import { formatDate, formatDateTime } from "#shared/format/date.ts";
import { officeStages } from "../../support/office-stage.ts";
import { officePageCopy as copy } from "../copy.ts";
import type { ListPage } from "../inbox/inbox-address.ts";
import { listQuery, stageWords } from "../inbox/inbox-address.ts";
import { inboxKinds } from "../inbox/inbox-kinds.ts";
import type { DatedRow } from "../inbox/inbox.ts";
import { Button, Select, TextField } from "../kit/form.tsx";
import { Pages, Tabs } from "../kit/navigation.tsx";
import { Card, Heading, officePage } from "../kit/page.tsx";
import { Badge } from "../kit/status.tsx";
import { Table } from "../kit/table.tsx";
import type { Column } from "../kit/table.tsx";
import type { OfficeContext } from "../office-context.ts";
import { officeHref, officePaths } from "../paths.ts";

interface Inbox extends ListPage {
  /** Of the calendar, `YYYY-MM-DD`. */
  readonly today: string;
  /** Requests whose day has come, and the day. */
  readonly due: readonly { readonly reference: string; readonly day: string }[];
  readonly rows: readonly DatedRow[];
  readonly hasOlder: boolean;
}

/** A line about a row, under what it is about. */
const Aside = ({ text }: { readonly text: string | false }) =>
  text === false ? null : <p class="muted">{text}</p>;

const columnsOn = (today: string, list: ListPage): readonly Column<DatedRow>[] => [
  {
    head: copy.subject,
    cell: ({ reference, kind, title }) => (
      <>
        <a href={officeHref("item", reference) + listQuery(list)}>{title}</a>
        <Aside text={`${copy.kinds[kind]} · ${reference}`} />
      </>
    ),
  },
  {
    head: copy.person,
    cell: ({ who, due, campaign }) => (
      <>
        {who}
        <Aside text={due !== undefined && due} />
        <Aside text={campaign !== "" && `${copy.campaign}: ${campaign}`} />
      </>
    ),
  },
  {
    head: copy.state,
    cell: ({ state, takenBy, nextOn }) => (
      <>
        <Badge>{state}</Badge>
        <Aside text={takenBy !== null && copy.takenBy(takenBy)} />
        {nextOn === undefined || list.stage === "closed" ? null : (
          <p class="muted">
            {copy.notes.nextOn}: <Badge isAlert={nextOn <= today}>{formatDate(nextOn)}</Badge>
          </p>
        )}
      </>
    ),
  },
  { head: copy.changed, cell: ({ at }) => formatDateTime(at) },
];

/** The list of records: by stage, by kind, the last changed first. */
export function inboxPage(
  { stage, kind, page, today, due, rows, hasOlder }: Inbox,
  context: OfficeContext,
): Promise<Response> {
  const list = { stage, kind, page };
  const hrefOf = (other: Partial<ListPage>) =>
    officePaths.inbox + listQuery({ ...list, page: 1, ...other });
  const kinds = inboxKinds.map((one) => [one, copy.kinds[one]] as const);
  return officePage(
    { title: copy.inbox, section: "inbox" },
    context,
    <>
      <Heading title={copy.inbox} />
      <form method="get" action={officePaths.inbox} class="search" role="search">
        <TextField name="no" label={copy.sought} autocomplete="off" />
        <Button label={copy.find} />
      </form>
      {due.length === 0 ? null : (
        <Card title={copy.notes.due}>
          <ul>
            {due.map(({ reference, day }) => (
              <li>
                <a href={officeHref("item", reference) + listQuery(list)}>{reference}</a> ·{" "}
                {formatDate(day)}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div class="filters">
        <Tabs
          label={copy.stage}
          tabs={officeStages.map((one) => ({
            href: hrefOf({ stage: one }),
            label: copy.stages[one],
            isCurrent: one === stage,
          }))}
        />
        <form method="get" action={officePaths.inbox} aria-label={copy.filter}>
          <input type="hidden" name="durum" value={stageWords[stage]} />
          <Select
            name="tur"
            label={copy.kind}
            options={[["", copy.all], ...kinds]}
            chosen={kind ?? ""}
          />
          <Button label={copy.show} />
        </form>
      </div>
      <Table label={copy.stages[stage]} columns={columnsOn(today, list)} rows={rows} />
      <Pages page={page} hasOlder={hasOlder} hrefOf={(number) => hrefOf({ page: number })} />
    </>,
  );
}
