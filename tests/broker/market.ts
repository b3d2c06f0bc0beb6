import type { Offer } from "#worker/broker/lines/offer.ts";
import type { Source, SourceAnswer } from "#worker/broker/insurers/source.ts";

const firms = ["Akça", "Boran", "Cihan", "Doruk", "Efes"].map((name) => ({
  id: name[0]!.toLowerCase(),
  name: `${name} Sigorta`,
}));
const packages = [
  { id: "dar", name: "Dar" },
  { id: "genis", name: "Geniş" },
];

/** The price of a firm's package in the version of an answer, in kuruş; no two are the same. */
export const marketPrice = (firm: number, offered: number, version: number): number =>
  1_000_00 + firm * 100_00 + offered * 10_00 + version * 100;

const offerAt = (grossKurus: number, now: number): Offer => ({
  kind: "offer",
  grossKurus,
  charges: [{ id: "net", kind: "premium", label: "Net prim", kurus: grossKurus }],
  explanation: [{ label: "Prim", source: "Pazar", kurus: grossKurus }],
  instalments: [
    { count: 1, totalKurus: grossKurus, firstKurus: grossKurus, eachKurus: grossKurus },
  ],
  covers: [],
  extras: [],
  assumptions: [],
  validUntil: now + 3_600_000,
  soldBy: "online",
  isProvisional: false,
});

/** What comes when (ms): firm, package and version. Late, twice and out of order, when a quote waits for two seconds. */
const timetable: readonly (readonly [
  afterMs: number,
  firm: number,
  offered: number,
  version: number,
])[] = [
  [0, 3, 0, 1],
  [0, 0, 0, 1],
  [0, 4, 0, 1],
  [0, 1, 0, 1],
  [0, 2, 0, 1],
  [300, 0, 1, 2],
  [0, 0, 1, 1],
  [0, 1, 1, 1],
  [0, 1, 1, 1],
  [2500, 3, 1, 1],
  [0, 0, 0, 3],
  [0, 0, 0, 2],
  [100, 4, 1, 1],
  [0, 2, 1, 1],
];

/**
 * A market of five firms that nobody knows beforehand, with two packages each. Of the last firm the insurer collects. It
 * keeps nothing: asked again it says everything again, and the log tells how often it was asked.
 */
export const market: Source = {
  id: "pazar",
  name: "Pazar",
  firms: [],
  products: ["trafik"],
  async *ask(_request, { signal, now, askId }) {
    console.log(JSON.stringify({ event: "market-asked", askId }));
    for (const [afterMs, firm, offered, version] of timetable) {
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      signal.throwIfAborted();
      yield answerOf(firm, offered, version, now);
    }
  },
  instalmentPlan: () => undefined,
  async confirm(_request, { grossKurus, sourceReference = "" }, { now }) {
    if (!sourceReference.startsWith("secret"))
      return { kind: "withdrawn", reason: "Referans yok." };
    const offer = offerAt(grossKurus, now);
    return { kind: "same", offer, sourceReference: `${sourceReference} confirmed` };
  },
  async issue({ orderId, sourceReference = "", firmId, packageId }) {
    return sourceReference.endsWith(" confirmed")
      ? { kind: "issued", policyNumber: `${firmId}-${packageId}-${orderId}` }
      : { kind: "refused", reason: "Referans yok." };
  },
  cancel: async () => ({ kind: "unsupported" }),
  priceChange: async () => ({ kind: "unsupported" }),
  change: async () => ({ kind: "unsupported" }),
  findPolicy: async () => ({ kind: "unsupported" }),
  listPolicies: async () => ({ kind: "unsupported" }),
};

function answerOf(firm: number, offered: number, version: number, now: number): SourceAnswer {
  const chosen = firms[firm]!;
  return {
    firm: chosen,
    package: packages[offered]!,
    version,
    answer: offerAt(marketPrice(firm, offered, version), now),
    sourceReference: `secret of ${chosen.id}`,
    collects: firm === 4 ? "insurer" : "broker",
  };
}
