import fontkit from "@cantoo/fontkit";
import { expect, it } from "vitest";
import { fontCharacters, subsetFont } from "#scripts/build/subset-font.ts";

it("is one variable font of at most 40 KB that draws Turkish, the lira and tabular figures", async () => {
  const bytes = await subsetFont();
  expect(bytes.length).toBeLessThan(40_000);
  const font = fontkit.create(bytes);
  if (!("hasGlyphForCodePoint" in font))
    throw new Error("One font was expected, not a collection.");
  const missing = [...fontCharacters].filter((character) => {
    return !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  });
  expect(missing).toEqual([]);
  expect(fontCharacters).toContain("ğĞıİ");
  expect(fontCharacters).toContain("₺");
  expect(Object.keys(font.variationAxes)).toEqual(["wght"]);
  expect(font.availableFeatures).toContain("tnum");
});
