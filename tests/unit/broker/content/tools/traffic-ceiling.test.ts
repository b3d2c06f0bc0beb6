import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatLira } from "#shared/format/money.ts";
import { addDays } from "#shared/format/date.ts";
import { vehicleUsages } from "#worker/broker/assets/vehicle/vehicle-usage.ts";
import { trafficCeilingWork } from "#worker/broker/content/tools/traffic-ceiling/work.ts";
import { provinces } from "#worker/broker/registries/places.ts";

const today = "2026-11-25";
const car = { province: "34", usage: "hususi-otomobil", fuel: "benzin", step: "4" };
type Values = Parameters<typeof trafficCeilingWork.answer>[0];

function answerOf(values: Values, day = today) {
  const answer = trafficCeilingWork.answer({ ...car, ...values }, day);
  if (!answer.ok) throw new Error(JSON.stringify(answer.reason));
  const blocks = answer.value;
  const [amount] = blocks.flatMap((block) => (block.kind === "amount" ? [block] : []));
  const [table] = blocks.flatMap((block) => (block.kind === "table" ? [block] : []));
  const notes = blocks.flatMap((block) => (block.kind === "note" ? [block] : []));
  const warning = notes.find(({ tone }) => tone === "warning")?.text;
  const text = notes.map((note) => note.text).join(" ");
  return {
    kurus: amount?.kurus ?? 0,
    title: amount?.title,
    rows: table?.rows ?? [],
    warning,
    text,
  };
}

/** Whole lira as SBM has published them: month, province, kind of use, fuel, step. */
const published = [
  ["2025-07-15", "34", "hususi-otomobil", "benzin", 4, 14_226],
  ["2025-07-15", "34", "hususi-otomobil", "elektrik", 4, 12_804],
  ["2025-07-15", "06", "hususi-otomobil", "benzin", 4, 13_824],
  ["2025-07-15", "35", "hususi-otomobil", "benzin", 4, 13_421],
  ["2026-01-15", "34", "hususi-otomobil", "benzin", 4, 15_160],
  ["2026-01-15", "06", "hususi-otomobil", "benzin", 4, 14_731],
  ["2026-01-15", "35", "hususi-otomobil", "benzin", 4, 14_302],
  ["2026-02-15", "34", "hususi-otomobil", "benzin", 4, 17_059],
  ["2026-02-15", "06", "hususi-otomobil", "benzin", 4, 16_576],
  ["2026-02-15", "35", "hususi-otomobil", "benzin", 4, 16_094],
  ["2026-02-15", "34", "hususi-otomobil", "benzin", 0, 51_177],
  ["2026-02-15", "34", "hususi-otomobil", "benzin", 8, 8530],
  ["2026-02-15", "34", "taksi", "benzin", 0, 137_510],
  ["2026-02-15", "34", "taksi", "benzin", 4, 45_837],
  ["2026-02-15", "34", "taksi", "benzin", 8, 22_918],
  ["2025-09-15", "34", "otobus-31", "benzin", 0, 276_819],
  ["2026-01-15", "34", "otobus-31", "benzin", 0, 292_890],
  ["2026-02-15", "34", "otobus-31", "benzin", 0, 337_829],
  ["2026-02-15", "34", "otobus-31", "benzin", 8, 56_305],
] as const;

test.each(published)("on %s in %s, %s on %s, step %i", (day, province, usage, fuel, step, lira) => {
  const found = answerOf({ province, usage, fuel, step: String(step) }, day);
  expect(found.kurus).toBe(lira * 100);
  expect(found.rows[step]?.isChosen).toBe(true);
  expect(found.rows.filter(({ isChosen }) => isChosen)).toHaveLength(1);
});

test("what is projected is said to be so, beside the figure published last", () => {
  expect(answerOf({}).text).toContain("Şubat 2026; o ayın tavanı bu araç için 17.059 TL");
  expect(answerOf({}, "2026-02-15").text).not.toContain("tahmin");
});

describe("a policy that begins late", () => {
  const base = answerOf({}).kurus;
  test.each([
    [0, 0],
    [1, 5],
    [30, 5],
    [31, 10],
    [270, 45],
    [271, 50],
    [2000, 50],
  ])("by %i days costs %i %% more", (days, percent) => {
    const found = answerOf({ previousEnd: addDays(today, -days) });
    expect(found.kurus).toBe(Math.round((base * (100 + percent)) / 100));
    expect(found.warning?.includes(`%${percent}`)).toBe(percent > 0 ? true : undefined);
  });

  test("is told from when on it costs more", () => {
    const found = answerOf({ previousEnd: addDays(today, -1) });
    expect(found.warning).toContain("25.12.2026 günü veya sonrasında başlarsa zam %10 olur");
    const day = "2026-12-25";
    const then = answerOf({ previousEnd: addDays(today, -1) }, day);
    expect(then.warning).toContain("prime %10");
    expect(answerOf({ previousEnd: addDays(today, -1) }, "2026-12-24").warning).toContain(
      "prime %5",
    );
  });

  test("in time costs nothing more", () => {
    expect(answerOf({ previousEnd: addDays(today, 20) })).toMatchObject({ kurus: base });
    expect(answerOf({ previousEnd: addDays(today, 20) }).warning).toBeUndefined();
  });
});

test("what no list has is refused at its field", () => {
  for (const [field, value] of [
    ["province", "82"],
    ["usage", "uzay-mekigi"],
  ] as const) {
    const answer = trafficCeilingWork.answer({ ...car, [field]: value }, today);
    expect(answer).toMatchObject({ ok: false, reason: { [field]: expect.any(String) } });
  }
});

test("later is never cheaper, a higher step never dearer, an electric car never dearer", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...provinces().map(({ code }) => code)),
      fc.constantFrom(...vehicleUsages.map(({ id }) => id)),
      fc.nat(900),
      fc.nat(900),
      fc.nat(7),
      (province, usage, one, other, step) => {
        const ceiling = (values: Values) => answerOf({ province, usage, ...values }).kurus;
        const at = (days: number) => ceiling({ previousEnd: addDays(today, -days) });
        expect(at(Math.max(one, other))).toBeGreaterThanOrEqual(at(Math.min(one, other)));
        const [here, above] = [step, step + 1].map((each) => ceiling({ step: String(each) }));
        expect(above).toBeLessThanOrEqual(here!);
        expect(ceiling({ fuel: "elektrik" })).toBeLessThanOrEqual(ceiling({}));
      },
    ),
  );
});

test("tables of every class and every province name each once, and hold what is asked for", () => {
  const answer = trafficCeilingWork.answer({ ...car, usage: "taksi", step: "0" }, today);
  if (!answer.ok) throw new Error("refused");
  const [, classes, places] = answer.value.flatMap((b) => (b.kind === "table" ? [b] : []));
  const [amount] = answer.value.flatMap((block) => (block.kind === "amount" ? [block] : []));
  const lira = formatLira(amount?.kurus ?? 0);
  for (const [table, names, chosen] of [
    [classes, vehicleUsages.map(({ label }) => label), "Taksi"],
    [places, provinces().map(({ name }) => name), "İstanbul"],
  ] as const) {
    const named = (table?.rows ?? []).flatMap(({ cells: [all = ""] }) => all.split(", "));
    expect(named.toSorted()).toEqual(names.toSorted());
    const [row, ...others] = (table?.rows ?? []).filter(({ isChosen }) => isChosen);
    expect([row?.cells[0]?.split(", ").includes(chosen), row?.cells[1]]).toEqual([true, lira]);
    expect(others).toEqual([]);
  }
});
