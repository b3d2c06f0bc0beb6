import { expect, it } from "vitest";
import { insuredRows, spokenOf } from "#worker/broker/assets/described.ts";
import { plainStockRequest } from "../lines/galericikisatrafik/request.ts";
import { plainUsedRequest } from "../lines/ikincieltrafik/request.ts";

it("a vehicle that is not theirs yet is spoken of as one", () => {
  for (const request of [plainUsedRequest, plainStockRequest]) {
    expect(spokenOf(request)).toEqual({
      what: "34 ABC 123 plakalı araç",
      whose: "34 ABC 123 plakalı aracın",
    });
  }
});

it("the licence under which a vehicle is sold is reviewed and printed, and nobody else's has one", () => {
  const licence = ["Yetki belgesi no", "3400123"];
  for (const place of ["review", "policy"] as const) {
    expect(insuredRows(plainStockRequest, place)[0]?.rows).toContainEqual(licence);
    const labels = insuredRows(plainUsedRequest, place)[0]?.rows.map(([label]) => label);
    expect(labels).not.toContain("Yetki belgesi no");
  }
});
