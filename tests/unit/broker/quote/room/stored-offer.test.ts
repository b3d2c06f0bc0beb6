import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { ardic } from "#worker/broker/insurers/ardic.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import { StoredOfferSchema } from "#worker/broker/quote/room/stored-offer.ts";
import { plainRequest } from "../../lines/trafik/request.ts";

const rest = {
  kind: "offer",
  grossKurus: 1_120_000,
  instalments: [],
  extras: [],
  assumptions: ["Araç 6. hasar basamağında."],
  validUntil: 1_790_000_000_000,
  soldBy: "online",
};

describe("a stored offer", () => {
  it("is read as it was written, explanation and charges included", () => {
    const [answer] = quoteLine(ardic, plainRequest, { now: 0, factor: 1 });
    expect(v.parse(StoredOfferSchema, JSON.parse(JSON.stringify(answer)))).toEqual(answer);
  });

  it("of the first kind is read with its taxes as charges and its amounts in lira", () => {
    const earlier = {
      ...rest,
      netKurus: 1_000_000,
      taxes: { transactionTaxKurus: 50_000, guaranteeFundKurus: 20_000, trafficFundKurus: 50_000 },
      covers: [
        { id: "m", label: "Maddi", kind: "amount", amountKurus: 40_000_000 },
        { id: "r", label: "Yol yardımı", kind: "included" },
      ],
    };
    expect(v.parse(StoredOfferSchema, earlier)).toEqual({
      ...rest,
      charges: [
        { id: "net", kind: "premium", label: "Net prim", kurus: 1_000_000 },
        { id: "bsmv", kind: "tax", label: "BSMV (gider vergisi)", kurus: 50_000 },
        { id: "guarantee-fund", kind: "levy", label: "Güvence Hesabı", kurus: 20_000 },
        {
          id: "traffic-fund",
          kind: "levy",
          label: "Trafik Hizmetleri Geliştirme Fonu",
          kurus: 50_000,
        },
      ],
      explanation: [],
      covers: [
        {
          id: "m",
          label: "Maddi",
          kind: "amount",
          money: { amount: 40_000_000, currency: "TRY" },
        },
        { id: "r", label: "Yol yardımı", kind: "included" },
      ],
      isProvisional: false,
    });
  });

  it("leaves out levies an earlier one did not have", () => {
    const earlier = {
      ...rest,
      netKurus: 1_066_667,
      taxes: { transactionTaxKurus: 53_333, guaranteeFundKurus: 0, trafficFundKurus: 0 },
      covers: [],
    };
    const { charges } = v.parse(StoredOfferSchema, earlier);
    expect(charges.map(({ id }) => id)).toEqual(["net", "bsmv"]);
  });
});
