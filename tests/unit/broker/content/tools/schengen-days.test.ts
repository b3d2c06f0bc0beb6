import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#shared/format/date.ts";
import type { Stay } from "#worker/broker/content/tools/schengen-days/compute.ts";
import {
  firstBreach,
  longestStay,
  nextEntry,
  nextFreed,
  usedDays,
} from "#worker/broker/content/tools/schengen-days/compute.ts";
import { schengenDaysWork } from "#worker/broker/content/tools/schengen-days/work.ts";

const limits = { stayDays: 90, windowDays: 180 };
const today = "2026-11-25";

const stay = (from: string, to: string): Stay => ({ from, to });

/** The example of our article on travel insurance. */
const year = [
  stay("2026-03-01", "2026-03-30"),
  stay("2026-05-01", "2026-05-31"),
  stay("2026-07-10", "2026-08-07"),
];

test.each([
  ["2026-03-30", 30, 60],
  ["2026-05-31", 61, 29],
  ["2026-08-07", 90, 0],
  ["2026-08-27", 90, 0],
  ["2026-08-28", 89, 1],
])("on %s %i days are used and %i are left", (day, used, left) => {
  const before = year.filter(({ from }) => from <= day);
  expect(usedDays(before, day, limits)).toBe(used);
  expect(limits.stayDays - usedDays(before, day, limits)).toBe(left);
});

test("who has used all of it may enter when the first day is out of the period", () => {
  expect(longestStay(year, "2026-08-27", limits)).toBe(0);
  expect(nextEntry(year, "2026-08-08", limits)).toBe("2026-08-28");
  expect(nextFreed(year, "2026-08-08", limits)).toBe("2026-08-28");
  // As long as March lasted: a day leaves the period for each that is stayed.
  expect(longestStay(year, "2026-08-28", limits)).toBe(30);
  expect(firstBreach(year, limits)).toBeUndefined();
  expect(firstBreach([...year, stay("2026-08-08", "2026-08-09")], limits)).toBe("2026-08-08");
});

test.each([
  ["nothing", [], 90],
  ["a day, in and out", [stay("2026-11-01", "2026-11-01")], 89],
  ["the same days twice", [stay("2026-11-01", "2026-11-10"), stay("2026-11-05", "2026-11-12")], 78],
  ["the oldest day that counts", [stay("2026-05-30", "2026-05-30")], 89],
  ["a day before it", [stay("2026-05-29", "2026-05-29")], 90],
])("%s", (_name, stays, left) => {
  expect(limits.stayDays - usedDays(stays, today, limits)).toBe(left);
});

/** The values as a form posts them, judged. */
const answerOf = (values: Parameters<typeof schengenDaysWork.answer>[0]) => {
  const answer = schengenDaysWork.answer(values, today);
  if (!answer.ok) throw new Error(JSON.stringify(answer.reason));
  const blocks = answer.value;
  const [figure] = blocks.flatMap((block) => (block.kind === "figure" ? [block] : []));
  const days = blocks.flatMap((block) => (block.kind === "dates" ? block.dates : []));
  const rows = blocks.flatMap((block) => (block.kind === "rows" ? block.rows : []));
  const text = blocks.flatMap((block) => (block.kind === "note" ? [block.text] : [])).join(" ");
  return { blocks, figure, days: days.map(({ day }) => day), rows, text };
};

