import { err } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { buyerOf } from "../../domain/policyholder.ts";
import { backoffMs } from "../../order/process/retry.ts";
import type { PaymentFailure, Transfer } from "../../payment/payment.ts";
import { giveParts, partsOf } from "../process/parts-back.ts";
import type { PolicyServices } from "../services.ts";
import type { ChangePayment } from "./change-client.ts";
import { changeRefusals } from "./change-copy.ts";
import type { Charge, PolicyChange } from "./change-record.ts";
import { moved, unpaidAgain } from "./change-record.ts";

const hourMs = 3_600_000;
const pollMs = 15_000;
/** How often the bank is asked for money before what it may have taken is given back. */
const maxTries = 10;

/** The payment of a change. */
export const transferOf = (
  { differenceKurus }: PolicyChange,
  { chargeId, paymentId }: Charge,
): Transfer => ({ orderId: chargeId, paymentId, amountKurus: differenceKurus });

/** Opens the bank's page for a card, with the payer's data from the quote. */
export async function openCharge(
  change: PolicyChange,
  { card, ip, returnUrl }: ChangePayment,
  { store, vault, payment }: PolicyServices,
): Promise<Result<Charge, PaymentFailure>> {
  const quote = await store.quotes.open(change.quoteId);
  if (quote === undefined) return err({ kind: "declined", reason: "refused" });
  const { content, phone } = quote;
  const { name, surname, nationalNumber } = buyerOf(content);
  const chargeId = `${change.changeId}-${change.charges}`;
  const session = await payment.authorise({
    orderId: chargeId,
    description: change.productId,
    amountKurus: change.differenceKurus,
    instalmentCount: 1,
    card,
    payer: {
      name,
      surname,
      nationalNumber,
      phone,
      email: await vault.open("orders.email", change.emailSealed),
      city: content.cityName,
      address: `${content.county} / ${content.cityName}`,
      ip,
    },
    returnUrl,
  });
  return session.ok
    ? { ok: true, value: { ...session.value, chargeId, isCaptured: false } }
    : session;
}

/** The customer is at the bank, or its money is being taken. Their browser brings the result; the bank is asked too, in case it never does. */
export async function takeCharge(
  change: PolicyChange,
  { payment, store, now, site }: PolicyServices,
): Promise<PolicyChange> {
  const { charge, tries } = change;
  const again = (waitMs: number) => ({ ...change, tries: tries + 1, dueAt: now() + waitMs });
  if (charge === undefined) return unpaidAgain(change, now(), {});
  const known = await payment.query(charge.paymentId);
  if (!known.ok) return again(backoffMs(tries, hourMs));
  switch (known.value.kind) {
    case "waiting":
      return {
        ...change,
        dueAt: now() + Math.max(1000, Math.min(pollMs, charge.expiresAt - now())),
      };
    case "declined":
      return unpaidAgain(change, now(), { declined: known.value.reason });
    case "refunded":
      return unpaidAgain(change, now(), { declined: "refused" });
    default: {
      // What is taken now would be missing from what was shown as coming back.
      if (known.value.kind === "verified" && (await store.cancellations.isLeft(change.quoteId))) {
        return moved(change, "refused", now(), { reason: changeRefusals.leaving, isLeft: true });
      }
      const taken = await payment.capture(transferOf(change, charge));
      const captured = { charge: { ...charge, isCaptured: true } };
      if (taken.ok) return moved(change, "sending", now(), captured);
      switch (taken.reason.kind) {
        case "declined":
          return unpaidAgain(change, now(), { declined: taken.reason.reason });
        case "rejected":
          return moved(change, "refunding", now(), {
            ...captured,
            reason: changeRefusals.rejected,
          });
        case "reviewing":
          return again(Math.min(hourMs, 5000 * 2 ** tries));
        case "unavailable":
          return tries + 1 < maxTries
            ? again(backoffMs(tries))
            : moved(change, "refunding", now(), {
                ...captured,
                reason: changeRefusals.unknownPayment(site.phone),
              });
      }
    }
  }
}

/** Money goes back: what the change gives back to the cards that paid for the policy, or the whole charge of one that came to nothing. */
export async function giveBack(
  change: PolicyChange,
  { payment, now }: PolicyServices,
): Promise<PolicyChange> {
  const { charge, changeId, differenceKurus, endorsementNumber, tries } = change;
  const again = () => ({ ...change, tries: tries + 1, dueAt: now() + backoffMs(tries, hourMs) });
  const settled = { by: "card", settledAt: now() } as const;
  if (endorsementNumber === undefined) {
    if (charge === undefined) return moved(change, "refused", now());
    const returned = await payment.refund(transferOf(change, charge));
    if (!returned.ok) return again();
    return moved(change, "refused", now(), returned.value === "returned" ? settled : {});
  }
  const given = await giveParts(partsOf(change, -differenceKurus, changeId), payment);
  if (!given.ok) return again();
  const { trouble, cardKurus } = given.value;
  return trouble === undefined
    ? moved(change, "done", now(), settled)
    : moved(change, "by-hand", now(), { trouble, ...(cardKurus === 0 ? {} : { cardKurus }) });
}
