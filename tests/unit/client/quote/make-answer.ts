import type { Answer, Offer, OfferAnswer } from "#client/quote/answers.ts";

/** An offer that says as little as an offer can. */
export function makeOffer(change: Partial<Offer> = {}): Offer {
  return {
    id: "o-1",
    grossKurus: 1_000_00,
    grossPremiumTL: "1.000,00",
    netKurus: 900_00,
    charges: [],
    explanation: [],
    maxInstallment: 1,
    instalments: [{ count: 1, totalKurus: 1_000_00, firstKurus: 1_000_00, eachKurus: 1_000_00 }],
    covers: [],
    services: [],
    assumptions: [],
    validUntil: 1_790_000_000_000,
    soldBy: "online",
    isProvisional: false,
    ...change,
  };
}

/** An insurer that has not answered yet, unless told otherwise. */
export function makeAnswer(firmId: string, change: Partial<Answer> = {}): Answer {
  const firm = { id: firmId, sourceId: firmId, firmId, firmName: `${firmId} Sigorta` };
  return { ...firm, state: "waiting", sequence: 0, ...change };
}

export const makeOfferAnswer = (firmId: string, change: Partial<Offer> = {}): OfferAnswer => ({
  ...makeAnswer(firmId, { state: "offer", sequence: 1 }),
  offer: makeOffer(change),
});

/** One of several packages of an insurer, at a price. */
export const makePackage = (
  firmId: string,
  packageName: string,
  grossKurus: number,
): OfferAnswer => ({
  ...makeOfferAnswer(firmId, { id: `${firmId} ${packageName}`, grossKurus }),
  id: `${firmId}:${packageName}`,
  packageName,
});
