import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { earthquakePremiumWork } from "#worker/broker/content/tools/earthquake-premium/work.ts";
import { earthquakeIndicators } from "#worker/broker/lines/earthquake/tariff/indicators.ts";

const today = "2026-11-25";

const home = {
  basis: "group",
  riskGroup: "2",
  constructionStyle: "betonarme",
  grossArea: 100,
  constructionYear: 2010,
  storeyBand: "4-7",
  isRenewal: "no",
};
type Values = Parameters<typeof earthquakePremiumWork.answer>[0];

function answerOf(values: Values, day = today) {
  const answer = earthquakePremiumWork.answer({ ...home, ...values }, day);
  if (!answer.ok) throw new Error(JSON.stringify(answer.reason));
  const blocks = answer.value;
  const [amount] = blocks.flatMap((block) => (block.kind === "amount" ? [block] : []));
  const rows = blocks.flatMap((block) => (block.kind === "rows" ? block.rows : []));
  const notes = blocks.flatMap((block) => (block.kind === "note" ? [block.text] : []));
  const bars = blocks.flatMap((block) => (block.kind === "bars" ? block.bars : []));
  return { kurus: amount?.kurus ?? 0, note: amount?.note, rows, notes, bars };
}

const kadikoy = { basis: "place", homeCity: "34", homeCounty: "Kadıköy", riskGroup: undefined };

test("the published example: Kadıköy, 100 m², new and renewed in time", () => {
  const found = answerOf(kadikoy);
  expect(found.kurus).toBe(248_100);
  expect(found.note).toContain("II. risk grubu");
  expect(found.rows[0]?.value).toBe("988.400 TL");
  expect(found.notes.join(" ")).toContain("1.985 TL");
  expect(answerOf({ ...kadikoy, isRenewal: "yes" }).kurus).toBe(198_500);
});

describe("published minimum premiums are asked of 70 m² of concrete", () => {
  const days = ["2024-01-01", "2025-03-08", "2026-01-01"];
  const table = days.flatMap((day) => [1, 2, 3, 4, 5, 6, 7].map((group) => [day, group] as const));
  test.each(table)("on %s in group %i", (day, group) => {
    const row = earthquakeIndicators.find(({ validFrom }) => validFrom === day);
    const minimum = row?.minimumKurus[group - 1] ?? 0;
    const at = (grossArea: number) => answerOf({ riskGroup: String(group), grossArea }, day).kurus;
    expect([at(10), at(70)]).toEqual([minimum, minimum]);
    expect(at(80)).toBeGreaterThan(minimum);
  });
});

test.each([
  [{ constructionYear: 1999 }, 272_900],
  [{ constructionYear: 2000 }, 248_100],
  [{ storeyBand: "1-3" }, 223_300],
  [{ storeyBand: "8-18" }, 272_900],
  [{ storeyBand: "19+", constructionYear: 1990, isRenewal: "yes" }, 248_100],
  [{ constructionStyle: "diger", constructionYear: 1990, storeyBand: "1-3" }, 280_100],
] as const)("%j costs %i", (change, kurus) => expect(answerOf(change).kurus).toBe(kurus));

test("what lies above the cap is said and not insured", () => {
  const { rows, notes } = answerOf({ grossArea: 300 });
  expect(rows[0]?.value).toBe("2.095.462 TL");
  expect(notes[0]).toContain("869.738 TL");
  expect(answerOf({ grossArea: 212 }).notes[0]).not.toContain("aşıyor");
});

test("a group that is assumed is told of, one that was typed is not", () => {
  const assumed = (values: Values) =>
    answerOf(values).notes.some((note) => note.includes("varsayımımızdır"));
  expect(assumed({ ...kadikoy, homeCity: "06", homeCounty: "Çankaya" })).toBe(true);
  expect(assumed({})).toBe(false);
});

test("a district of another province is refused at its field", () => {
  const answer = earthquakePremiumWork.answer({ ...home, ...kadikoy, homeCity: "06" }, today);
  expect(answer).toMatchObject({ ok: false, reason: { homeCounty: expect.any(String) } });
});

const areas = fc.integer({ min: 10, max: 2000 });
const anyHome = fc.record({
  riskGroup: fc.integer({ min: 1, max: 7 }).map(String),
  constructionStyle: fc.constantFrom("betonarme", "diger"),
  constructionYear: fc.integer({ min: 1900, max: 2026 }),
  storeyBand: fc.constantFrom("1-3", "4-7", "8-18", "19+"),
  isRenewal: fc.constantFrom("no", "yes"),
});

test("more area never costs less, a riskier group never less, a renewal never more", () => {
  fc.assert(
    fc.property(anyHome, areas, areas, (values, one, other) => {
      const [smaller, larger] = one < other ? [one, other] : [other, one];
      const at = (grossArea: number, more: Values = {}) =>
        answerOf({ ...values, grossArea, ...more });
      expect(at(larger).kurus).toBeGreaterThanOrEqual(at(smaller).kurus);
      const byGroup = at(one).bars.map(({ value }) => value);
      expect(byGroup).toEqual(byGroup.toSorted((first, second) => second - first));
      expect(at(one, { isRenewal: "yes" }).kurus).toBeLessThanOrEqual(
        at(one, { isRenewal: "no" }).kurus,
      );
      expect(at(one).kurus % 100).toBe(0);
    }),
  );
});
