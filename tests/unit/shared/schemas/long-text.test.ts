import * as v from "valibot";
import { expect, test } from "vitest";
import { longText } from "#shared/schemas/long-text.ts";

const judged = (text: string) => v.safeParse(longText(10, "Boş"), text);

test.each([
  ["as it is", "iki\nsatır", "iki\nsatır"],
  ["with a form's ends of lines", "bir\r\niki\r\n3", "bir\niki\n3"],
  ["whose ends of lines count once", "a\r\nb\r\nc\r\nd\r\ne", "a\nb\nc\nd\ne"],
  ["with control characters", "\u0007be\u0000n\u009f", "ben"],
  ["with a tab", "a\tb", "a\tb"],
  ["a number alone", " 7 ", "7"],
  ["with an emoji of several", "a \u{1f469}\u200d\u{1f527}", "a \u{1f469}\u200d\u{1f527}"],
  ["with letters of several marks", "ế \u0e01\u0e35\u0e48", "ế \u0e01\u0e35\u0e48"],
  ["whose marks are piled up", `Z${"\u0301".repeat(300)}x`, `Z${"\u0301".repeat(4)}x`],
  ["that turns the direction of writing", "\u202eters\u202c", "ters"],
])("takes text %s", (_what, typed, kept) => {
  expect(judged(typed).output).toBe(kept);
});

test.each([
  ["nothing", "", "Boş"],
  ["white space", " \r\n\t", "Boş"],
  ["control characters alone", "\u0000\u0001\u0002", "Boş"],
  ["signs alone", "...!?", "Boş"],
  ["letters that nobody sees", "\u3164\u115f\u1160\uffa0\u{13441}\ud800", "Boş"],
  ["a blank of Braille between joiners", "\u2800\u200d\u200b\u00ad", "Boş"],
  ["more than fits", "12345678901", "En fazla 10 karakter yazabilirsiniz."],
])("refuses %s", (_what, typed, message) => {
  const { issues } = judged(typed);
  expect(issues?.[0]?.message).toContain(message.slice(0, 3));
});
