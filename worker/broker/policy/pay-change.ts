import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { payChange } from "#shared/calls/policy/pay-change.ts";
import { err, ok } from "#shared/result.ts";
import { brokerCopy } from "../api/copy.ts";
import { invalidField } from "../api/failure.ts";
import type { Handler } from "../api/handler.ts";
import { countersOf } from "../limits/rate-limits.ts";
import { paymentPaces, readCard } from "../order/payment-card.ts";
import { changeRefusals } from "./change/change-copy.ts";
import { newestChange, viewChange } from "./change-view.ts";
import { ownedPolicy } from "./left-policy.ts";
import type { PolicyServices } from "./services.ts";
import { isWebAddress } from "../domain/web-address.ts";

/** Leads a card to the bank for what a change costs, or takes the change back while nothing is paid. */
export const answerPayChange: Handler<
  RequestOf<typeof payChange>,
  DataOf<typeof payChange>,
  PolicyServices
> = async ({ quoteId, isWithdrawn = false, returnUrl = "", ...typed }, context) => {
  const { services } = context;
  const { store, policyChanges, now } = services;
  const owned = await ownedPolicy(quoteId, context);
  if (!owned.ok) return owned;
  const { orderId } = owned.value.policy;
  const known = await newestChange(orderId, services);
  if (known?.state !== "unpaid" && known?.state !== "paying")
    return err({ kind: "order-under-way" });
  if (isWithdrawn) {
    const { change = known } = await policyChanges.withdraw(orderId);
    return ok({ change: await viewChange(change, services) });
  }
  if (owned.value.isLeft) return err(invalidField("Change", changeRefusals.leaving));
  const { cardNumber, cardHolder, cardExpiry, cardCvc } = typed;
  const card = readCard({ cardNumber, cardHolder, cardExpiry, cardCvc }, now());
  if (!card.ok) return err({ kind: "invalid", errors: card.reason });
  if (!isWebAddress(returnUrl)) return err(invalidField("ReturnUrl", brokerCopy.invalid));
  const paced = await countersOf("payment", paymentPaces, context, { quoteId });
  const waitMs = await store.rates.pace(paced, now());
  if (waitMs > 0)
    return err({ kind: "payment-paused", retryAfterSeconds: Math.ceil(waitMs / 1000) });
  const payment = { card: card.value, ip: context.clientIp, returnUrl };
  const { change = known, isAway = false } = await policyChanges.pay(orderId, payment);
  if (isAway) return err({ kind: "payment-unavailable" });
  if (change.declined !== undefined)
    return err({ kind: "payment-declined", reason: change.declined });
  const redirectUrl = change.state === "paying" ? change.charge?.redirectUrl : undefined;
  return ok({ change: await viewChange(change, services), redirectUrl });
};
