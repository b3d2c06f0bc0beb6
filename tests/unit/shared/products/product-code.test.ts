import { describe, expect, test } from "vitest";
import { productCode, productOfCode } from "#shared/products/product-code.ts";
import { productIds } from "#shared/products/catalogue.ts";

// Specification 2.16
test.each([
  ["kasko", "kasko"],
  ["trafik", "trafik"],
  ["tamamlayici", "tamamlayici"],
  ["dask", "ds"],
  ["konut", "konut"],
  ["seyahat", "outgoing"],
  ["yabanci", "ys"],
  ["bireysel", "bireysel"],
  ["petsaglik", "petsaglik"],
  ["telefon", "ceptelefon"],
  ["galericikisatrafik", "galericikisatrafik"],
  ["hukuksalkoruma", "hukuksalkoruma"],
  ["galericiseyahat", "galericiseyahat"],
  ["galericiferdikaza", "galericiferdikaza"],
  ["ferdikaza", "ferdikaza"],
] as const)("%s goes by the name of %s", (id, slug) => {
  expect(productCode(id)).toBe(slug);
  expect(productOfCode(slug)).toBe(id);
  expect(productOfCode(id)).toBe(id);
});

describe("public names", () => {
  test("lead back to their own line, in menu order of the lines", () => {
    for (const id of productIds) expect(productOfCode(productCode(id))).toBe(id);
  });

  test("are the id where an earlier line has the slug, and stay what they are for other words", () => {
    expect(productCode("ikincieltrafik")).toBe("ikincieltrafik");
    expect(productCode("sss")).toBe("sss");
    for (const word of ["", "uzay", "__proto__", "toString"]) {
      expect(productOfCode(word)).toBeUndefined();
    }
  });
});
