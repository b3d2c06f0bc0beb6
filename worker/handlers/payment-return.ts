import type { Context } from "hono";
import { isUnanswered } from "#shared/calls/call.ts";
import { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { flowCodes, statusCodes } from "#shared/codes.ts";
import { paymentPendingCopy } from "#shared/copy/error-page.ts";
import { inTime } from "#shared/in-time.ts";
import { href, paymentReturnQueries } from "#shared/routes.ts";
import { clientIpOf } from "#worker/client-ip.ts";
import type { EdgeContext } from "#worker/context.ts";
import { patienceMs } from "#worker/env.ts";
import { keepAlive } from "#worker/keep-alive.ts";
import { plainPage } from "./plain-page.ts";

/** Where a payment of a quote is waited for: its order's page, or that of the change it is for. */
const pageOf = (quote: string, isOfChange: boolean): string =>
  href(isOfChange ? "changeInsured" : "order", { quote });

/** That page of the link that the address carries; undefined where it carries none of ours. */
async function orderOf(context: Context<EdgeContext>): Promise<string | undefined> {
  const changed = context.req.query(paymentReturnQueries.change);
  const quote = changed ?? context.req.query(paymentReturnQueries.order) ?? "";
  const quoteId = await context.get("deps").links.verify(quote);
  return quoteId === undefined ? undefined : pageOf(quote, changed !== undefined);
}

/**
 * Where the bank sends the customer back to. It is a cross-site post, so the browser sends no cookies along, none may
 * be set here, and nothing depends on one: the broker believes the fields only with the bank's signature, and the order's
 * page shows how things stand, whatever was posted. That page is where the customer is led whatever the broker says, and
 * whether it says anything: while it is away the page waits for it, and the order asks the bank itself when it is back.
 * Without the link in the address only the broker knows the order.
 */
export async function paymentReturn(context: Context<EdgeContext>): Promise<Response> {
  const form = await context.req.formData().catch(() => new FormData());
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.slice(0, 2000) : "";
  };
  const caller = {
    visitor: crypto.randomUUID(),
    requestId: context.get("requestId"),
    clientIp: clientIpOf(context.req.raw),
  };
  const result = {
    orderId: field("orderId"),
    paymentId: field("paymentId"),
    status: field("status"),
    mdStatus: field("mdStatus"),
    signature: field("signature"),
  };
  const asked = context.get("deps").upstream.call(finishPayment, result, caller);
  keepAlive(context, asked);
  const order = await orderOf(context);
  // The order's page waits for what comes later.
  const answer =
    order === undefined ? await asked : await inTime(asked, patienceMs(context.get("deps").env));
  if (answer !== undefined && answer.data !== null) {
    const quote = await context.get("deps").links.sign(answer.data.quoteId);
    return context.redirect(pageOf(quote, answer.data.isOfChange === true), 303);
  }
  if (order !== undefined) return context.redirect(order, 303);
  return answer === undefined || isUndecided(answer)
    ? plainPage(context, { ...paymentPendingCopy, status: 503 })
    : context.redirect(href("notFound"), 303);
}

/** Nothing was said about the payment: nobody answered, or answered whoever asks too often or is not known. */
const isUndecided = (answer: { readonly statusCode: number }): boolean =>
  isUnanswered(answer) || undecided.has(answer.statusCode);

const undecided: ReadonlySet<number> = new Set([
  statusCodes.unauthorized,
  statusCodes.tooManyRequests,
  flowCodes.queueError,
]);

/** Whoever loads the address of the return anew, or comes back to it, is led to the order as well. */
export async function returnedAgain(context: Context<EdgeContext>): Promise<Response> {
  const order = await orderOf(context);
  return context.redirect(order ?? href("notFound"), order === undefined ? 302 : 303);
}
