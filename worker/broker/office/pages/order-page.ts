import { html } from "hono/html";
import type { Markup } from "../../html-page.ts";
import { orderStates } from "#shared/calls/order-status.ts";
import { needsDecision } from "../../order/aside/decisions.ts";
import type { Decision } from "../../order/aside/decision.ts";
import type { Testimony } from "../../order/aside/decisions.ts";
import { decisionOf } from "../../order/aside/decision.ts";
import { decisionsFor } from "../../order/aside/decisions.ts";
import { officeOrderCopy as copy } from "../order-copy.ts";
import type { OfficeContext } from "../office-context.ts";
import { officeHref, officePaths } from "../paths.ts";
import { officePageCopy } from "../copy.ts";
import { officePage } from "./layout.ts";

/** What bank and insurer say, in words. */
function saidOf({ payment, issued }: Testimony): { bank: string; insurer: string } {
  const bank =
    payment === undefined ? copy.unanswered : copy.taken(payment.takenKurus, payment.returned);
  switch (issued?.kind) {
    case "issued":
      return { bank, insurer: `${issued.policyNumber} · ${copy.lira(issued.grossKurus)}` };
    case "none":
      return { bank, insurer: copy.none };
    case "unsupported":
      return { bank, insurer: copy.unsupported };
    case undefined:
      return { bank, insurer: copy.unanswered };
  }
}

function facts(testimony: Testimony): Markup {
  const { row, policy, entries } = testimony;
  const { bank, insurer } = saidOf(testimony);
  const state = orderStates.find((each) => each === row.state);
  const sum = (kind: string) =>
    entries.reduce((total, each) => total + (each.kind === kind ? each.amountKurus : 0), 0);
  const known = [
    [copy.order, row.orderId],
    [copy.state, state === undefined ? row.state : copy.states[state]],
    [copy.paid, copy.lira(row.paidKurus)],
    [copy.booked, copy.bookedSums(sum("capture"), -sum("refund"))],
    [copy.policy, policy?.policyNumber ?? copy.none],
    [copy.bank, bank],
    [copy.insurer, insurer],
  ] as const;
  return html`<section class="card">
    <dl>
      ${known.map(
        ([label, text]) =>
          html`<dt>${label}</dt>
            <dd>${text}</dd>`,
      )}
    </dl>
  </section>`;
}

const looks: Readonly<Record<Decision, string>> = {
  finish: "primary",
  refund: "danger",
  close: "plain",
};

/** One button for each thing that may be done; nothing where what the others say does not allow any. */
function form(testimony: Testimony): Markup {
  const possible = decisionsFor(testimony);
  if (possible.length === 0) return html`<p class="card">${copy.nothingToDecide}</p>`;
  return html`<form
    method="post"
    action="${officeHref("order", testimony.row.orderId)}"
    class="card"
  >
    <h2>${copy.decide}</h2>
    <p class="muted">${copy.rule}</p>
    ${possible.map((decision) => {
      const { button, text } = copy.decisions[decision];
      return html`<div class="option">
        <p>${text}</p>
        <button type="submit" name="intent" value="${decision}" class="${looks[decision]}">
          ${button}
        </button>
      </div>`;
    })}
  </form>`;
}

/** An order that cannot speak for itself: what the others say, and what may be decided. */
export function orderPage(
  testimony: Testimony,
  notice: string | undefined,
  { services: { site }, name }: OfficeContext,
): Promise<Response> {
  const { row } = testimony;
  const isOpen = needsDecision(row);
  const decision = decisionOf(row.decision);
  return officePage({
    site: site.name,
    account: name,
    title: copy.title,
    section: "orders",
    body: html`<p><a href="${officePaths.orders}">${officePageCopy.back}</a></p>
      <h1>${isOpen ? copy.heading : copy.title}</h1>
      <p class="muted">${isOpen ? copy.lead : copy.settled}</p>
      ${notice === undefined ? "" : html`<p class="notice" role="status">${notice}</p>`}
      ${facts(testimony)}
      ${!isOpen ? "" : decision === undefined ? form(testimony) : html`<p class="notice">${copy.pending(decision)}</p>`}`,
  });
}
