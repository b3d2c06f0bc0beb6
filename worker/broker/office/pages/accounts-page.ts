import { html } from "hono/html";
import { formatDateTime } from "#shared/format/date.ts";
import type { Markup } from "../../html-page.ts";
import { accountsCopy as copy } from "../accounts-copy.ts";
import type { ListedAccount } from "../door/office-account-repository.ts";
import type { OfficeContext } from "../office-context.ts";
import { officePaths } from "../paths.ts";
import { officePage } from "./layout.ts";

function unlockForm(name: string, isOwn: boolean): Markup {
  if (isOwn) return html`<p class="muted">${copy.ownLocked}</p>`;
  return html`<form method="post" action="${officePaths.accounts}">
    <input type="hidden" name="name" value="${name}" />
    <button type="submit" aria-label="${copy.unlockOf(name)}">${copy.unlock}</button>
  </form>`;
}

function row(account: ListedAccount, now: number, isOwn: boolean): Markup {
  const { name, isSetUp, lastSignedInAt, lockedUntil, devicesLockedUntil } = account;
  const isLocked = Math.max(lockedUntil, devicesLockedUntil) > now;
  const unlocked = isSetUp ? "open" : "invited";
  const state = copy.states[isLocked ? "locked" : unlocked];
  const seen =
    lastSignedInAt === null
      ? copy.neverSignedIn
      : copy.lastSignedIn(formatDateTime(lastSignedInAt));
  return html`<li>
    <header>
      <strong>${name}${isOwn ? ` (${copy.you})` : ""}</strong>
      <span class="${isLocked ? "badge alert" : "badge"}">${state}</span>
    </header>
    <p class="muted">${seen}</p>
    ${lockedUntil > now ? html`<p>${copy.lockedUntil(formatDateTime(lockedUntil))}</p>` : ""}
    ${
      devicesLockedUntil > now
        ? html`<p>${copy.devicesLockedUntil(formatDateTime(devicesLockedUntil))}</p>`
        : ""
    }
    ${isLocked ? unlockForm(name, isOwn) : ""}
  </li>`;
}

/** The office's accounts with their locks, which the others may end. */
export function accountsPage(
  accounts: readonly ListedAccount[],
  notice: string | undefined,
  { services: { site, now: clock }, name }: OfficeContext,
): Promise<Response> {
  const now = clock();
  return officePage({
    site: site.name,
    account: name,
    title: copy.title,
    section: "accounts",
    body: html`<h1>${copy.title}</h1>
      <p class="muted">${copy.lead}</p>
      ${notice === undefined ? "" : html`<p class="notice" role="status">${notice}</p>`}
      <ol class="rows">
        ${accounts.map((account) => row(account, now, account.name === name))}
      </ol>`,
  });
}
