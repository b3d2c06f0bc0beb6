import { describe, expect, test } from "vitest";
import type { StoredAnswer } from "#worker/broker/quote/room/stored-answer.ts";
import { answerIdOf, findOffer, summaryOf } from "#worker/broker/quote/room/stored-answer.ts";
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
