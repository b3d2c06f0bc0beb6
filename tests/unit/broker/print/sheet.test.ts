import fc from "fast-check";
import { expect, test } from "vitest";
import { openSheet, wrap } from "#worker/broker/print/sheet.ts";
import { fonts, policy } from "./policy.ts";

const style = { size: 9 };
const data = { title: "Deneme", author: "Yelkovan", createdAt: policy.issuedAt };
const { sheet } = await openSheet(fonts, data, "portrait");

test("no line is wider than its column, whatever is typed, and no letter is lost", () => {
  const texts = fc.array(fc.string({ minLength: 1, maxLength: 80 }), { maxLength: 6 });
  fc.assert(
    fc.property(texts, fc.integer({ min: 40, max: 500 }), (words, width) => {
      const text = words.join(" ");
      const lines = wrap(sheet, text, width, style);
      const widths = lines.map((line) => sheet.regular.widthOfTextAtSize(line, style.size));
      expect(widths.filter((wide) => wide > width)).toEqual([]);
      expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(/\s/g, ""));
    }),
    { numRuns: 50 },
  );
});
