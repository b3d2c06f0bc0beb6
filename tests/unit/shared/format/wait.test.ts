import { expect, test } from "vitest";
import { formatWait } from "#shared/format/wait.ts";

test.each([
  [1, "1 saniye"],
  [59, "59 saniye"],
  [60, "1 dakika"],
  [61, "2 dakika"],
  [300, "5 dakika"],
  [899, "15 dakika"],
])("%i seconds are told as %s", (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
