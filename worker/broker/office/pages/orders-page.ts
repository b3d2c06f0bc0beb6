import { html } from "hono/html";
import { formatDateTime } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { productName } from "#shared/lines/catalogue.ts";
import type { OfficeOrder } from "../../order/order-repository.ts";
import { officePageCopy as copy } from "../copy.ts";
import type { Run } from "../../reconciliation/reconciliation-repository.ts";
import type { OfficeContext } from "../office-context.ts";
import { officeHref } from "../paths.ts";
import { officePage } from "./layout.ts";

const texts: Readonly<Record<string, string>> = copy.orderTroubles;

/** What is wrong, in words: a stuck order says it by the step it is at. */
const troublesOf = ({ attention, state }: OfficeOrder): string[] =>
  (attention ?? "").split(" ").flatMap((word) => texts[word === "stuck" ? state : word] ?? []);

const differences: Readonly<Record<string, { readonly label: string; readonly task: string }>> =
  copy.differences;

/** In what its records differ, with what is to be done. */
const differencesOf = ({ difference }: OfficeOrder) =>
  (difference ?? "").split(" ").flatMap((kind) => differences[kind] ?? []);

function row(order: OfficeOrder) {
  const { orderId, quoteId, productId, paidKurus, updatedAt } = order;
  const name = productName(productId ?? "");
  return html`<li>
    <header>
      <a href="${officeHref("offers", quoteId)}">${name} · ${formatMoney(paidKurus)} TL</a>
      ${troublesOf(order).map((text) => html`<span class="badge">${text}</span>`)}
      ${differencesOf(order).map(({ label }) => html`<span class="badge">${label}</span>`)}
    </header>
    ${differencesOf(order).map(({ task }) => html`<p>${task}</p>`)}
    <p class="muted">${copy.orderNumber}: ${orderId} · ${formatDateTime(updatedAt)}</p>
  </li>`;
}

/** Orders that do not get on by themselves or differ from the records of others, and when these were last compared. */
export function ordersPage(
  orders: readonly OfficeOrder[],
  run: Run | undefined,
  { services: { site }, name }: OfficeContext,
): Promise<Response> {
  return officePage({
    site: site.name,
    account: name,
    title: copy.orders,
    section: "orders",
    body: html`<h1>${copy.orders}</h1>
      <p class="muted">${copy.ordersLead}</p>
      <p class="muted">${run === undefined ? copy.notReconciled : copy.reconciled(run)}</p>
      ${
        orders.length === 0
          ? html`<p class="card">${copy.empty}</p>`
          : html`<ol class="rows">
              ${orders.map(row)}
            </ol>`
      }`,
  });
}
