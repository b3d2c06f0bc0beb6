import { err } from "#shared/result.ts";
import type { PaymentProvider } from "./payment.ts";

const unavailable = async () => err({ kind: "unavailable" });

/** In the place of a provider that is not configured: orders under way wait for it as for one that does not answer. */
export const absentProvider: PaymentProvider = {
  authorise: unavailable,
  capture: unavailable,
  refund: unavailable,
  refundPart: unavailable,
  query: unavailable,
  record: unavailable,
  movements: unavailable,
  chargebacks: unavailable,
  readNotice: async () => undefined,
  endedUnpaid: async () => [],
  pages: { secure: async () => undefined, landing: async () => undefined },
};
