import { html } from "hono/html";
import { formatDateTime } from "#shared/format/date.ts";
import type { OfficeStage } from "../../support/office-stage.ts";
import { officePageCopy as copy } from "../copy.ts";
import type { InboxKind } from "../inbox-kinds.ts";
import type { InboxRow } from "../inbox.ts";
import { inboxKinds } from "../inbox-kinds.ts";
import type { OfficeContext } from "../office-context.ts";
import { officeHref, officePaths } from "../paths.ts";
import { officePage } from "./layout.ts";

/** Words of the address for the stages. */
export const stageWords = { open: "acik", taken: "ustlenilen", closed: "kapanan" } as const;
const stages = Object.keys(stageWords) as OfficeStage[];

interface Inbox {
  readonly stage: OfficeStage;
  readonly kind: InboxKind | undefined;
  readonly page: number;
  readonly rows: readonly InboxRow[];
  readonly hasOlder: boolean;
}

function addressOf(stage: OfficeStage, kind: InboxKind | undefined, page = 1): string {
  const query = new URLSearchParams({ durum: stageWords[stage] });
  if (kind !== undefined) query.set("tur", kind);
  if (page > 1) query.set("sayfa", String(page));
  return `${officePaths.inbox}?${query}`;
}

function row({ reference, kind, title, who, slot, campaign, state, takenBy, at }: InboxRow) {
  const said = [copy.kinds[kind], reference, formatDateTime(at)].join(" · ");
  return html`<li>
    <header>
      <a href="${officeHref("item", reference)}">${title}</a>
      <span class="badge">${state}</span>
    </header>
    <p class="muted">${said}</p>
    ${who === "" ? "" : html`<p>${who}</p>`}
    ${slot === undefined ? "" : html`<p>${copy.slot}: ${slot}</p>`}
    ${campaign === "" ? "" : html`<p class="muted">${copy.campaign}: ${campaign}</p>`}
    ${takenBy === null ? "" : html`<p class="muted">${copy.takenBy(takenBy)}</p>`}
  </li>`;
}

/** The list of records: by stage, by kind, the last changed first. */
export function inboxPage(
  { stage, kind, page, rows, hasOlder }: Inbox,
  { services: { site }, name }: OfficeContext,
): Promise<Response> {
  const tabs = stages.map((one) => {
    const current = one === stage ? html` aria-current="page"` : "";
    return html`<a href="${addressOf(one, kind)}" ${current}>${copy.stages[one]}</a>`;
  });
  const options = inboxKinds.map((one) => {
    const selected = one === kind ? html` selected` : "";
    return html`<option value="${one}" ${selected}>${copy.kinds[one]}</option>`;
  });
  const newer =
    page === 1
      ? html`<span></span>`
      : html`<a href="${addressOf(stage, kind, page - 1)}">${copy.newer}</a>`;
  const older = hasOlder
    ? html`<a href="${addressOf(stage, kind, page + 1)}">${copy.older}</a>`
    : "";
  return officePage({
    site: site.name,
    account: name,
    title: copy.inbox,
    section: "inbox",
    body: html`<h1>${copy.inbox}</h1>
      <nav class="stages" aria-label="${copy.stage}">${tabs}</nav>
      <form class="filter" method="get" action="${officePaths.inbox}" aria-label="${copy.filter}">
        <input type="hidden" name="durum" value="${stageWords[stage]}" />
        <div>
          <label for="tur">${copy.kind}</label>
          <select id="tur" name="tur">
            <option value="">${copy.all}</option>
            ${options}
          </select>
        </div>
        <button type="submit">${copy.show}</button>
      </form>
      ${
        rows.length === 0
          ? html`<p class="card">${copy.empty}</p>`
          : html`<ol class="rows">
              ${rows.map(row)}
            </ol>`
      }
      <nav class="pages" aria-label="${copy.pages}">${newer}${older}</nav>`,
  });
}
