import fc from "fast-check";
import { expect, test } from "vitest";
import { openSheet, wrap, write } from "#worker/broker/print/sheet.ts";
import { pdfText } from "./pdf-text.ts";
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

test("letters that arrive in parts are printed whole, and no document changes how another reads", async () => {
  const name = "İğdir Çağrı Şöhrettünoğlu";
  const printed = async (text: string) => {
    const opened = await openSheet(fonts, data, "portrait");
    write(opened.sheet, text, 40, 40, style);
    return opened.document.save();
  };
  expect(pdfText(await printed(name.normalize("NFD")))).toContain(name);
  // "İ" is drawn of an "I" and a dot, and a no-break space as a space.
  const plain = await printed("ILGAZ EMIL");
  expect(pdfText(plain)).toContain("ILGAZ EMIL");
  await printed("ILGAZ\u00a0EMİL");
  expect(await printed("ILGAZ EMIL")).toEqual(plain);
});
