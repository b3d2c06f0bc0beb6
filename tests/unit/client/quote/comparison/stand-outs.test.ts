import { describe, expect, test } from "vitest";
import type { Answer, Offer } from "#client/quote/answers.ts";
import { cheapestLike, isSamePrice, standOuts } from "#client/quote/comparison/stand-outs.ts";
import { makeAnswer, makeOfferAnswer, makePackage } from "../make-answer.ts";

const covers = (count: number): Offer["covers"] =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `${at}`, kind: "included" }));
const offer = (firmId: string, grossKurus: number, rows = 1) =>
  makeOfferAnswer(firmId, { grossKurus, covers: covers(rows) });

const textsOf = (answers: readonly Answer[]) =>
  Object.fromEntries([...standOuts(answers)].map(([id, all]) => [id, all.map(({ text }) => text)]));

describe("an offer stands out by a difference alone", () => {
  test.each<[string, readonly Answer[], Record<string, readonly string[]>]>([
    ["nothing to compare", [], {}],
    ["one insurer", [offer("a", 100)], {}],
    ["the cheaper of two", [offer("a", 100), offer("b", 101)], { a: ["En ucuz"] }],
    ["nine equal prices", [..."abcdefghi"].map((id) => offer(id, 100)), {}],
    ["four share the lowest", [..."abcd"].map((id) => offer(id, 1)).concat(offer("e", 2)), {}],
    ["one covers more", [offer("a", 1, 2), offer("b", 1, 3)], { b: ["En geniş kapsam"] }],
    ["two cover most", [offer("a", 1, 3), offer("b", 1, 3), offer("c", 1, 2)], {}],
    [
      "by both",
      [offer("a", 1, 3), offer("b", 2, 2), makeAnswer("c", { state: "decline" })],
      { a: ["En ucuz", "En geniş kapsam"] },
    ],
    [
      "packages of the same name alone",
      [
        makePackage("a", "Dar", 50),
        makePackage("a", "Tam", 120),
        makePackage("b", "Tam", 110),
        makePackage("c", "Kasko", 60),
        makePackage("c", "Kasko", 70),
      ],
      { "b:Tam": ["En ucuz Tam"] },
    ],
    ["equal packages", [makePackage("a", "Tam", 100), makePackage("b", "Tam", 100)], {}],
  ])("%s", (_what, answers, expected) => expect(textsOf(answers)).toEqual(expected));
});

test("the reason names what it was compared with", () => {
  const reasonsOf = (...answers: Answer[]) =>
    [...standOuts(answers).values()].flat().map(({ reason }) => reason);
  expect(reasonsOf(offer("a", 1_000_00, 3), offer("b", 1_250_50), offer("c", 2_000_00))).toEqual([
    "3 şirketin teklifi arasında en düşük peşin fiyat; sıradaki b Sigorta, 1.250,50 TL",
    "3 şirketin teklifi arasında en çok teminat ve hizmet: 3 kalem; sıradakinde 1",
  ]);
  expect(reasonsOf(makePackage("a", "Tam", 1_00), makePackage("b", "Tam", 2_00))).toEqual([
    "2 şirketin aynı paketi arasında en düşük peşin fiyat; sıradaki b Sigorta, 2,00 TL",
  ]);
});

test("a price is compared with the cheapest of the same package", () => {
  const dear = makePackage("a", "Tam", 300);
  const same = makePackage("b", "Tam", 200);
  expect(cheapestLike(dear, [dear, makePackage("b", "Dar", 100), same])).toBe(same);
  expect(cheapestLike(dear, [dear])).toBe(dear);
});

test.each<[string, boolean, readonly Answer[]]>([
  ["nobody", false, []],
  ["one", false, [offer("a", 1)]],
  ["two alike", true, [offer("a", 1), offer("b", 1), makeAnswer("c", { state: "timeout" })]],
  ["one package dearer", false, [offer("a", 1), offer("b", 1), makePackage("b", "Tam", 2)]],
])("the same price everywhere: %s", (_who, isSame, answers) =>
  expect(isSamePrice(answers)).toBe(isSame),
);
