/** @jsxImportSource hono/jsx */
import { formatDateTime } from "#shared/format/date.ts";
import { accountsCopy } from "../accounts-copy.ts";
import { officePageCopy as copy } from "../copy.ts";
import { Pages, Tabs } from "../kit/navigation.tsx";
import { Heading, officePage } from "../kit/page.tsx";
import { Table } from "../kit/table.tsx";
import { auditLists } from "../office-audit-repository.ts";
import type { OfficeAction } from "../../store/audit-entry.ts";
import type { AuditList } from "../office-audit-repository.ts";
import type { OfficeContext } from "../office-context.ts";
import { officeHref, officePaths } from "../paths.ts";
import { readRights } from "../rights.ts";

/** Whether a subject is a record's number; lists and files are not. */
const isReference = (subject: string): boolean => /^(?:YK|DT|AD)-\d+$/.test(subject);

interface AuditRow {
  readonly accountName: string;
  readonly action: string;
  readonly subject: string;
  readonly createdAt: number;
}

/** Words of the address for the lists of the record. */
export const auditWords = { deeds: "islemler", tries: "denemeler" } as const;

interface AuditPage {
  readonly what: AuditList;
  readonly rows: readonly AuditRow[];
  readonly page: number;
  readonly hasOlder: boolean;
}

/** An account and the rights it was given, as `giveRights` writes them. */
function namedRights(subject: string): string {
  const [name = "", stored = ""] = subject.split(" ");
  const names = [...readRights(stored)].map((right) => accountsCopy.rightNames[right]);
  return `${name}: ${names.join(", ") || accountsCopy.noRights}`;
}

const Deed = ({ action, subject }: AuditRow) => (
  <>
    <strong>{copy.actions[action as OfficeAction]}</strong>{" "}
    {isReference(subject) ? (
      <a href={officeHref("item", subject)}>{subject}</a>
    ) : action === "changed-rights" ? (
      namedRights(subject)
    ) : (
      subject
    )}
  </>
);

/** Who looked at what and did what; apart from it, who tried the door. */
export function auditPage(
  { what, rows, page, hasOlder }: AuditPage,
  context: OfficeContext,
): Promise<Response> {
  const addressOf = (list: AuditList) => `${officePaths.audit}?tur=${auditWords[list]}`;
  return officePage(
    { title: copy.audit, section: "audit" },
    context,
    <>
      <Heading title={copy.audit} lead={copy.auditLead} />
      <Tabs
        label={copy.filter}
        tabs={auditLists.map((list) => ({
          href: addressOf(list),
          label: copy.auditLists[list],
          isCurrent: list === what,
        }))}
      />
      <Table
        label={copy.auditLists[what]}
        rows={rows}
        columns={[
          { head: copy.deed, cell: Deed },
          {
            head: copy.doer,
            cell: ({ accountName }) => copy.nobodys[accountName] ?? accountName,
          },
          { head: copy.time, cell: ({ createdAt }) => formatDateTime(createdAt) },
        ]}
      />
      <Pages
        page={page}
        hasOlder={hasOlder}
        hrefOf={(number) => `${addressOf(what)}&sayfa=${number}`}
      />
    </>,
  );
}
