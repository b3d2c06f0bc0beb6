import type { StoredOffer } from "#worker/broker/quote/room/stored-answer.ts";

/** A stored offer that says as little as one can. */
export function makeOffer(change: Partial<StoredOffer> = {}): StoredOffer {
  return {
    kind: "offer",
    grossKurus: 100,
    charges: [
      { id: "net", kind: "premium", label: "Net prim", kurus: 90 },
      { id: "bsmv", kind: "tax", label: "BSMV", kurus: 10 },
    ],
    explanation: [{ label: "Prim", source: "Deneme", kurus: 100 }],
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