describe("the answer", () => {
  test("says how long somebody may stay and when the next day is free", () => {
    const found = answerOf({ entry1: "2026-09-01", exit1: "2026-09-30", day: "2026-12-01" });
    expect(found.figure).toMatchObject({
      value: "60 gün",
      note: expect.stringContaining("29.01.2027"),
    });
    expect(found.rows.map(({ value }) => value)).toEqual(["30 gün", "60 gün"]);
    expect(found.days).toEqual(["2027-02-28", "2027-03-29"]);
  });

  test("counts a stay without its end until the day that was asked about", () => {
    const found = answerOf({ entry1: "2026-11-16" });
    expect(found.rows[0]?.value).toBe("10 gün");
    expect(found.figure?.value).toBe("81 gün");
    expect(found.figure?.title).toContain("dâhil");
  });

  test("leaves out a later trip without its end, and says so", () => {
    const found = answerOf({ entry1: "2026-12-16" });
    expect(found.figure?.value).toBe("90 gün");
    expect(found.text).toContain("sayılmadı");
  });

  test("tells the first day that is too many, and the earliest entry", () => {
    const found = answerOf({ entry1: "2026-08-01", exit1: "2026-11-05" });
    expect(found.text).toContain("30.10.2026");
    expect(found.figure?.value).toBe("0 gün");
    expect(found.days[0]).toBe("2027-02-04");
  });

  test.each([
    [
      "10 and 8 days, 6 of them common",
      ["2026-11-01", "2026-11-10"],
      ["2026-11-05", "2026-11-12"],
      12,
      true,
    ],
    ["the same trip twice", ["2026-11-01", "2026-11-10"], ["2026-11-01", "2026-11-10"], 10, true],
    ["one within the other", ["2026-11-01", "2026-11-10"], ["2026-11-03", "2026-11-04"], 10, true],
    [
      "out and in again on one day",
      ["2026-11-01", "2026-11-10"],
      ["2026-11-10", "2026-11-12"],
      12,
      true,
    ],
    [
      "one right after the other",
      ["2026-11-01", "2026-11-10"],
      ["2026-11-11", "2026-11-12"],
      12,
      false,
    ],
    ["a day, in and out", ["2026-11-10", "2026-11-10"], ["2026-11-12", "2026-11-12"], 2, false],
  ] as const)(
    "of %s counts each day once",
    (_name, [entry1, exit1], [entry2, exit2], used, isSaid) => {
      for (const trips of [
        { entry1, exit1, entry2, exit2 },
        { entry1: entry2, exit1: exit2, entry2: entry1, exit2: exit1 },
      ]) {
        const found = answerOf(trips);
        expect(found.rows[0]?.value).toBe(`${used} gün`);
        expect(found.text.includes("toplamda bir kez sayılır")).toBe(isSaid);
      }
    },
  );

  test("is none before something has been said", () => {
    expect(answerOf({}).blocks).toEqual([]);
    expect(answerOf({ day: today }).figure?.value).toBe("90 gün");
  });

  test.each([
    [{ exit1: "2026-11-01" }, "entry1"],
    [{ entry2: "2026-11-02", exit2: "2026-11-01" }, "exit2"],
  ])("%j is refused at its field", (values, field) => {
    const answer = schengenDaysWork.answer(values, today);
    expect(answer).toMatchObject({ ok: false, reason: { [field]: expect.any(String) } });
  });
});

const anyDay = fc.integer({ min: 0, max: 500 }).map((days) => addDays("2026-01-01", days));
const anyStay = fc
  .tuple(anyDay, fc.nat(60))
  .map(([from, days]): Stay => stay(from, addDays(from, days)));
const anyStays = fc.array(anyStay, { maxLength: 8 });

/** Day by day, without any arithmetic on periods. */
const counted = (stays: readonly Stay[], day: string): number =>
  Array.from({ length: 180 }, (_, back) => addDays(day, -back)).filter((each) =>
    stays.some(({ from, to }) => from <= each && each <= to),
  ).length;

test("days are those that are counted one by one", () => {
  fc.assert(
    fc.property(anyStays, anyDay, (stays, day) => {
      expect(usedDays(stays, day, limits)).toBe(counted(stays, day));
    }),
  );
});

test("more days stayed never leave more days to stay", () => {
  fc.assert(
    fc.property(anyStays, anyStay, anyDay, (stays, more, day) => {
      const both = [...stays, more];
      expect(usedDays(both, day, limits)).toBeGreaterThanOrEqual(usedDays(stays, day, limits));
      expect(longestStay(both, day, limits)).toBeLessThanOrEqual(longestStay(stays, day, limits));
    }),
  );
});

test("who stays as long as they may breaks nothing, and a day longer breaks it", () => {
  fc.assert(
    fc.property(anyStays, anyDay, (stays, day) => {
      const before = stays.filter(({ to }) => to < day);
      const days = longestStay(before, day, limits);
      const planned = (length: number) => stay(day, addDays(day, length - 1));
      const breaks = (length: number) =>
        Array.from({ length }, (_, at) => addDays(day, at)).some(
          (each) => counted([...before, planned(length)], each) > limits.stayDays,
        );
      expect(days === 0 || !breaks(days)).toBe(true);
      expect(breaks(days + 1)).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test("the next day is free when one less counts, and not before", () => {
  fc.assert(
    fc.property(anyStays, anyDay, (stays, day) => {
      const before = stays.filter(({ to }) => to <= day);
      const freed = nextFreed(before, day, limits);
      expect(freed === undefined).toBe(counted(before, day) === 0);
      if (freed === undefined) return;
      expect(counted(before, freed)).toBe(counted(before, day) - 1);
      expect(counted(before, addDays(freed, -1))).toBe(counted(before, day));
    }),
  );
});
