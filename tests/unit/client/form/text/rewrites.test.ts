import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardRewrite, expiryRewrite } from "#client/form/text/card-rewrites.ts";
import type { Rewrite } from "#client/form/text/mask.ts";
import {
  amountRewrite,
  codeRewrite,
  dateRewrite,
  digitsRewrite,
  documentRewrite,
  lettersRewrite,
  messageCodeRewrite,
  nameRewrite,
  phoneRewrite,
  plateRewrite,
  wholeRewrite,
} from "#client/form/text/rewrites.ts";

/** Types a text key by key at the end, as a person would. */
function type(rewrite: Rewrite, keys: string): string {
  return [...keys].reduce(
    (text, key) => rewrite({ text: text + key, caret: text.length + 1, isTyped: true }).text,
    "",
  );
}

const paste = (rewrite: Rewrite, text: string) => rewrite({ text, caret: text.length });

describe.each([
  ["digits", digitsRewrite(11), "10000000146", "10000000146"],
  ["an amount", amountRewrite, "1234567,89", "1.234.567,89"],
  ["an amount with a point", amountRewrite, "60000.5", "60.000,5"],
  ["an amount in whole lira", amountRewrite, "8200", "8.200"],
  ["an amount as messages write it", amountRewrite, "8,200", "8.200"],
  ["a number as it is typed", wholeRewrite(4), "-1.250,5", "-1.250,5"],
  ["letters", lettersRewrite, "Ayşe Nur", "Ayşe Nur"],
  ["a phone number", phoneRewrite, "5321234567", "(532)123-4567"],
  ["a phone number with 0", phoneRewrite, "05321234567", "(532)123-4567"],
  ["a phone number with +90", phoneRewrite, "+905321234567", "(532)123-4567"],
  ["a plate", plateRewrite, "34abc123", "34 ABC 123"],
  ["a plate in Turkish letters", plateRewrite, "35 iış 12", "35 IIS 12"],
  ["a date", dateRewrite, "20112026", "20.11.2026"],
  ["a date with dots", dateRewrite, "1.5.1990", "01.05.1990"],
  ["an expiry", expiryRewrite, "1230", "12/30"],
  ["an expiry without its zero", expiryRewrite, "530", "05/30"],
  ["a card number", cardRewrite, "42424242424242421", "4242 4242 4242 4242"],
  ["an Amex number", cardRewrite, "374427000000003", "3744 270000 00003"],
  ["a plate that is too long", plateRewrite, "34abc1234", "34 ABC 1234"],
  ["a code", codeRewrite(17), "nm0-axı", "NM0AXI"],
])("%s", (_, rewrite, keys, written) => {
  it("comes out the same typed and pasted", () => {
    expect(type(rewrite, keys)).toBe(written);
    expect(paste(rewrite, keys)).toMatchObject({ text: written, caret: written.length });
  });

  it("stays as it is once written, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), (text) => {
        const once = paste(rewrite, text).text;
        expect(paste(rewrite, once).text).toBe(once);
      }),
    );
  });

  it("keeps the caret inside the text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), fc.nat({ max: 24 }), (text, at) => {
        const { text: rewritten, caret } = rewrite({ text, caret: Math.min(at, text.length) });
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(rewritten.length);
      }),
    );
  });
});

it("takes what people and browsers paste", () => {
  expect(paste(phoneRewrite, "+90 (532) 123 45 67").text).toBe("(532)123-4567");
  expect(paste(phoneRewrite, "00905321234567").text).toBe("(532)123-4567");
  expect(paste(phoneRewrite, "+90 0532 123 45 67").text).toBe("(532)123-4567");
  expect(paste(dateRewrite, "1990-05-01").text).toBe("01.05.1990");
  expect(paste(expiryRewrite, "12/2030").text).toBe("12/30");
  expect(type(expiryRewrite, "122030")).toBe("12/30");
  expect(paste(cardRewrite, "4242-4242-4242-4242").text).toBe("4242 4242 4242 4242");
  expect(paste(amountRewrite, "12.450,00").text).toBe("12.450,00");
  expect(paste(amountRewrite, "1,234.56").text).toBe("1.234,56");
  expect(paste(amountRewrite, "60000.50 TL").text).toBe("60.000,50");
  expect(paste(amountRewrite, "899.90").text).toBe("899,90");
  expect(paste(plateRewrite, "34-ABC-123").text).toBe("34 ABC 123");
});

it("tells what it refused, but lets the punctuation of numbers and codes pass", () => {
  expect(paste(digitsRewrite(11), "12a").refused).toBe(true);
  expect(paste(digitsRewrite(11), "12 34").refused).toBe(false);
  expect(paste(phoneRewrite, "+90 (532) 123-45-67").refused).toBe(false);
  expect(paste(lettersRewrite, "Ayşe Nur").refused).toBe(false);
  expect(paste(plateRewrite, "34-ABC.123").refused).toBe(false);
  expect(paste(plateRewrite, "34 ABC 12*").refused).toBe(true);
});

