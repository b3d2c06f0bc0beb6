import type { StoredOffer } from "#worker/broker/quote/stored-offer.ts";

/** A stored offer that says as little as one can. */
export function makeOffer(change: Partial<StoredOffer> = {}): StoredOffer {
  return {
    kind: "offer",
    grossKurus: 100,
    netKurus: 90,
    taxes: { transactionTaxKurus: 5, guaranteeFundKurus: 2, trafficFundKurus: 3 },
    instalments: [{ count: 1, totalKurus: 100, firstKurus: 100, eachKurus: 100 }],
    covers: [{ id: "roadside", label: "Yol yardım", kind: "included" }],
    extras: [],
    assumptions: [],
    validUntil: 1,
    soldBy: "online",
    isProvisional: false,
    ...change,
  };
}
