import fc from "fast-check";
import { expect, test } from "vitest";
import { faultCases } from "#shared/tools/fault.ts";
import type { FaultCase } from "#shared/tools/fault.ts";
import { expertWork } from "#worker/broker/content/tools/expert/work.ts";
import { faultWork, stepAfter } from "#worker/broker/content/tools/fault/work.ts";
import { addWorkingDays } from "#worker/broker/domain/working-days.ts";

const today = "2026-11-25";

test.each([
  ["2026-11-24", 5, "2026-12-01"],
  ["2026-11-27", 1, "2026-11-30"],
  ["2026-10-27", 2, "2026-10-30"],
  ["2026-12-31", 1, "2027-01-04"],
  ["2026-04-22", 1, "2026-04-24"],
])("from %s, %i working days end on %s", (from, days, until) => {
  expect(addWorkingDays(from, days)).toBe(until);
});

test.each([
  [4, "other", 5],
  [4, "both", 3],
  [4, "own", 3],
  [8, "other", 8],
  [0, "own", 0],
] as const)("from step %i, at fault %s: step %i", (step, outcome, after) => {
  expect(stepAfter(step, outcome)).toBe(after);
});

const values = { case: "d", side: "own", step: "4", province: "34" } as const;

function answerOf(given: Parameters<typeof faultWork.answer>[0]) {
  const answer = faultWork.answer(given, today);
  return answer.ok ? answer.value : [];
}

const tableOf = (given: Parameters<typeof faultWork.answer>[0]) =>
  answerOf(given).flatMap((block) => (block.kind === "table" ? block.rows : []));

test("the premium of next year is that of the ceilings published last", () => {
  expect(tableOf(values).map(({ cells }) => cells)).toEqual([
    ["Yok", "4 → 5", "−%5", "16.206 TL"],
    ["Yarı", "4 → 3", "+%45", "24.736 TL"],
    ["Tam", "4 → 3", "+%45", "24.736 TL"],
  ]);
  expect(tableOf({ ...values, province: "35" })[0]?.cells).toContain("15.289 TL");
  expect(tableOf({ ...values, province: "other" })[0]?.cells).toEqual(["Yok", "4 → 5", "−%5"]);
});

test("deadlines follow from the days, and those to come may go into a calendar", () => {
  const dated = { ...values, accidentDate: "2026-11-02", published: "2026-11-24" };
  const [dates] = answerOf(dated).flatMap((block) => (block.kind === "dates" ? [block.dates] : []));
  expect(dates?.map(({ day, appointment }) => [day, appointment !== undefined])).toEqual([
    ["2026-12-01", true],
    ["2026-11-09", false],
  ]);
  expect(answerOf(values).some(({ kind }) => kind === "dates")).toBe(false);
});

test("at fault never leads to a lower premium than being without", () => {
  const steps = fc.constantFrom("0", "1", "2", "3", "4", "5", "6", "7", "8");
  const letters = fc.constantFrom(...(Object.keys(faultCases) as FaultCase[]));
  fc.assert(
    fc.property(letters, steps, (letter, step) => {
      const rows = tableOf({ ...values, case: letter, step });
      const [none = 0, half = 0, all = 0] = rows.map(({ cells }) =>
        Number(cells.at(-1)?.replace(/\D/g, "")),
      );
      expect(none).toBeLessThanOrEqual(half);
      expect(half).toBeLessThanOrEqual(all);
    }),
  );
});

test("nobody chooses the expert of a vehicle, and its report may be objected to for three working days", () => {
  const answer = expertWork.answer(
    { branch: "motor", damage: "valueLoss", reportDate: "2026-11-24" },
    today,
  );
  const blocks = answer.ok ? answer.value : [];
  expect(blocks[0]).toMatchObject({ text: expect.stringMatching(/ne siz ne şirket seçer/) });
  expect(blocks).toContainEqual(
    expect.objectContaining({
      dates: [expect.objectContaining({ day: "2026-11-27", appointment: expect.anything() })],
    }),
  );
});

test("of other branches no deadline is made up", () => {
  const answer = expertWork.answer({ branch: "home", reportDate: "2026-11-24" }, today);
  const blocks = answer.ok ? answer.value : [];
  expect(blocks.some(({ kind }) => kind === "dates")).toBe(false);
});

test.each([
  ["2026-10-29", "2026-10-28", false],
  ["2026-10-29", "2026-10-29", true],
  ["2026-10-29", undefined, true],
] as const)("an accident of %s whose outcome is of %s: %s", (accidentDate, published, isRight) => {
  const answer = faultWork.answer({ ...values, accidentDate, published }, today);
  expect(answer.ok).toBe(isRight);
  if (!answer.ok) expect(Object.keys(answer.reason)).toEqual(["published"]);
});
