import { hmacSha256Hex, isSameText } from "../crypto/hmac.ts";
import type { CardDetails } from "../payment/payment.ts";

/**
 * Tells whether a bank session was opened with the very card that is given now. It holds one digest, under a random key
 * that lives and dies with it, and is never stored: after a restart every card counts as another one.
 */
export function createCardMemory() {
  const key = crypto.getRandomValues(new Uint8Array(32));
  const digestOf = (orderId: string, { number, holder, expiry, cvc }: CardDetails) =>
    hmacSha256Hex(key, JSON.stringify([orderId, number, holder, expiry, cvc]));
  let known = "";
  return {
    async keep(orderId: string, card: CardDetails): Promise<void> {
      known = await digestOf(orderId, card);
    },
    async isOf(orderId: string, card: CardDetails): Promise<boolean> {
      return isSameText(known, await digestOf(orderId, card));
    },
  };
}
