import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import type { Work } from "#scripts/capacity/figures.ts";
import { FiguresSchema } from "#scripts/capacity/figures.ts";
import { costOf } from "#scripts/capacity/prices.ts";
import {
  billOf,
  capacityReport,
  databaseBytesAfter,
  dayOf,
  fullAfterDays,
  load,
} from "#scripts/capacity/report.ts";

const nothing: Work = {
  requests: 0,
  cpuMs: 0,
  database: { statements: 0, rowsRead: 0, rowsWritten: 0 },
  objects: { requests: 0, alarms: 0, activeMs: 0, rowsRead: 0, rowsWritten: 0, bytes: 0 },
  bytes: {},
};
const made = {
  measured: "2026-01-01",
  machine: "none",
  pages: 1,
  quotes: 1,
  orders: 1,
  page: { ...nothing, requests: 1 },
  quote: { ...nothing, requests: 2, bytes: { quotes: 1000, rate_events: 100, bank_ledger: 999 } },
  order: { ...nothing, requests: 4, bytes: { policies: 200 } },
};

test("the document's tables are what the committed figures give", () => {
  const figures = v.parse(
    FiguresSchema,
    JSON.parse(readFileSync("scripts/capacity/figures.json", "utf8")),
  );
  expect(readFileSync("docs/capacity.md", "utf8")).toContain(`\n${capacityReport(figures)}\n`);
});

test("a day is its pages, its quotes, and the purchases among them", () => {
  const bought = load.quotes * load.boughtShare;
  expect(dayOf(made, ({ requests }) => requests)).toBe(load.pages + 2 * load.quotes + 4 * bought);
});

test("what is used beyond what is included is paid for", () => {
  const price = { included: 10, per: 5, dollars: 2 };
  expect([costOf(price, 10), costOf(price, 20)]).toEqual([0, 4]);
  const [, requests] = billOf(made, 30);
  expect(requests?.[2]).toBeCloseTo(((12_200_000 * 30 - 10_000_000) / 1e6) * 0.3);
});

test("a database grows as long as its rows are kept, and a bought quote stays", () => {
  const bought = load.quotes * load.boughtShare;
  const counters = 100 * load.quotes;
  expect(databaseBytesAfter(made, 10)).toBe(10_000 * load.quotes + counters + 2000 * bought);
  expect(databaseBytesAfter(made, 100)).toBe(
    90_000 * load.quotes + counters + 100 * 200 * bought + 10 * 1000 * bought,
  );
  expect(databaseBytesAfter(made, 100, 1)).toBeLessThan(databaseBytesAfter(made, 100));
  expect(fullAfterDays(made)).toBe(10);
});
