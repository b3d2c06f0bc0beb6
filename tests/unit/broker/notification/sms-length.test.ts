import { expect, test } from "vitest";
import { fittingSms, smsParts } from "#worker/broker/notification/sms-length.ts";

test.each([
  ["", 1],
  ["a".repeat(160), 1],
  ["a".repeat(161), 2],
  ["a".repeat(306), 2],
  ["a".repeat(307), 3],
  ["ö".repeat(160), 1],
  ["€".repeat(81), 2],
  // Two septets for each of the shift table's letters, and five fewer for its header.
  [`ş${"a".repeat(153)}`, 1],
  [`ş${"a".repeat(154)}`, 2],
  ["ı".repeat(149), 2],
  ["ı".repeat(150), 3],
  ["’".repeat(70), 1],
  ["’".repeat(71), 2],
  ["👍".repeat(36), 2],
])("%j is sent in its parts", (text, parts) => {
  expect(smsParts(text)).toBe(parts);
});

test("the fullest text that fits is taken, in signs a phone has", () => {
  expect(fittingSms("Ardıç’ın poliçesi – 1…")).toBe("Ardıç'ın poliçesi - 1...");
  expect(fittingSms("ı".repeat(200), "kısa")).toBe("kısa");
  expect(fittingSms("ı".repeat(200), "ş".repeat(200))).toBe("ş".repeat(200));
});
