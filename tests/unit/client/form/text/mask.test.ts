import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyMask, reformat } from "#client/form/text/mask.ts";

const phone = "(999)999-9999";
const date = "99.99.9999";
const typed = fc
  .string({ unit: fc.constantFrom(..."0123456789()-. a") })
  .chain((text) =>
    fc.record({ text: fc.constant(text), caret: fc.integer({ min: 0, max: text.length }) }),
  );
const digitsOf = (text: string): string => text.replace(/\D/g, "");

describe("a mask", () => {
  it.each([
    ["", ""],
    ["5", "(5"],
    ["532", "(532"],
    ["5321", "(532)1"],
    ["5321234567", "(532)123-4567"],
    ["53212345678", "(532)123-4567"],
    ["(532)123-4567", "(532)123-4567"],
    ["532 123 45 67", "(532)123-4567"],
    ["abc", ""],
  ])("writes %j as %j", (text, written) => {
    expect(applyMask(phone, text, text.length)).toEqual({ text: written, caret: written.length });
  });

  it("keeps every digit in order, as far as there is room", () => {
    fc.assert(
      fc.property(typed, ({ text, caret }) => {
        expect(digitsOf(applyMask(phone, text, caret).text)).toBe(digitsOf(text).slice(0, 10));
      }),
    );
  });

  it("changes nothing that is already written, and leaves the caret behind the same digit", () => {
    fc.assert(
      fc.property(typed, ({ text, caret }) => {
        const once = applyMask(phone, text, caret);
        const again = applyMask(phone, once.text, once.caret);
        expect(again.text).toBe(once.text);
        const room = Math.min(10, digitsOf(text.slice(0, caret)).length);
        expect(digitsOf(once.text.slice(0, once.caret))).toHaveLength(room);
        expect(digitsOf(again.text.slice(0, again.caret))).toHaveLength(room);
      }),
    );
  });

  it("lets a digit be put in the middle", () => {
    expect(applyMask(phone, "(532)9123-456", 6)).toEqual({ text: "(532)912-3456", caret: 6 });
    expect(applyMask(date, "201.1.2026", 3)).toEqual({ text: "20.11.2026", caret: 4 });
  });

  it("lets any digit be deleted, also across a separator", () => {
    expect(applyMask(phone, "(532123-4567", 4)).toEqual({ text: "(532)123-4567", caret: 4 });
    expect(applyMask(phone, "(53)123-4567", 3)).toEqual({ text: "(531)234-567", caret: 3 });
    expect(applyMask(phone, "(", 1)).toEqual({ text: "", caret: 0 });
  });
});

it("reformats in any other way by the same rule", () => {
  const pairs = (characters: string): string => characters.replace(/..(?=.)/g, "$& ");
  expect(reformat({ text: "ab1cd", caret: 3 }, /[a-z]/, pairs)).toEqual({
    text: "ab cd",
    caret: 2,
  });
});
