import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answer, View } from "#client/quote/answers.ts";
import {
  countFirms,
  hasOffer,
  isFinished,
  isSameView,
  mergeAnswers,
  shownOffers,
  titleOf,
  viewOf,
} from "#client/quote/answers.ts";
import { makeAnswer, makeOffer, makeOfferAnswer } from "./make-answer.ts";

const plain: View = { sort: "fiyat", withInstalments: false, onlineOnly: false };
const firms = (answers: readonly Answer[]) => answers.map(({ firmId }) => firmId);
const inThree = [1, 3].map((count) => ({ count, totalKurus: 3, firstKurus: 1, eachKurus: 1 }));

describe("viewOf", () => {
  test.each([
    ["", plain],
    ["sirala=fiyat", plain],
    ["sirala=constructor&taksit=1&online=true", plain],
    ["sirala=sirket", { ...plain, sort: "sirket" }],
    ["taksit=on&online=on", { ...plain, withInstalments: true, onlineOnly: true }],
  ])("%j", (query, view) => expect(viewOf(new URLSearchParams(query))).toEqual(view));
});

describe("isSameView", () => {
  test("tells a form that was changed from the address it came with", () => {
    const form = new FormData();
    form.set("sirala", "fiyat");
    const address = viewOf(new URLSearchParams());
    expect(isSameView(viewOf(form), address)).toBe(true);
    form.set("taksit", "on");
    expect(isSameView(viewOf(form), address)).toBe(false);
    form.delete("taksit");
    form.set("sirala", "sirket");
    expect(isSameView(viewOf(form), address)).toBe(false);
  });
});

describe("shownOffers", () => {
  const answers = [
    makeOfferAnswer("Çınar", { grossKurus: 300 }),
    makeOfferAnswer("Defne", { grossKurus: 100, soldBy: "phone" }),
    makeOfferAnswer("Cem", { grossKurus: 300, instalments: inThree }),
    makeAnswer("Meltem"),
    makeAnswer("Lodos", { state: "decline", reason: "yok" }),
    makeAnswer("Fener", { state: "offer" }),
  ];

  test("by price, equal ones by name", () => {
    expect(firms(shownOffers(answers, plain))).toEqual(["Defne", "Cem", "Çınar"]);
  });

  test("by name in Turkish order", () => {
    const view: View = { ...plain, sort: "sirket" };
    expect(firms(shownOffers(answers, view))).toEqual(["Cem", "Çınar", "Defne"]);
  });

  test("with instalments only", () => {
    expect(firms(shownOffers(answers, { ...plain, withInstalments: true }))).toEqual(["Cem"]);
  });

  test("sold online only", () => {
    expect(firms(shownOffers(answers, { ...plain, onlineOnly: true }))).toEqual(["Cem", "Çınar"]);
  });

  test("the order answers came in changes nothing", () => {
    const offers = fc.uniqueArray(
      fc.record({ name: fc.constantFrom("Ç", "C", "Ş", "S", "I", "İ"), price: fc.nat(3) }),
      { selector: ({ name }) => name },
    );
    fc.assert(
      fc.property(
        offers,
        fc.constantFrom("fiyat", "sirket"),
        fc.func(fc.nat()),
        (all, sort, shuffle) => {
          const given = all.map(({ name, price }) => makeOfferAnswer(name, { grossKurus: price }));
          const other = given.toSorted((a, b) => shuffle(a.firmId) - shuffle(b.firmId));
          const view: View = { ...plain, sort };
          expect(firms(shownOffers(other, view))).toEqual(firms(shownOffers(given, view)));
          const prices = shownOffers(given, plain).map(({ offer }) => offer.grossKurus);
          expect(prices).toEqual(prices.toSorted((a, b) => a - b));
        },
      ),
    );
  });

  test("what is given stays as it was", () => {
    const before = firms(answers);
    shownOffers(answers, plain);
    expect(firms(answers)).toEqual(before);
  });
});

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
