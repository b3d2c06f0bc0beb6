import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

// One word for each thing, in all that people read: texts, and string literals and JSX of code.

const files = globSync([
  "client/**/*.{ts,tsx}",
  "shared/**/*.ts",
  "worker/**/*.{ts,tsx,md}",
  "README.md",
  "docs/{playing,contributing,glossary}.md",
]);
const isComment = (line: string) => /^\s*(?:\/\/|\*|\/\*)/.test(line);

/** What is not written, and what is written instead. */
const words: readonly (readonly [RegExp, string])[] = [
  [/zorunlu çerez/i, "gerekli çerez"],
  [/tahmini(?:dir)?(?![\p{L}î])/iu, "tahminî, tahminîdir, or another form of the noun"],
  [/yol yardım(?!ı)/i, "yol yardımı"],
  [/en uygun (?:fiyat|teklif|prim)/i, "en ucuz"],
  [
    /kesin fiyat satın alma adımında/,
    "Fiyatı şirket az önce doğruladı; poliçe bu fiyattan düzenlenir.",
  ],
  [/ortanca süre/, "genellikle"],
  [/düzenlendiği dakikada başlar\.[`"]/, "hemen"],
  [/Varlıklarım|Desteklerim/, "Kayıtlı bilgilerim, Destek taleplerim"],
  [/bir tarifesi (?:yoktur|ve)/, "resmî tarifesi yoktur"],
  [/ikinci else/, "kullanılmış bir araç"],
];

describe.each(words)("%s is written otherwise: %s", (wrong) => {
  test("nowhere", () => {
    const found = files.flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) =>
          wrong.test(line) && !isComment(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
    expect(found).toEqual([]);
  });
});

test("the list reads what people read", () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files).toContain("worker/broker/content/pages/kasko-sigortasi.md");
});
