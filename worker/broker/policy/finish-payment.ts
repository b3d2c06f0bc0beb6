import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { finishPayment } from "#shared/calls/order/finish-payment.ts";
import { err, ok } from "#shared/result.ts";
import { orderOfCharge, quoteIdOf } from "../order/order-id.ts";
import { readReturn } from "../payment/return-signature.ts";
import type { Handler } from "../api/handler.ts";
import type { PolicyServices } from "./services.ts";

/** Believes the bank's result by its signature alone; who carries it does not matter. */
export const answerFinishPayment: Handler<
  RequestOf<typeof finishPayment>,
  DataOf<typeof finishPayment>,
  PolicyServices
> = async (input, { services }) => {
  const { orderId, paymentId } = input;
  const changed = orderOfCharge(orderId);
  const quoteId = quoteIdOf(changed ?? orderId);
  const read = await readReturn(services.env.vars.BANK_KEY, input);
  if (!read.ok || quoteId === undefined) return err({ kind: "bad-signature" });
  if (changed !== undefined) {
    await services.policyChanges.look(changed);
    return ok({ orderId, quoteId, isOfChange: true });
  }
  await services.orders.finish(quoteId, { orderId, paymentId, outcome: read.value });
  return ok({ orderId, quoteId });
};
