import type { BankPayment } from "./bank-repository.ts";
import { declineReasons } from "./payment.ts";
import type { DeclineReason } from "./payment.ts";
import { returnFields } from "./return-signature.ts";
import { storedOutcome } from "./test-cards.ts";

/** Why a session that is not verified takes no money. */
export function failureOf({ failure }: Pick<BankPayment, "failure">): DeclineReason {
  return declineReasons.find((reason) => reason === failure) ?? "session-expired";
}

/** How a session ends when the right code was entered: some cards are not authenticated all the same. */
export function endOf(payment: BankPayment): {
  state: "verified" | "failed";
  failure: DeclineReason | null;
} {
  const outcome = storedOutcome(payment.outcome);
  return outcome.kind === "not-authenticated"
    ? { state: "failed", failure: outcome.reason }
    : { state: "verified", failure: null };
}

/** What the merchant is told about a session that has ended. */
export function resultOf(payment: BankPayment) {
  const { orderId, paymentId } = payment;
  if (payment.state === "verified") return returnFields(orderId, paymentId, "1");
  const outcome = storedOutcome(payment.outcome);
  const mdStatus = outcome.kind === "not-authenticated" ? outcome.mdStatus : "0";
  return returnFields(orderId, paymentId, mdStatus, failureOf(payment));
}
