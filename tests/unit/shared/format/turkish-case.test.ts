import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  foldTurkish,
  genitive,
  toAsciiUpper,
  toSlug,
  toTurkishLower,
  toTurkishTitle,
  toTurkishUpper,
} from "#shared/format/turkish-case.ts";

const turkish = fc.string({
  unit: fc.constantFrom(..."abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ "),
});

it("knows the two i's", () => {
  expect(toTurkishUpper("ışık istanbul")).toBe("IŞIK İSTANBUL");
  expect(toTurkishLower("IŞIK İSTANBUL")).toBe("ışık istanbul");
  expect(toTurkishLower("İ")).toHaveLength(1);
  expect(toTurkishLower("I\u0307")).toBe("i");
});

it("turns case without loss", () => {
  fc.assert(
    fc.property(turkish, (text) => {
      expect(toTurkishLower(toTurkishUpper(text))).toBe(toTurkishLower(text));
    }),
  );
});

it.each([
  ["İREM ILGAZ", "İrem Ilgaz"],
  ["  ayşe   nur ", "Ayşe Nur"],
  ["çağrı ÖZ-ışık", "Çağrı Öz-Işık"],
  ["", ""],
])("titles %j as %j", (text, title) => {
  expect(toTurkishTitle(text)).toBe(title);
});

it.each([
  ["Işık Üniversitesi", "isik universitesi"],
  ["İĞÜŞÖÇ", "igusoc"],
  ["Hakkâri", "hakkari"],
])("folds %j to %j", (text, folded) => {
  expect(foldTurkish(text)).toBe(folded);
});

describe("a slug", () => {
  it("is readable", () => expect(toSlug("Doğal Afet & DASK'ınız!")).toBe("dogal-afet-dask-iniz"));
  it("holds only what an address may", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(toSlug(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
    );
  });
});

it("writes codes in the 26 letters", () => {
  fc.assert(
    fc.property(turkish, (text) => {
      expect(toAsciiUpper(text)).toMatch(/^[A-Z ]*$/);
    }),
  );
  expect(toAsciiUpper("34 ıiİI şğ")).toBe("34 IIII SG");
});

it.each([
  ["34 ABC 123 plakalı aracınız", "34 ABC 123 plakalı aracınızın"],
  ["Kadıköy ilçesindeki konutunuz", "Kadıköy ilçesindeki konutunuzun"],
  ["Apple iPhone 15 telefonunuz", "Apple iPhone 15 telefonunuzun"],
  ["kadro numaralı bisikletiniz", "kadro numaralı bisikletinizin"],
  ["gözlüğünüz", "gözlüğünüzün"],
  ["evcil hayvan sigortası", "evcil hayvan sigortasının"],
])("says to what something belongs: %s", (words, expected) => {
  expect(genitive(words)).toBe(expected);
});
