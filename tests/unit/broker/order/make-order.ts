import type { Choice, OrderRecord } from "#worker/broker/order/process/order-record.ts";
import { newOrder, sessionOpened } from "#worker/broker/order/process/order-record.ts";

/** An order at the bank since an instant (epoch ms), whose session there lasts a minute. */
export const makeOrder = (now: number, change: Partial<Choice> = {}): OrderRecord =>
  sessionOpened(
    newOrder({
      attempt: 1,
      quoteId: "0f8fad5b-d9cb-469f-a165-70867728950e",
      offerId: "offer",
      firmId: "ardic",
      grossKurus: 1_000_000,
      totalKurus: 1_000_000,
      instalmentCount: 1,
      emailSealed: "sealed",
      orderUrl: "http://site.test/teklif/x/siparis",
      createdAt: now,
      ...change,
    }),
    { paymentId: "payment", redirectUrl: "/banka/3d/payment", expiresAt: now + 60_000 },
  );
