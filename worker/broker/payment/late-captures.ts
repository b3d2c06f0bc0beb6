import { alert, log } from "../log.ts";
import type { PaymentProvider, Refunded, Transfer } from "./payment.ts";

/**
 * Gives back what a bank took only after its order had ended without a policy: a capture whose answer never came, or that was
 * refused and made all the same. What cannot be asked today is asked tomorrow. Yields what was given back.
 */
export async function returnLateCaptures({
  payment,
}: {
  readonly payment: PaymentProvider;
}): Promise<readonly Transfer[]> {
  const back: Transfer[] = [];
  for (const transfer of await payment.endedUnpaid()) {
    if ((await returnLateCapture(transfer, payment)) === "returned") back.push(transfer);
  }
  return back;
}

/** The same of one payment; undefined when its bank cannot be asked. */
export async function returnLateCapture(
  transfer: Transfer,
  payment: PaymentProvider,
): Promise<Refunded | undefined> {
  const { orderId } = transfer;
  const refunded = await payment.refund(transfer);
  if (!refunded.ok) {
    alert("late-capture-unknown", { orderId });
    return undefined;
  }
  if (refunded.value === "returned") log("warn", "late-capture-returned", { orderId });
  return refunded.value;
}
