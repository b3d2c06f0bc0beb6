import { setTimeout as later } from "node:timers/promises";
import { instantsOf, todayInIstanbul } from "#shared/format/date.ts";

/** Longer than any file takes on a slow machine. */
const longestFileMs = 6 * 60_000;

// Most purchases of a test begin today, and cover from today on is sold until midnight in İstanbul: no file begins so late in
// a day that it would end in the next one.
const [, midnight] = instantsOf(todayInIstanbul(Date.now()));
const leftMs = midnight - Date.now();
if (leftMs < longestFileMs) {
  console.log(
    `It is nearly midnight in İstanbul; the tests go on in ${Math.ceil(leftMs / 1000)} s.`,
  );
  await later(leftMs);
}
