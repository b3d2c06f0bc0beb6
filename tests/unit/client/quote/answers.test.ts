import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answer } from "#client/quote/answers.ts";
import { countFirms, hasOffer, isFinished, mergeAnswers, titleOf } from "#client/quote/answers.ts";
import { makeAnswer, makeOffer, makeOfferAnswer } from "./make-answer.ts";

const firms = (answers: readonly Answer[]) => answers.map(({ firmId }) => firmId);

describe("mergeAnswers", () => {
  test("a newer answer takes the place of the older, and nobody else's", () => {
    const merged = mergeAnswers([makeAnswer("a"), makeAnswer("b")], [makeOfferAnswer("b")]);
    expect(merged.map(({ firmId, state }) => [firmId, state])).toEqual([
      ["a", "waiting"],
      ["b", "offer"],
    ]);
  });

  test("a late answer after a timeout counts, an older one that comes again does not", () => {
    const timedOut = makeAnswer("a", { state: "timeout", sequence: 5 });
    const late = { ...makeOfferAnswer("a"), sequence: 9 };
    expect(mergeAnswers([timedOut], [late])).toEqual([late]);
    expect(mergeAnswers([late], [timedOut])).toEqual([late]);
  });

  test("an answer nobody has waited for comes after the others, one of several packages for itself", () => {
    const wide = { ...makeOfferAnswer("a"), id: "a:a:wide", packageName: "Geniş" };
    const narrow = { ...makeOfferAnswer("a"), id: "a:a:narrow", packageName: "Dar" };
    const unheard = { ...makeOfferAnswer("x"), sourceId: "market", id: "market:x" };
    const merged = mergeAnswers([makeAnswer("a")], [wide, unheard, narrow]);
    expect(merged).toEqual([makeAnswer("a"), wide, unheard, narrow]);
    expect(countFirms(merged)).toBe(2);
    expect(titleOf(wide)).toBe("a Sigorta · Geniş");
    expect(isFinished(merged.slice(1), "a")).toBe(false);
    const done = makeAnswer("a", { state: "done", sequence: 9 });
    expect(mergeAnswers(merged, [done])[0]).toBe(done);
    expect(isFinished([wide, done], "a")).toBe(true);
  });

  test("in whatever order news come, the highest sequence of each insurer stands", () => {
    const news = fc.array(
      fc.record({
        firmId: fc.constantFrom("a", "b", "c"),
        sequence: fc.integer({ min: 1, max: 9 }),
      }),
    );
    fc.assert(
      fc.property(news, (all) => {
        const start = ["a", "b", "c"].map((firmId) => makeAnswer(firmId));
        const answers = all.map(({ firmId, sequence }) =>
          makeAnswer(firmId, { state: "failed", sequence }),
        );
        const oneByOne = answers.reduce((list, answer) => mergeAnswers(list, [answer]), start);
        const highest = start.map(({ firmId }) =>
          Math.max(
            0,
            ...all.filter((one) => one.firmId === firmId).map(({ sequence }) => sequence),
          ),
        );
        expect(oneByOne.map(({ sequence }) => sequence)).toEqual(highest);
        expect(firms(oneByOne)).toEqual(["a", "b", "c"]);
      }),
    );
  });
});

test("an offer is one only with its price", () => {
  expect(hasOffer(makeOfferAnswer("a"))).toBe(true);
  expect(hasOffer(makeAnswer("a", { state: "offer" }))).toBe(false);
  expect(hasOffer(makeAnswer("a", { state: "decline", offer: makeOffer() }))).toBe(false);
});
