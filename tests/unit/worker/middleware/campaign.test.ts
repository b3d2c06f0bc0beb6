import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { campaignParameters } from "#shared/campaign.ts";
import { campaignOf } from "#worker/middleware/campaign.ts";

const at = (query: string) => campaignOf(new URL(`https://www.yelkovan.example/sss${query}`));

describe("campaignOf", () => {
  test.each([
    ["", undefined],
    ["?x=1", undefined],
    ["?utm_source=", undefined],
    ["?utm_source=%20%20", undefined],
    ["?UTM_SOURCE=a", undefined],
    ["?utm_source=a", { utm_source: "a" }],
    ["?utm_source=a&utm_source=b", { utm_source: "a" }],
    ["?utm_source=%20a%20&sifre=x", { utm_source: "a" }],
    [
      "?gclid=g&utm_campaignid=7&gad_source=1",
      { gclid: "g", utm_campaignid: "7", gad_source: "1" },
    ],
    ["?utm_term=kasko%20fiyat%C4%B1", { utm_term: "kasko fiyatı" }],
  ])("%s → %j", (query, expected) => expect(at(query)).toEqual(expected));

  // Specification 3.25
  test("keeps at most 200 characters of each of the eight parameters", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ maxLength: 400 })), (query) => {
        const found = at(`?${new URLSearchParams(query)}`) ?? {};
        for (const [name, value] of Object.entries(found)) {
          expect(campaignParameters).toContain(name);
          expect(value).toMatch(/^.{1,200}$/su);
        }
      }),
    );
  });
});
