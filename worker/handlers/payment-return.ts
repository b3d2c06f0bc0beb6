import type { Context } from "hono";
import { finishPayment } from "#shared/calls/finish-payment.ts";
import { paymentPendingCopy } from "#shared/copy/error-page.ts";
import { href } from "#shared/routes.ts";
import { clientIpOf } from "#worker/client-ip.ts";
import type { EdgeContext } from "#worker/context.ts";
import { plainPage } from "./plain-page.ts";

/** The broker, or the bank behind it, is away; nothing is said about the payment. */
const nobodyAnswered: ReadonlySet<number> = new Set([424, 500, 502, 503, 504]);

/**
 * Where the bank sends the customer back to. It is a cross-site post, so the browser sends no cookies along, none may
 * be set here, and nothing depends on one: the broker believes the fields only with the bank's signature, and the order's
 * page shows how things stand, whatever was posted. While the broker is away the customer is told to wait: the order asks
 * the bank itself when it is back.
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
  const answer = await context.get("deps").upstream.call(finishPayment, result, caller);
  if (answer.data === null) {
    return nobodyAnswered.has(answer.statusCode)
      ? plainPage(context, { ...paymentPendingCopy, status: 503 })
      : context.redirect(href("notFound"), 303);
  }
  const quote = await context.get("deps").links.sign(answer.data.quoteId);
  return context.redirect(href("order", { quote }), 303);
}
