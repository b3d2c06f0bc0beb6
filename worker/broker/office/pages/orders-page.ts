import { html } from "hono/html";
import { formatDateTime } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { productName } from "#shared/lines/catalogue.ts";
import type { OfficeOrder } from "../../order/order-repository.ts";
import { officePageCopy as copy } from "../copy.ts";
import type { OfficeContext } from "../office-context.ts";
import { offersHref } from "../paths.ts";
import { officePage } from "./layout.ts";

const texts: Readonly<Record<string, string>> = copy.orderTroubles;

/** What is wrong, in words: a stuck order says it by the step it is at. */
const troublesOf = ({ attention, state }: OfficeOrder): string[] =>
  (attention ?? "").split(" ").flatMap((word) => texts[word === "stuck" ? state : word] ?? []);

function row(order: OfficeOrder) {
  const { orderId, quoteId, productId, paidKurus, updatedAt } = order;
  const name = productName(productId ?? "");
  return html`<li>
    <header>
      <a href="${offersHref(quoteId)}">${name} · ${formatMoney(paidKurus)} TL</a>
      ${troublesOf(order).map((text) => html`<span class="badge">${text}</span>`)}
    </header>
    <p class="muted">${copy.orderNumber}: ${orderId} · ${formatDateTime(updatedAt)}</p>
  </li>`;
}

/** Orders that do not get on by themselves. */
export function ordersPage(
  orders: readonly OfficeOrder[],
  { services: { site }, name }: OfficeContext,
): Promise<Response> {
  return officePage({
    site: site.name,
    account: name,
    title: copy.orders,
    section: "orders",
    body: html`<h1>${copy.orders}</h1>
      <p class="muted">${copy.ordersLead}</p>
      ${
        orders.length === 0
          ? html`<p class="card">${copy.empty}</p>`
          : html`<ol class="rows">
              ${orders.map(row)}
            </ol>`
      }`,
  });
}
