import { log } from "../log.ts";
import type { Services } from "../services.ts";
import type { Transfer } from "./payment.ts";

/**
 * Gives back what a bank took only after its order had ended without a policy: a capture whose answer never came, or that was
 * refused and made all the same. What cannot be asked today is asked tomorrow. Yields what was given back.
 */
export async function returnLateCaptures({
  payment,
}: Pick<Services, "payment">): Promise<readonly Transfer[]> {
  const back: Transfer[] = [];
  for (const transfer of await payment.endedUnpaid()) {
    const returned = await payment.refund(transfer);
    const { orderId } = transfer;
    if (!returned.ok) log("error", "late-capture-unknown", { orderId });
    else if (returned.value === "returned") {
      log("warn", "late-capture-returned", { orderId });
      back.push(transfer);
    }
  }
  return back;
}
