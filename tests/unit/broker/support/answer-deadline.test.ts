import { expect, test } from "vitest";
import { formatDateTime } from "#shared/format/date.ts";
import { answerDueAt } from "#worker/broker/support/answer-deadline.ts";

test.each([
  // Wednesday; the weekends are left out, and so is New Year's Day.
  ["SIKAYET", "2026-11-25T09:00:00Z", "16.12.2026 23.59"],
  ["SIKAYET", "2026-12-21T09:00:00Z", "12.01.2027 23.59"],
  ["KVKK", "2026-11-25T09:00:00Z", "25.12.2026 23.59"],
  // Already Thursday in İstanbul.
  ["KVKK", "2026-11-25T21:30:00Z", "26.12.2026 23.59"],
])("%s of %s is answered by %s", (type, at, due) => {
  expect(formatDateTime(answerDueAt(type, Date.parse(at)) ?? 0)).toBe(due);
});

test.each(["ILETISIM", "ARAMA", "TEKLIF", "SMSONAY", "yok", "constructor"])(
  "%s has no time of its own",
  (type) => expect(answerDueAt(type, 0)).toBeUndefined(),
);
