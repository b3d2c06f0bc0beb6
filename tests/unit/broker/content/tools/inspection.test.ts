import fc from "fast-check";
import { expect, test } from "vitest";
import { inspectedKinds } from "#shared/tools/inspection.ts";
import type { InspectedKind } from "#shared/tools/inspection.ts";
import { inspectionFees } from "#worker/broker/content/public-figures.ts";
import { lateFee, monthsBegun } from "#worker/broker/content/tools/inspection/compute.ts";
import { inspectionWork } from "#worker/broker/content/tools/inspection/work.ts";

const today = "2026-11-25";

function answerOf(values: Parameters<typeof inspectionWork.answer>[0], day = today) {
  const answer = inspectionWork.answer(values, day);
  if (!answer.ok) throw new Error(JSON.stringify(answer.reason));
  const blocks = answer.value;
  const [dates] = blocks.flatMap((block) => (block.kind === "dates" ? [block.dates] : []));
  const [amount] = blocks.flatMap((block) => (block.kind === "amount" ? [block] : []));
  return { blocks, days: dates?.map(({ day: each }) => each), dates, kurus: amount?.kurus };
}

test.each([
  ["privateCar", "2027-03-10", "2026-03-10", 328_800],
  ["privateMotorcycle", "2027-03-10", "2026-03-10", 167_400],
  ["commercialCar", "2025-03-10", "2025-03-10", 328_800],
  ["lightTruck", "2025-03-10", "2025-03-10", 328_800],
  ["minibus", "2025-03-10", "2025-03-10", 328_800],
  ["bus", "2025-03-10", "2025-03-10", 444_600],
  ["truck", "2025-03-10", "2025-03-10", 444_600],
] as const)("%s: first by %s, after an inspection by %s", (kind, first, next, kurus) => {
  const registered = "2024-03-10";
  const never = answerOf({ kind, basis: "never", firstRegistration: registered }, registered);
  expect(never.days?.[0]).toBe(first);
  expect(never.kurus).toBe(kurus);
  const last = answerOf({ kind, basis: "last", lastInspection: registered }, registered);
  expect(last.days?.[0]).toBe(next);
});

test("what the registration document says counts as it is, and may go into a calendar", () => {
  const { dates, kurus } = answerOf({
    kind: "privateCar",
    basis: "validity",
    validUntil: "2027-02-28",
  });
  expect(dates?.map(({ day }) => day)).toEqual(["2027-02-28", "2029-02-28"]);
  expect(dates?.[0]?.appointment).toMatchObject({ alarmDays: 14 });
  expect(kurus).toBe(328_800);
});

test.each([
  ["2026-11-25", 0, 328_800],
  ["2026-11-24", 1, 345_240],
  ["2026-10-25", 1, 345_240],
  ["2026-10-24", 2, 361_680],
  ["2025-11-25", 12, 526_080],
])("due on %s, %i months late", (validUntil, months, kurus) => {
  expect(monthsBegun(validUntil, today)).toBe(months);
  const answer = answerOf({ kind: "privateCar", basis: "validity", validUntil });
  expect(answer.kurus).toBe(kurus);
  const isWarned = answer.blocks.some(
    (block) => block.kind === "note" && block.tone === "warning" && block.text.includes("2.719"),
  );
  expect(isWarned).toBe(months > 0);
  expect(answer.dates?.[0]?.appointment === undefined).toBe(months > 0);
});

const day = fc
  .integer({ min: 0, max: 4000 })
  .map((days) => new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10));
const kinds = fc.constantFrom(...(Object.keys(inspectedKinds) as InspectedKind[]));

test("later never costs less", () => {
  const [{ latePercent }] = inspectionFees as [(typeof inspectionFees)[number]];
  fc.assert(
    fc.property(day, day, day, (due, one, other) => {
      const [sooner, later] = [one, other].toSorted();
      const fee = (at: string) => lateFee(328_800, monthsBegun(due, at), latePercent);
      expect(fee(later!)).toBeGreaterThanOrEqual(fee(sooner!));
    }),
  );
});

test("the next inspection lies after the one that is due", () => {
  fc.assert(
    fc.property(kinds, day, (kind, lastInspection) => {
      const { days = [] } = answerOf({ kind, basis: "last", lastInspection });
      expect(days[0]! > lastInspection && days[1]! > days[0]!).toBe(true);
    }),
  );
});

test("fees of a year that is over are said to be so", () => {
  const { blocks } = answerOf(
    { kind: "bus", basis: "validity", validUntil: "2027-06-01" },
    "2027-01-02",
  );
  expect(blocks).toContainEqual(
    expect.objectContaining({ tone: "warning", text: expect.stringContaining("2026") }),
  );
});
