import type {
  Cancellation,
  NewCancellation,
} from "#worker/broker/policy/cancellation/cancellation-record.ts";
import { newCancellation } from "#worker/broker/policy/cancellation/cancellation-record.ts";

/** A wish to leave a policy of 3.650 TL, made at an instant (epoch ms). */
export const makeCancellation = (
  now: number,
  change: Partial<NewCancellation> = {},
): Cancellation =>
  newCancellation(
    {
      orderId: "0f8fad5b-d9cb-469f-a165-70867728950e-1",
      quoteId: "0f8fad5b-d9cb-469f-a165-70867728950e",
      productId: "kasko",
      policyNumber: "345-001-000000000001-1",
      firmId: "ardic",
      firmName: "Ardıç Sigorta",
      sourceId: "ardic",
      paymentId: "payment",
      grossKurus: 365_000,
      paidKurus: 365_000,
      commissionKurus: 36_500,
      ground: "withdrawal",
      hasClaim: false,
      needsPaper: false,
      endsOn: "2026-11-25",
      refundKurus: 365_000,
      emailSealed: "sealed",
      pageUrl: "http://site.test/p",
      shortUrl: "http://site.test/k/1",
      ...change,
    },
    1,
    now,
  );
