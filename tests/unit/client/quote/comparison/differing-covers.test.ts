import { describe, expect, test } from "vitest";
import { differingCovers } from "#client/quote/comparison/differing-covers.ts";
import { inLira } from "#shared/format/money.ts";
import type { Offer } from "#client/quote/answers.ts";
import { makeAnswer, makeOfferAnswer } from "../make-answer.ts";

type Cover = Offer["covers"][number];
const amount = (id: string, kurus: number): Cover => ({
  id,
  label: id,
  kind: "amount",
  money: inLira(kurus),
});
const offer = (firmId: string, ...covers: Cover[]) => makeOfferAnswer(firmId, { covers });

describe("differingCovers", () => {
  test.each([
    ["no offer", [], []],
    ["one offer", [offer("a", amount("bedeni", 1))], []],
    ["the same amounts", [offer("a", amount("bedeni", 1)), offer("b", amount("bedeni", 1))], []],
    [
      "another amount",
      [
        offer("a", amount("bedeni", 100), amount("maddi", 5)),
        offer("b", amount("bedeni", 200), amount("maddi", 5)),
      ],
      ["bedeni"],
    ],
    ["a cover one lacks", [offer("a", amount("cam", 1)), offer("b")], ["cam"]],
    [
      "a cover one lacks and the other leaves out",
      [offer("a", { id: "cam", label: "cam", kind: "excluded" }), offer("b")],
      [],
    ],
    [
      "an amount and no limit",
      [offer("a", amount("cam", 1)), offer("b", { id: "cam", label: "cam", kind: "unlimited" })],
      ["cam"],
    ],
  ])("%s", (_name, answers, ids) => expect([...differingCovers(answers)]).toEqual(ids));

  test("insurers without an offer do not count", () => {
    const answers = [offer("a", amount("cam", 1)), makeAnswer("b"), offer("c", amount("cam", 1))];
    expect(differingCovers(answers).size).toBe(0);
  });
});
