import { quoteKeptDays } from "#shared/constants.ts";
import type { Keeping } from "#worker/broker/domain/keeping.ts";
import { keeping } from "#worker/broker/domain/keeping.ts";
import { tableOf } from "../reports/markdown-table.ts";
import type { Figures, Work } from "./figures.ts";
import type { Price } from "./prices.ts";
import { costOf, limits, objectGigabytes, priceList } from "./prices.ts";

/** The day that is asked about. What share of quotes is bought, and how busy the busiest hour is, are assumptions. */
export const load = { quotes: 1_000_000, pages: 10_000_000, boughtShare: 0.05, peak: 3 } as const;

const monthDays = 30;
const daySeconds = 86_400;

const kinds: readonly Keeping[] = Object.values(keeping);

/** Days a row is kept at most, by table; of a table that is not here for good. */
const keptDays: Readonly<Record<string, number>> = Object.fromEntries(
  kinds.flatMap(({ tables, mostDays }) =>
    mostDays === undefined ? [] : tables.map((table) => [table, mostDays] as const),
  ),
);

/** The practice bank's and the embedded insurers' books, which are somebody else's where it is in earnest. */
const practice = /^(bank|insurer)_/;

/** Sums of a day: each kind of work as often as it happens. */
export function dayOf(figures: Figures, amount: (work: Work) => number): number {
  const { page, quote, order } = figures;
  const { pages, quotes, boughtShare } = load;
  return pages * amount(page) + quotes * amount(quote) + quotes * boughtShare * amount(order);
}

/** Bytes of the database after so many days; `quoteDays` is how long a quote without a policy is kept. */
export function databaseBytesAfter(
  figures: Figures,
  days: number,
  quoteDays: number = quoteKeptDays,
): number {
  const kept = (table: string) => {
    const own = keptDays[table] ?? Number.POSITIVE_INFINITY;
    return Math.min(days, own === quoteKeptDays ? quoteDays : own);
  };
  const tables = new Set([
    ...Object.keys(figures.quote.bytes),
    ...Object.keys(figures.order.bytes),
  ]);
  const growing = [...tables]
    .filter((table) => !practice.test(table))
    .map((table) => dayOf(figures, ({ bytes }) => bytes[table] ?? 0) * kept(table));
  const bought = load.quotes * load.boughtShare * (figures.quote.bytes["quotes"] ?? 0);
  const keptOn = bought * Math.max(0, days - Math.min(days, quoteDays));
  return growing.reduce((sum, one) => sum + one, 0) + keptOn;
}

/** The first day on which the database is larger than it may be. */
export function fullAfterDays(figures: Figures, quoteDays: number = quoteKeptDays): number {
  let day = 1;
  while (databaseBytesAfter(figures, day, quoteDays) <= limits.databaseBytes && day < 3650) day++;
  return day;
}

const whole = (value: number): string => Math.round(value).toLocaleString("en-US");
const short = (value: number): string =>
  value < 100 ? String(Math.round(value * 10) / 10) : whole(value);
const millions = (value: number): string => `${(value / 1e6).toFixed(1)} million`;
const gigabytes = (value: number): string => `${(value / 1e9).toFixed(value < 1e11 ? 1 : 0)} GB`;
const dollars = (value: number): string => `$${whole(value)}`;

const sumOf = (bytes: Work["bytes"]): number =>
  Object.entries(bytes).reduce((sum, [table, one]) => sum + (practice.test(table) ? 0 : one), 0);

type Line = readonly [name: string, amount: (work: Work) => number];
const lines: readonly Line[] = [
  ["requests to the site", ({ requests }) => requests],
  ["processor time, ms", ({ cpuMs }) => cpuMs],
  ["D1: statements", ({ database }) => database.statements],
  ["D1: rows read", ({ database }) => database.rowsRead],
  ["D1: rows written", ({ database }) => database.rowsWritten],
  ["D1: bytes", ({ bytes }) => sumOf(bytes)],
  ["objects: requests", ({ objects }) => objects.requests],
  ["objects: alarms", ({ objects }) => objects.alarms],
  ["objects: active, ms", ({ objects }) => objects.activeMs],
  ["objects: rows read", ({ objects }) => objects.rowsRead],
  ["objects: rows written", ({ objects }) => objects.rowsWritten],
  ["objects: bytes", ({ objects }) => objects.bytes],
];

function oneAndDay(figures: Figures): string[] {
  const rows = lines.map(([name, amount]) => [
    name,
    ...[figures.page, figures.quote, figures.order].map((work) => short(amount(work))),
    millions(dayOf(figures, amount)),
  ]);
  return tableOf([["", "a page", "a quote", "a purchase", "the day"], ...rows]);
}

