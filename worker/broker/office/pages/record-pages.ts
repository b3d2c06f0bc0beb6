import { html } from "hono/html";
import { formatDateTime } from "#shared/format/date.ts";
import { productName } from "#shared/lines/catalogue.ts";
import type { Quote } from "../../quote/quote-repository.ts";
import { supportCopy } from "../../support/copy.ts";
import { officePageCopy as copy } from "../copy.ts";
import { auditLists } from "../office-audit-repository.ts";
import type { OfficeAction } from "../../store/audit-entry.ts";
import type { AuditList } from "../office-audit-repository.ts";
import type { OfficeContext } from "../office-context.ts";
import { officeHref, officePaths } from "../paths.ts";
import { officePage } from "./layout.ts";

/** Who brought whom: quotes with a reference code, the newest first. */
export function codesPage(
  quotes: readonly Quote[],
  { services: { site }, name }: OfficeContext,
): Promise<Response> {
  const rows = quotes.map(
    ({ quoteId, productId, createdAt, purchasedAt, content }) =>
      html`<li>
        <header>
          <a href="${officeHref("offers", quoteId)}">${content.referenceCode}</a>
          ${purchasedAt === null ? "" : html`<span class="badge">${supportCopy.bought}</span>`}
        </header>
        <p class="muted">${productName(productId)} · ${formatDateTime(createdAt)}</p>
      </li>`,
  );
  return officePage({
    site: site.name,
    account: name,
    title: copy.codes,
    section: "codes",
    body: html`<h1>${copy.codes}</h1>
      <p class="muted">${copy.codesLead}</p>
      ${
        rows.length === 0
          ? html`<p class="card">${copy.empty}</p>`
          : html`<ol class="rows">
              ${rows}
            </ol>`
      }`,
  });
}

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

/** Who looked at what and did what; apart from it, who tried the door. */
export function auditPage(
  { what, rows, page, hasOlder }: AuditPage,
  { services: { site }, name }: OfficeContext,
): Promise<Response> {
  const at = (number: number) => `${officePaths.audit}?tur=${auditWords[what]}&sayfa=${number}`;
  const tabs = auditLists.map((one) => {
    const current = one === what ? html` aria-current="page"` : "";
    const address = `${officePaths.audit}?tur=${auditWords[one]}`;
    return html`<a href="${address}" ${current}>${copy.auditLists[one]}</a>`;
  });
  const lines = rows.map(({ accountName, action, subject, createdAt }) => {
    const about = isReference(subject)
      ? html`<a href="${officeHref("item", subject)}">${subject}</a>`
      : subject;
    return html`<li>
      <span><strong>${copy.actions[action as OfficeAction]}</strong> ${about}</span>
      <span class="muted"
        >${copy.nobodys[accountName] ?? accountName} · ${formatDateTime(createdAt)}</span
      >
    </li>`;
  });
  return officePage({
    site: site.name,
    account: name,
    title: copy.audit,
    section: "audit",
    body: html`<h1>${copy.audit}</h1>
      <p class="muted">${copy.auditLead}</p>
      <nav class="stages" aria-label="${copy.filter}">${tabs}</nav>
      ${
        rows.length === 0
          ? html`<p class="card">${copy.empty}</p>`
          : html`<ol class="card audit">
              ${lines}
            </ol>`
      }
      <nav class="pages" aria-label="${copy.pages}">
        ${page === 1 ? html`<span></span>` : html`<a href="${at(page - 1)}">${copy.newer}</a>`}
        ${hasOlder ? html`<a href="${at(page + 1)}">${copy.older}</a>` : ""}
      </nav>`,
  });
}
