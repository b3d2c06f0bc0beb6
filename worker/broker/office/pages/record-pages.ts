import { html } from "hono/html";
import { formatDateTime } from "#shared/format/date.ts";
import { productName } from "#shared/lines/catalogue.ts";
import type { Quote } from "../../quote/quote-repository.ts";
import { supportCopy } from "../../support/copy.ts";
import { officePageCopy as copy } from "../copy.ts";
import type { OfficeAction } from "../office-audit-repository.ts";
import type { OfficeContext } from "../office-context.ts";
import { itemHref, officePaths, offersHref } from "../paths.ts";
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
          <a href="${offersHref(quoteId)}">${content.referenceCode}</a>
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

/** Who looked at what and did what. */
export function auditPage(
  { rows, page, hasOlder }: { rows: readonly AuditRow[]; page: number; hasOlder: boolean },
  { services: { site }, name }: OfficeContext,
): Promise<Response> {
  const at = (number: number) => `${officePaths.audit}?sayfa=${number}`;
  const lines = rows.map(({ accountName, action, subject, createdAt }) => {
    const about = isReference(subject)
      ? html`<a href="${itemHref(subject)}">${subject}</a>`
      : subject;
    return html`<li>
      <span><strong>${copy.actions[action as OfficeAction]}</strong> ${about}</span>
      <span class="muted">${accountName} · ${formatDateTime(createdAt)}</span>
    </li>`;
  });
  return officePage({
    site: site.name,
    account: name,
    title: copy.audit,
    section: "audit",
    body: html`<h1>${copy.audit}</h1>
      <p class="muted">${copy.auditLead}</p>
      <ol class="card audit">
        ${lines}
      </ol>
      <nav class="pages" aria-label="${copy.pages}">
        ${page === 1 ? html`<span></span>` : html`<a href="${at(page - 1)}">${copy.newer}</a>`}
        ${hasOlder ? html`<a href="${at(page + 1)}">${copy.older}</a>` : ""}
      </nav>`,
  });
}
