import { describe, expect, it } from "vitest";
import { freshnessOn } from "#scripts/reports/dated.ts";
import { datedExamples } from "#scripts/reports/dated-examples.ts";
import { datedTable, readTables, rowFaults } from "#scripts/reports/tables.ts";
import { readTexts } from "#scripts/texts/read-texts.ts";
import { recordedExamples } from "#worker/broker/content/examples/price-examples.ts";

const byFile = await readTables();
const tables = [...byFile.values()].flat();
const row = { validFrom: "2026-01-01", source: "Resmî Gazete", confidence: "sure" };

describe("what falls due", () => {
  it.each([
    ["2026-11-01", "fresh"],
    ["2026-11-15", "fresh"],
    ["2026-11-16", "soon"],
    ["2026-12-31", "soon"],
    ["2027-01-01", "overdue"],
    ["2030-01-01", "overdue"],
  ])("on %s is %s", (today, state) =>
    expect(freshnessOn({ due: "2026-12-31" }, today)).toBe(state),
  );

  it("is, of a table, its newest row's day, or a year after that row began", () => {
    const older = { ...row, validFrom: "2025-01-01", reviewBy: "2025-12-31" };
    const due = (rows: object[]) => datedTable({ name: "a", rows })?.due;
    expect(due([{ ...row, reviewBy: "2026-06-30" }, older])).toBe("2026-06-30");
    expect(due([older, row])).toBe("2027-01-01");
    expect(due([])).toBeUndefined();
  });
});

describe("examples of prices", () => {
  it.each([
    ["2026-02-01", "2026-05-02"],
    ["2026-10-02", "2026-12-31"],
    ["2026-10-03", "2026-12-31"],
    ["2027-01-01", "2027-04-01"],
  ])("of %s are good until %s", (day, due) => expect(datedExamples(day).due).toBe(due));
});

describe.each(tables)("$name", (table) => {
  it("says of every row from when, by what and how surely it is known", () =>
    expect(rowFaults(table)).toEqual([]));
});

describe("texts and tables", () => {
  it("each file of a tariff holds a dated table", () => {
    const without = [...byFile].filter(([, found]) => found.length === 0).map(([file]) => file);
    expect(without).toEqual([]);
  });

  it.each([
    [{ ...row, validFrom: "1 Ocak" }, "validFrom"],
    [{ ...row, source: "" }, "source"],
    [{ ...row, confidence: "maybe" }, "confidence"],
    [{ ...row, reviewBy: "2025-12-31" }, "reviewBy"],
  ])("a row without what it needs is a fault: %j", (bad, field) =>
    expect(rowFaults({ name: "a", rows: [bad] }).join()).toContain(field),
  );

  it.each(["2026-11-21", "2026-12-31"])("none is overdue on %s", (today) => {
    const late = [
      ...readTexts().map(({ file, validUntil }) => ({ name: file, due: validUntil })),
      ...tables.flatMap((table) => datedTable(table) ?? []),
      datedExamples(recordedExamples.day),
    ].filter((dated) => freshnessOn(dated, today) === "overdue");
    expect(late.map(({ name }) => name)).toEqual([]);
  });

  it("monthly ceilings, yearly limits and fines fall due with their year", () => {
    const due = tables
      .filter(({ name }) =>
        /#(trafikCeilings|trafikLimits|uninsuredFines|inspectionFees)$/.test(name),
      )
      .map((table) => datedTable(table)?.due);
    expect(due).toEqual(["2026-12-31", "2026-12-31", "2026-12-31", "2026-12-31"]);
  });

  it("some are on the first day of a new year", () => {
    const texts = readTexts().filter(
      ({ validUntil }) => freshnessOn({ due: validUntil }, "2027-01-01") === "overdue",
    );
    expect(texts.map(({ slug }) => slug)).toContain("zorunlu-trafik-sigortasi");
  });
});
