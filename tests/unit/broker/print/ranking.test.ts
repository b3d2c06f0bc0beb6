import { describe, expect, it } from "vitest";
import { rankOffers } from "#worker/broker/print/ranking.ts";

describe("rankOffers", () => {
  it("puts the cheapest first and equals in Turkish order", () => {
    const offers = [
      { firmName: "Ilgaz", grossKurus: 5 },
      { firmName: "Defne", grossKurus: 5 },
      { firmName: "Çınar", grossKurus: 5 },
      { firmName: "Şelale", grossKurus: 1 },
    ];
    expect(rankOffers(offers).map(({ firmName }) => firmName)).toEqual([
      "Şelale",
      "Çınar",
      "Defne",
      "Ilgaz",
    ]);
    expect(offers[0]?.firmName).toBe("Ilgaz");
  });
});
