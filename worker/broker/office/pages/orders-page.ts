import { html } from "hono/html";
import { formatDateTime } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { productName } from "#shared/lines/catalogue.ts";
import type { OfficeOrder } from "../../order/order-repository.ts";
import { needsDecision } from "../../order/aside/decisions.ts";
import { officePageCopy as copy } from "../copy.ts";
import type { Source } from "../../insurers/source.ts";
import { findSource } from "../../insurers/source.ts";
import type { ListState, Stray } from "../../reconciliation/list-repository.ts";
import type { Run } from "../../reconciliation/reconciliation-repository.ts";
import type { OfficeContext } from "../office-context.ts";
import { officeOrderCopy } from "../order-copy.ts";
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
  const what = [productName(productId ?? ""), `${formatMoney(paidKurus)} TL`].filter(Boolean);
  return html`<li>
    <header>
      <a href="${officeHref("offers", quoteId)}">${what.join(" · ")}</a>
      ${troublesOf(order).map((text) => html`<span class="badge">${text}</span>`)}
      ${differencesOf(order).map(({ label }) => html`<span class="badge">${label}</span>`)}
    </header>
    ${differencesOf(order).map(({ task }) => html`<p>${task}</p>`)}
    ${needsDecision(order) ? html`<p><a href="${officeHref("order", orderId)}">${officeOrderCopy.decideLink}</a></p>` : ""}
    <p class="muted">${copy.orderNumber}: ${orderId} · ${formatDateTime(updatedAt)}</p>
  </li>`;
}

const policiesOf = "policies:";

/** What a list by day is called. */
function nameOf(list: string, sources: readonly Source[]): string {
  if (list === "payments" || list === "chargebacks") return officeOrderCopy.listNames[list];
  const id = list.slice(policiesOf.length);
  return officeOrderCopy.listNames.policies(findSource(sources, id)?.name ?? id);
}

const strayTexts: Readonly<Record<string, { readonly label: string; readonly task: string }>> =
  officeOrderCopy.strays;

function strayRow({ list, orderId, kurus, foundAt }: Stray, sources: readonly Source[]) {
  const kind = list.startsWith(policiesOf) ? "policies" : list;
  const { label = list, task = "" } = strayTexts[kind] ?? {};
  const where = kind === "policies" ? ` · ${nameOf(list, sources)}` : "";
  return html`<li>
    <header>
      <strong>${formatMoney(kurus)} TL${where}</strong><span class="badge alert">${label}</span>
    </header>
    <p>${task}</p>
    <p class="muted">${copy.orderNumber}: ${orderId} · ${formatDateTime(foundAt)}</p>
  </li>`;
}

interface Listed {
  readonly orders: readonly OfficeOrder[];
  readonly run: Run | undefined;
  readonly states: readonly ListState[];
  readonly strays: readonly Stray[];
}

/**
 * Orders that do not get on by themselves or differ from the records of others, what no order stands for, and when and with
 * whom these were last compared.
 */
export function ordersPage(
  { orders, run, states, strays }: Listed,
  { services: { site, sources }, name }: OfficeContext,
): Promise<Response> {
  const uncompared = states.flatMap(({ list, state }) => {
    if (state === "listed") return [];
    const text = officeOrderCopy.uncompared[state](nameOf(list, sources));
    return list === "chargebacks" ? [`${text} ${officeOrderCopy.watchChargebacks}`] : [text];
  });
  return officePage({
    site: site.name,
    account: name,
    title: copy.orders,
    section: "orders",
    body: html`<h1>${copy.orders}</h1>
      <p class="muted">${copy.ordersLead}</p>
      <p class="muted">${run === undefined ? copy.notReconciled : copy.reconciled(run)}</p>
      ${uncompared.map((text) => html`<p class="muted">${text}</p>`)}
      ${
        orders.length === 0
          ? html`<p class="card">${copy.empty}</p>`
          : html`<ol class="rows">
              ${orders.map(row)}
            </ol>`
      }
      ${
        strays.length === 0
          ? ""
          : html`<h2 class="next">${officeOrderCopy.straysTitle}</h2>
              <p class="muted">${officeOrderCopy.straysLead}</p>
              <ol class="rows">
                ${strays.map((stray) => strayRow(stray, sources))}
              </ol>`
      }`,
  });
}
