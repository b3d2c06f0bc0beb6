import { expect, test } from "vitest";
import type { Answer } from "#client/quote/answers.ts";
import { whatHappened } from "#client/quote/offers/what-happened.ts";
import { makeAnswer, makeOfferAnswer, makePackage } from "../make-answer.ts";

const silent = (id: string) => makeAnswer(id, { state: "timeout" });
const failed = (id: string) => makeAnswer(id, { state: "failed" });
const declined = (id: string) => makeAnswer(id, { state: "decline" });

test.each<[readonly Answer[], string]>([
  [[makeAnswer("a"), makeAnswer("b")], "2 şirketten 0 yanıt geldi"],
  [
    [makeAnswer("a"), makeOfferAnswer("b"), declined("c"), silent("d")],
    "4 şirketten 2 yanıt geldi · 1 teklif",
  ],
  [[makeOfferAnswer("a"), makeOfferAnswer("b")], "2 şirketin tümü yanıtladı · 2 teklif"],
  [
    [makeOfferAnswer("a"), declined("b")],
    "2 şirketin tümü yanıtladı · 1 teklif · 1 şirket teklif vermedi",
  ],
  [
    [makeOfferAnswer("a"), declined("b"), silent("c"), failed("d")],
    "4 şirketten 2 yanıt geldi · 1 teklif · 1 şirket teklif vermedi · 2 şirketten yanıt alınamadı",
  ],
  [[silent("a"), failed("b")], "2 şirketten 0 yanıt geldi · 2 şirketten yanıt alınamadı"],
  // An insurer that declines one package and offers another has made an offer.
  [
    [makePackage("a", "Dar", 1), { ...declined("a"), id: "a:Tam" }, makePackage("b", "Dar", 1)],
    "2 şirketin tümü yanıtladı · 2 teklif",
  ],
  [[makeOfferAnswer("a")], "Şirket yanıtladı · 1 teklif"],
  [[declined("a")], "Şirket yanıtladı · 1 şirket teklif vermedi"],
])("%#: %s", (answers, sentence) => expect(whatHappened(answers)).toBe(sentence));
