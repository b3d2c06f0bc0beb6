import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { konut } from "#shared/lines/konut/konut.ts";
import { homeSum } from "#shared/tools/home-sum.ts";
import { homeSumWork } from "#worker/broker/content/tools/home-sum/work.ts";

const today = "2026-11-25";
const home = {
  ownership: "mal-sahibi",
  constructionStyle: "betonarme",
  grossArea: 120,
  contentsBy: "area",
};
type Values = Parameters<typeof homeSumWork.answer>[0];

function answerOf(values: Values = {}) {
  const asked = { ...home, ...values };
  const answer = homeSumWork.answer(asked, today);
  if (!answer.ok) throw new Error(JSON.stringify(answer.reason));
  const blocks = answer.value;
  const [amount] = blocks.flatMap((block) => (block.kind === "amount" ? [block] : []));
  const rows = blocks.flatMap((block) => (block.kind === "rows" ? block.rows : []));
  const text = blocks.flatMap((block) => (block.kind === "note" ? [block.text] : [])).join(" ");
  const table = blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
  const carried = Object.fromEntries(
    (homeSumWork.carries?.(asked, today) ?? []).map(({ field, value }) => [field, value]),
  );
  return { kurus: amount?.kurus, rows, text, cells: table.map(({ cells }) => cells), carried };
}

const list = {
  contentsBy: "list",
  furniture: 20_000_000,
  kitchen: 15_000_000,
  clothes: 5_000_000,
  electronics: 8_000_000,
};

describe("sums", () => {
  test.each([
    ["of concrete by its area", {}, 360_000_000 + 72_000_000 + 12_000_000 + 1_800_000],
    ["of other construction", { constructionStyle: "diger" }, 240_000_000 + 85_800_000],
    ["at a cost that was typed", { unitCost: 2_500_000 }, 300_000_000 + 85_800_000],
    ["of contents that were typed", list, 360_000_000 + 48_000_000],
    ["of a tenant", { ownership: "kiraci", constructionStyle: undefined }, 85_800_000],
    ["of a tenant who has typed them", { ...list, ownership: "kiraci" }, 48_000_000],
  ])("%s", (_name, values, kurus) => expect(answerOf(values).kurus).toBe(kurus));

  test("go along to the quote as one types them there", () => {
    const { carried } = answerOf(list);
    expect(carried).toEqual({
      building: "3.600.000",
      contents: "400.000",
      electronics: "80.000",
      glass: "0",
    });
    for (const field of [...Object.keys(carried), ...Object.values(homeSum.quote.carries)]) {
      expect(konut.fields).toHaveProperty(String(field));
    }
    expect(answerOf({ ownership: "kiraci" }).carried).not.toHaveProperty("building");
  });
});

describe("the cost of a square metre", () => {
  const read = (typed: string) => {
    const found = v.safeParse(homeSum.fields.unitCost.schema(), typed);
    return found.success ? found.output : found.issues[0].message;
  };

  test.each([
    ["", undefined],
    ["25.000", 2_500_000],
    ["25.000,50", 2_500_050],
    ["1000", 100_000],
    ["0", "En az 1,000₺ olmalıdır."],
    ["0,00", "En az 1,000₺ olmalıdır."],
    ["999", "En az 1,000₺ olmalıdır."],
    ["-25000", "Sadece sayı giriniz."],
    ["bin", "Sadece sayı giriniz."],
    ["1.000.001", "En fazla 1,000,000₺ olmalıdır."],
    ["9".repeat(60), "Sadece sayı giriniz."],
  ])("%j is read as %j", (typed, value) => expect(read(typed)).toBe(value));
});

test("too low a sum is paid in its proportion, as our article has it", () => {
  expect(answerOf({ ...list, ownership: "kiraci", others: 40_000_000 }).cells).toEqual([
    ["800.000 TL", "100.000 TL"],
    ["600.000 TL", "75.000 TL"],
    ["400.000 TL", "50.000 TL"],
  ]);
});

test("what the compulsory insurance leaves open is told to owners", () => {
  const { text } = answerOf();
  expect(text).toContain("en çok 1.186.080 TL");
  expect(text).toContain("Aradaki 2.413.920 TL");
  expect(answerOf({ ownership: "kiraci" }).text).not.toContain("DASK");
});

test("contents nobody has typed anything of are not made up", () => {
  const { rows, text, carried } = answerOf({ contentsBy: "list" });
  expect(rows).toHaveLength(1);
  expect(text).toContain("henüz tutar yazmadınız");
  expect(carried).toEqual({ building: "3.600.000", electronics: "0", glass: "0" });
});

test("more area, a higher cost or more contents never make a lower sum", () => {
  const kurus = fc.integer({ min: 100_000, max: 100_000_000 });
  const areas = fc.integer({ min: 10, max: 2000 });
  fc.assert(
    fc.property(areas, areas, kurus, kurus, fc.boolean(), (one, other, cost, more, isListed) => {
      const at = (grossArea: number, unitCost: number, furniture: number) =>
        answerOf({ ...(isListed ? list : {}), grossArea, unitCost, furniture }).kurus ?? 0;
      const [small, large] = [Math.min(one, other), Math.max(one, other)];
      expect(at(large, cost, more)).toBeGreaterThanOrEqual(at(small, cost, more));
      expect(at(one, cost + more, more)).toBeGreaterThan(at(one, cost, more));
      expect(at(one, cost, more + cost)).toBeGreaterThanOrEqual(at(one, cost, more));
    }),
  );
});
