import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { ardic } from "#worker/broker/insurers/ardic.ts";
import { quoteLine } from "#worker/broker/lines/quote-line.ts";
import type { StoredAnswer } from "#worker/broker/quote/room/stored-answer.ts";
import {
  StoredOfferSchema,
  answerIdOf,
  findOffer,
  summaryOf,
} from "#worker/broker/quote/room/stored-answer.ts";
import { plainRequest } from "../../lines/trafik/request.ts";
import { makeOffer } from "../make-offer.ts";

const made = (id: string, change: Partial<StoredAnswer> = {}): StoredAnswer => ({
  id,
  sourceId: id,
  firm: { id, name: id },
  sequence: 1,
  answeredAt: 1,
  state: "offer",
  ...change,
});

describe("the id of an answer", () => {
  test.each([
    ["a source that is one firm with one product", ["ardic", "ardic"], "ardic"],
    ["one of its packages", ["ardic", "ardic", "genis"], "ardic:ardic:genis"],
    ["a firm of a market", ["pazar", "43"], "pazar:43"],
    ["a package of it", ["pazar", "43", "1593"], "pazar:43:1593"],
    ["names that look like others", ["pazar", "4:3", "a b"], "pazar:4%3A3:a%20b"],
  ] as const)("%s", (_name, [source, firm, offered], id) => {
    expect(answerIdOf(source, firm, offered)).toBe(id);
  });

  test("of different answers is different", () => {
    expect(answerIdOf("a", "b:c")).not.toBe(answerIdOf("a", "b", "c"));
  });
});

test("kept beside the answers are the lowest offer, until when it holds, and who has answered", () => {
  const dear = makeOffer({ grossKurus: 300, validUntil: 1 });
  const cheap = makeOffer({ grossKurus: 200, validUntil: 2 });
  const answers = [
    made("a", { offerId: "1", offer: dear, answeredAt: 7 }),
    made("b", { offerId: "2", offer: cheap, answeredAt: 5 }),
    made("c", { state: "decline", answeredAt: 3 }),
    made("d", { state: "timeout" }),
    made("e", { state: "failed" }),
    made("f", { state: "done" }),
  ];
  expect(summaryOf(answers)).toEqual({
    offerCount: 2,
    lowestKurus: 200,
    lowestUntil: 2,
    firstOfferAt: 5,
    answeredBy: '["a","b","c"]',
  });
  expect(summaryOf([])).toEqual({
    offerCount: 0,
    lowestKurus: null,
    lowestUntil: null,
    firstOfferAt: null,
    answeredBy: "[]",
  });
  expect(findOffer(answers, "2")?.id).toBe("b");
  expect(findOffer(answers, "")).toBeUndefined();
});

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
  test("is read as it was written, explanation and charges included", () => {
    const [answer] = quoteLine(ardic, plainRequest, { now: 0, factor: 1 });
    expect(v.parse(StoredOfferSchema, JSON.parse(JSON.stringify(answer)))).toEqual(answer);
  });

  test("of the first kind is read with its taxes as charges and its amounts in lira", () => {
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

  test("leaves out levies an earlier one did not have", () => {
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