function sizes(figures: Figures): string[] {
  const rows = [quoteKeptDays, 30, 7, 1].map((quoteDays) => [
    quoteDays === quoteKeptDays
      ? `${quoteDays} days (today)`
      : `${quoteDays} ${quoteDays === 1 ? "day" : "days"}`,
    ...[1, 7, 30, 90, 365].map((days) => gigabytes(databaseBytesAfter(figures, days, quoteDays))),
    `day ${fullAfterDays(figures, quoteDays)}`,
  ]);
  return tableOf([
    ["quotes kept for", "1 day", "7", "30", "90", "365", "10 GB passed on"],
    ...rows,
  ]);
}

function firstLimits(figures: Figures): string[] {
  const perSecond = (amount: (work: Work) => number) => dayOf(figures, amount) / daySeconds;
  const statements = perSecond(({ database }) => database.statements);
  const objects = Math.max(figures.quote.objects.requests, figures.order.objects.requests);
  return tableOf([
    ["limit", "allowed", "the day needs", "share"],
    [
      "size of one D1 database, after 30 days",
      gigabytes(limits.databaseBytes),
      gigabytes(databaseBytesAfter(figures, 30)),
      `${short(databaseBytesAfter(figures, 30) / limits.databaseBytes)} times`,
    ],
    [
      "statements a second of one D1 database at 1 ms, mean",
      whole(limits.databaseStatements),
      whole(statements),
      `${short(statements / limits.databaseStatements)} times`,
    ],
    [
      `the same in an hour ${load.peak} times as busy`,
      whole(limits.databaseStatements),
      whole(statements * load.peak),
      `${short((statements * load.peak) / limits.databaseStatements)} times`,
    ],
    [
      "requests a second of one object",
      whole(limits.objectRequests),
      `${short(objects)} in its life`,
      "–",
    ],
  ]);
}

/** Each line of a month's bill: what it is, how much of it, and dollars. Stored data stands as after so many days. */
export function billOf(
  figures: Figures,
  storedDays: number,
): (readonly [string, number, number])[] {
  const monthly = (amount: (work: Work) => number) => dayOf(figures, amount) * monthDays;
  const stored = dayOf(figures, ({ objects }) => objects.bytes) * storedDays;
  const usage: readonly (readonly [string, Price, number])[] = [
    ["requests", priceList.requests, monthly(({ requests }) => requests)],
    ["processor time, ms", priceList.cpuMs, monthly(({ cpuMs }) => cpuMs)],
    ["D1: rows read", priceList.databaseRowsRead, monthly(({ database }) => database.rowsRead)],
    [
      "D1: rows written",
      priceList.databaseRowsWritten,
      monthly(({ database }) => database.rowsWritten),
    ],
    ["D1: bytes stored", priceList.databaseBytes, databaseBytesAfter(figures, storedDays)],
    [
      "objects: requests and alarms",
      priceList.objectRequests,
      monthly(({ objects }) => objects.requests + objects.alarms),
    ],
    [
      "objects: GB-seconds",
      priceList.objectDuration,
      monthly(({ objects }) => objects.activeMs / 1000) * objectGigabytes,
    ],
    ["objects: rows read", priceList.objectRowsRead, monthly(({ objects }) => objects.rowsRead)],
    [
      "objects: rows written",
      priceList.objectRowsWritten,
      monthly(({ objects }) => objects.rowsWritten),
    ],
    ["objects: bytes stored", priceList.objectBytes, stored],
  ];
  return [
    ["subscription", 1, priceList.subscription],
    ...usage.map(([name, price, amount]) => [name, amount, costOf(price, amount)] as const),
  ];
}

function bill(figures: Figures): string[] {
  const [early, late] = [billOf(figures, 30), billOf(figures, 365)];
  const total = (of: typeof early) => of.reduce((sum, [, , cost]) => sum + cost, 0);
  const rows = early.map(([name, amount, cost], at) => [
    name,
    amount === 1 ? "1" : millions(amount),
    dollars(cost),
    dollars(late[at]?.[2] ?? 0),
  ]);
  return tableOf([
    ["", "in the first month", "its cost", "cost of the twelfth"],
    ...rows,
    ["all", "", dollars(total(early)), dollars(total(late))],
  ]);
}

/** The tables of docs/capacity.md for what was measured. */
export function capacityReport(figures: Figures): string {
  const { measured, machine, pages, quotes, orders } = figures;
  const sections = [
    `Measured on ${measured} (${machine}): means of ${pages} pages, ${quotes} quotes and ${orders} purchases.`,
    "### What one costs, and the day",
    oneAndDay(figures),
    "### Size of the database",
    sizes(figures),
    "### Limits",
    firstLimits(figures),
    `### The month's bill, by the price list as read on ${priceList.read}`,
    bill(figures),
  ];
  return sections.map((one) => (typeof one === "string" ? one : one.join("\n"))).join("\n\n");
}
