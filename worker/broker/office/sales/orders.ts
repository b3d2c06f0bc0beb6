import { describeError } from "#shared/describe-error.ts";
import { log } from "../../log.ts";
import { needsDecision } from "../../order/aside/decisions.ts";
import { decisionOf } from "../../order/aside/decision.ts";
import { decisionsFor, testimonyOf } from "../../order/aside/decisions.ts";
import type { OfficeContext } from "../office-context.ts";
import { readForm } from "../office-context.ts";
import { officeOrderCopy as copy } from "./order-copy.ts";
import { missingPage } from "../pages/missing-page.tsx";
import { orderPage } from "../pages/order-page.tsx";
import { officeHref } from "../paths.ts";
import { leadToSaid, saidIn } from "../said.ts";

type Outcome = keyof typeof copy.outcomes;

const isOutcome = (word: string | null): word is Outcome =>
  word !== null && Object.hasOwn(copy.outcomes, word);

/** An order with what everybody but its own record says of it, and what may be decided. */
export async function showOrder(context: OfficeContext, orderId: string): Promise<Response> {
  const { services } = context;
  const row = await services.store.orders.find(orderId);
  if (row === undefined) return missingPage(context);
  await context.audit("opened", orderId);
  const said = await saidIn(context);
  const notice = isOutcome(said) ? copy.outcomes[said] : undefined;
  const [testimony, ended] = await Promise.all([
    testimonyOf(row, services),
    services.store.cancellations.newestOf(row.quoteId),
  ]);
  return orderPage({ testimony, cancelledOn: ended?.cancelledOn ?? undefined }, notice, context);
}

/** Notes what is decided with who decided it, and has the order go on; what cannot be done at once is done later. */
export async function decideOrder(context: OfficeContext, orderId: string): Promise<Response> {
  const { services, entry } = context;
  const { store, orders } = services;
  const decision = decisionOf((await readForm(context.request))["intent"]);
  const row = await store.orders.find(orderId);
  if (row === undefined) return missingPage(context);
  const leadBack = (outcome: Outcome) => leadToSaid(officeHref("order", orderId), outcome, context);
  const possible = needsDecision(row) ? decisionsFor(await testimonyOf(row, services)) : [];
  if (decision === undefined || !possible.includes(decision)) return leadBack("olmaz");
  const written = entry("settled-order", `${orderId} ${decision}`);
  if (!(await store.orders.decide(orderId, decision, written))) return leadBack("degismedi");
  await orders.settle(row.quoteId, orderId).catch((error: unknown) => {
    log("error", "order-settle-failed", { orderId, ...describeError(error) });
  });
  return leadBack("karar");
}
