import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Offer } from "#worker/broker/lines/offer.ts";
import { insurerProfiles } from "#worker/broker/insurers/registry.ts";
import { historyOf, refusalOf } from "#worker/broker/lines/history/histories.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import type { QuoteRequest } from "#worker/broker/lines/request.ts";
import { anyRequest, plainRequest } from "../trafik/request.ts";
import { plainUsedRequest } from "./request.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const record = {
  usage: "hususi-otomobil",
  bonusMalusStep: 6,
  previousPolicyEnd: "2026-06-01",
  isFleet: false,
} as const;

function offers(request: QuoteRequest): Offer[] {
  const answers = insurerProfiles.map((profile) =>
    quoteLine(profile, request, { now, factor: 1 }).at(0),
  );
  return answers.flatMap((answer) => (answer?.kind === "offer" ? [answer] : []));
}
const pricesOf = (request: QuoteRequest) => offers(request).map(({ grossKurus }) => grossKurus);

describe("a used vehicle", () => {
  it("is quoted by every insurer, with the limits of every traffic policy", () => {
    const [used, own] = [offers(plainUsedRequest), offers(plainRequest)];
    expect(used).toHaveLength(insurerProfiles.length);
    expect(used.map(({ covers }) => covers)).toEqual(own.map(({ covers }) => covers));
  });

  it("costs what it would cost its buyer without a gap, whatever gap the seller leaves", () => {
    fc.assert(
      fc.property(anyRequest, ({ history, ...request }) => {
        const { previousPolicyEnd: _sellers, ...own } = history;
        const inTime = { ...request, history: own };
        const used = { ...inTime, productId: "ikincieltrafik" } as const;
        expect(pricesOf(used)).toEqual(pricesOf(inTime));
      }),
      { numRuns: 40 },
    );
  });

  it("starts at the tariff's step, whatever the record says of plate and buyer together", () => {
    const { previousPolicyEnd: _end, ...bought } = record;
    for (const bonusMalusStep of [0, 4, 8] as const) {
      const found = { ...bought, bonusMalusStep };
      for (const line of ["ikincieltrafik", "galericikisatrafik", "trafik"] as const) {
        expect(historyOf(line).of(found, [], "2026-11-25")).toEqual({
          bonusMalusStep: 4,
          isFleet: false,
        });
      }
    }
    expect(historyOf("ikincieltrafik").of(undefined, [], "2026-11-25")).toEqual({
      bonusMalusStep: 4,
      isFleet: false,
    });
    expect(historyOf("trafik").of(record, [], "2026-11-25")).toEqual({
      bonusMalusStep: 6,
      previousPolicyEnd: "2026-06-01",
      isFleet: false,
    });
  });

  it("is no line for what its holder has insured before, whether that runs or has ended", () => {
    const refused = { LicensePlateNumber: [expect.stringContaining("sizin adınıza")] };
    for (const previousPolicyEnd of ["2026-06-01", "2027-01-15"]) {
      expect(refusalOf("ikincieltrafik", { ...record, previousPolicyEnd })).toEqual(refused);
    }
    const { previousPolicyEnd: _end, ...bought } = record;
    expect(refusalOf("ikincieltrafik", bought)).toBeUndefined();
    expect(refusalOf("ikincieltrafik", undefined)).toBeUndefined();
    expect(refusalOf("trafik", record)).toBeUndefined();
  });

  it("says that nothing of the seller's counts, and whose word the step is", () => {
    for (const { assumptions } of offers(plainUsedRequest)) {
      expect(assumptions[0]).toContain("satıcının basamağı, poliçesi ve gecikmesi fiyata katılmaz");
      expect(assumptions).toContainEqual(expect.stringContaining("Adınıza ilk kez sigortalanan"));
    }
  });
});
