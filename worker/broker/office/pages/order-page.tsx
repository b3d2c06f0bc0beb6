/** @jsxImportSource hono/jsx */
import { formatDate } from "#shared/format/date.ts";
import { orderStates } from "#shared/calls/order/order-status.ts";
import type { Decision } from "../../order/aside/decision.ts";
import { decisionOf } from "../../order/aside/decision.ts";
import type { Testimony } from "../../order/aside/decisions.ts";
import { decisionsFor, needsDecision } from "../../order/aside/decisions.ts";
import { officePageCopy } from "../copy.ts";
import { Facts } from "../kit/facts.tsx";
import { Button, Form } from "../kit/form.tsx";
import { Card, Heading, officePage } from "../kit/page.tsx";
import { Notice } from "../kit/status.tsx";
import type { OfficeContext } from "../office-context.ts";
import { officeOrderCopy as copy } from "../sales/order-copy.ts";
import { officeHref, officePaths } from "../paths.ts";

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

/** What was taken of a customer, for the sale and its changes, and what went back, to a card or an account; in kuruş. */
function movedKurus(entries: Testimony["entries"]) {
  const moved = entries.filter(({ account }) => account === "card" || account === "bank");
  const sum = (one: typeof moved) => one.reduce((total, { amountKurus }) => total + amountKurus, 0);
  const taken = sum(moved.filter(({ amountKurus }) => amountKurus > 0));
  return { taken, returned: taken - sum(moved) };
}

interface Order {
  readonly testimony: Testimony;
  /** The first day without cover of a policy that has ended before its time, "YYYY-MM-DD". */
  readonly cancelledOn: string | undefined;
}

function Known({ testimony, cancelledOn }: Order) {
  const { row, policy, entries } = testimony;
  const { bank, insurer } = saidOf(testimony);
  const state = orderStates.find((each) => each === row.state);
  const { taken, returned } = movedKurus(entries);
  return (
    <Card>
      <Facts
        facts={[
          [copy.order, row.orderId],
          [copy.state, state === undefined ? row.state : copy.states[state]],
          [copy.paid, copy.lira(row.paidKurus)],
          [copy.booked, copy.bookedSums(taken, returned)],
          [copy.policy, policy?.policyNumber ?? copy.none],
          ...(cancelledOn === undefined ? [] : [[copy.ended, formatDate(cancelledOn)] as const]),
          [copy.bank, bank],
          [copy.insurer, insurer],
        ]}
      />
    </Card>
  );
}

const looks = { finish: "primary", refund: "danger", close: "plain" } as const satisfies Readonly<
  Record<Decision, string>
>;

/** One button for each thing that may be done; nothing where what the others say does not allow any. */
function Decisions({ testimony }: { readonly testimony: Testimony }) {
  const possible = decisionsFor(testimony);
  if (possible.length === 0) return <p class="card">{copy.nothingToDecide}</p>;
  return (
    <Form action={officeHref("order", testimony.row.orderId)} title={copy.decide}>
      <p class="muted">{copy.rule}</p>
      {possible.map((decision) => (
        <div class="option">
          <p>{copy.decisions[decision].text}</p>
          <Button
            look={looks[decision]}
            intent={decision}
            label={copy.decisions[decision].button}
          />
        </div>
      ))}
    </Form>
  );
}

/** An order that cannot speak for itself: what the others say, and what may be decided. */
export function orderPage(
  { testimony, cancelledOn }: Order,
  notice: string | undefined,
  context: OfficeContext,
): Promise<Response> {
  const { row } = testimony;
  const isOpen = needsDecision(row);
  const decision = decisionOf(row.decision);
  return officePage(
    { title: copy.title, section: "orders", isNarrow: true },
    context,
    <>
      <Heading
        title={isOpen ? copy.heading : copy.title}
        lead={isOpen ? copy.lead : copy.settled}
        back={{ href: officePaths.orders, label: officePageCopy.back }}
      />
      <p>
        <a href={officeHref("saleRecord", row.orderId)}>{copy.record}</a>
      </p>
      <Notice text={notice} />
      <Known testimony={testimony} cancelledOn={cancelledOn} />
      {isOpen && decision === undefined ? <Decisions testimony={testimony} /> : null}
      {isOpen && decision !== undefined ? <p class="notice">{copy.pending(decision)}</p> : null}
    </>,
  );
}