it.each([
  ["letters", lettersRewrite, "Usta-öğretici", "Ustaöğretici", "Sadece harf giriniz. Çıkarılan: -"],
  ["a name", nameRewrite, "Çelik-Öz 3. 4", "Çelik-Öz  ", "Sadece harf giriniz. Çıkarılan: 3 . 4"],
  ["a name", nameRewrite, "O’Neil", "O’Neil", false],
])("of %s it tells what it took out", (_what, rewrite, typed, text, refused) => {
  expect(paste(rewrite, typed)).toMatchObject({ text, refused });
});

it.each([
  ["the digit typed last", "1234567", 7, true, "123456", 6],
  ["the digit typed in the middle", "1293456", 3, true, "123456", 2],
  ["all of a longer number that is pasted", "12345678", 8, false, "", 0],
])("of a code it does not take %s", (_what, text, caret, isTyped, left, place) => {
  const said = "En fazla 6 rakam girebilirsiniz.";
  const after = { text: left, caret: place, refused: said };
  expect(messageCodeRewrite(6)({ text, caret, isTyped })).toMatchObject(after);
});

it.each(["100,5", "100.5", "1.250", "1,250", "1.250,75", "100,", "-5", "12.34.5"])(
  "leaves %s in a whole number as it is, typed or pasted",
  (text) => {
    const rewrite = wholeRewrite(7);
    expect(type(rewrite, text)).toBe(text);
    expect(paste(rewrite, text)).toMatchObject({ text, refused: false });
  },
);

it("tells that an amount has no minus", () => {
  expect(paste(amountRewrite, "-25.000")).toMatchObject({ text: "25.000", refused: true });
  expect(paste(amountRewrite, "25.000")).toMatchObject({ refused: false });
});

it("never makes another sum of an amount by a keystroke", () => {
  const typed = (text: string) => amountRewrite({ text, caret: text.length, isTyped: true }).text;
  expect(typed("12.34")).toBe("1.234");
  expect(typed("13.000,")).toBe("13.000,");
  expect(typed("13.000,555")).toBe("13.000,55");
  expect(typed("60.000.")).toBe("60.000,");
  expect(typed(",5")).toBe("0,5");
});

it("keeps the caret where it was when a digit is put in the middle", () => {
  expect(amountRewrite({ text: "1.9234", caret: 3, isTyped: true })).toMatchObject({
    text: "19.234",
    caret: 2,
  });
  expect(cardRewrite({ text: "4242 94242", caret: 6 })).toMatchObject({
    text: "4242 9424 2",
    caret: 6,
  });
  expect(plateRewrite({ text: "34 AxBC 123", caret: 5 })).toMatchObject({ caret: 5 });
});

describe("what is too long", () => {
  it.each([
    [
      "digits",
      digitsRewrite(11),
      "100000001467",
      "100000001467",
      "En fazla 11 rakam girebilirsiniz.",
    ],
    ["a code", codeRewrite(4), "abc12", "ABC12", "En fazla 4 karakter girebilirsiniz."],
    [
      "a phone number",
      phoneRewrite,
      "53212345678",
      "(532)123-4567",
      "En fazla 10 rakam girebilirsiniz.",
    ],
    ["a date", dateRewrite, "201120261", "20.11.2026", "En fazla 8 rakam girebilirsiniz."],
    ["an expiry", expiryRewrite, "12305", "12/30", "En fazla 4 rakam girebilirsiniz."],
    [
      "a card number",
      cardRewrite,
      "42424242424242429",
      "4242 4242 4242 4242",
      "En fazla 16 rakam girebilirsiniz.",
    ],
  ])("of %s is said", (_what, rewrite, typed, shown, said) => {
    expect(paste(rewrite, typed)).toMatchObject({ text: shown, refused: said });
  });

  it("of a document stays to be judged", () => {
    expect(paste(documentRewrite, "ab-1234567").text).toBe("AB 1234567");
  });
});

describe("the code of a message", () => {
  const rewrite = messageCodeRewrite(6);
  it.each([
    ["123456", "123456"],
    ["Yelkovan doğrulama kodunuz: 123456. Kod 3 dakika geçerlidir.", "123456"],
    ["123 456", "123456"],
  ])("%j is read as %j", (text, code) => {
    expect(paste(rewrite, text)).toMatchObject({ text: code });
    expect(paste(rewrite, text).refused ?? false).toBe(false);
  });

  it("keeps its hyphens where it is a partner's", () => {
    expect(paste(codeRewrite(30, { hyphens: true }), "yk-2026 a").text).toBe("YK-2026A");
  });
});
