import { expect, test } from "vitest";
import { newOffers } from "#client/quote/offers/new-offers.ts";
import { makeAnswer, makeOfferAnswer, makePackage } from "../make-answer.ts";

const fener = makeOfferAnswer("Fener", { id: "f", grossKurus: 5_351_111 });
const gediz = makeOfferAnswer("Gediz", { id: "g", grossKurus: 5_000_000 });
const packages = [
  makePackage("Ilgaz", "Tam Kasko", 2_000_000),
  makePackage("Ilgaz", "Dar Kasko", 763_100),
];

test.each([
  ["nothing new", [fener], [fener, makeAnswer("Gediz", { state: "decline" })], ""],
  ["the first one", [makeAnswer("Fener")], [fener], "Yeni teklif: Fener Sigorta, 53.511,11 TL."],
  [
    "several, the cheapest first",
    [],
    [fener, gediz],
    "Yeni teklif: Gediz Sigorta, 50.000,00 TL; Fener Sigorta, 53.511,11 TL.",
  ],
  [
    "of several packages of an insurer the cheapest",
    [fener],
    [fener, ...packages],
    "Yeni teklif: Ilgaz Sigorta · Dar Kasko, 7.631,00 TL.",
  ],
  [
    "another price in the place of one that was told",
    [fener],
    [makeOfferAnswer("Fener", { id: "f-2", grossKurus: 5_200_000 })],
    "Yeni teklif: Fener Sigorta, 52.000,00 TL.",
  ],
])("%s", (_what, before, now, told) => expect(newOffers(before, now)).toBe(told));
