import type { MoneyStage, Stage } from "../store/campaign-events.ts";
import { moneyStageNames, stages } from "../store/campaign-events.ts";
import type { Dimension, LedgerSums } from "../store/campaign-sums.ts";
import { dimensions } from "../store/campaign-sums.ts";
import type { Origin } from "./touch.ts";
import { origins } from "./touch.ts";

/** A row of `countedIn`. */
export interface CountedRow {
  readonly origin: Origin;
  readonly stage: Stage;
  readonly amount: number;
  readonly [column: string]: string | number;
}

export type Amounts = Readonly<Record<Stage, number>>;

export interface ReportRow {
  /** Undefined of rows merged because of how few people are behind each. */
  readonly origin: Origin | undefined;
  readonly values: Readonly<Partial<Record<Dimension, string>>>;
  readonly amounts: Amounts;
}

export interface Report {
  readonly by: readonly Dimension[];
  readonly rows: readonly ReportRow[];
  readonly total: Amounts;
  /** Where the sums differ from the ledger's, by how many kuruş; none is as it has to be. */
  readonly differences: Readonly<Partial<Record<MoneyStage, number>>>;
}

/** Rows of fewer people are merged in what leaves the office. */
export const leastPeople = 5;

const amountsOf = (sum: (stage: Stage) => number): Amounts =>
  Object.fromEntries(stages.map((stage) => [stage, sum(stage)])) as Record<Stage, number>;

const sumOf = (rows: readonly ReportRow[]): Amounts =>
  amountsOf((stage) => rows.reduce((sum, { amounts }) => sum + amounts[stage], 0));

/** What stays here: the commission less what of it went back, in kuruş. */
export const netOf = ({ commission, undone }: Amounts): number => commission - undone;

/** The steps from a landing to a policy, each of the one before; at last all of them at once. */
export const conversions = [
  ["quotes", "landings"],
  ["offers", "quotes"],
  ["policies", "offers"],
  ["policies", "landings"],
] as const satisfies readonly (readonly [part: Stage, whole: Stage])[];

/** A part of a whole, from 0 to 1; undefined where there is no whole. */
export const shareOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : part / whole;

/** Rows in the order of their origins, the most policies first, then quotes, then landings. */
function inOrder(one: ReportRow, other: ReportRow): number {
  const place = ({ origin }: ReportRow) =>
    origin === undefined ? origins.length : origins.indexOf(origin);
  const { amounts: a } = one;
  const { amounts: b } = other;
  return (
    place(one) - place(other) ||
    b.policies - a.policies ||
    b.quotes - a.quotes ||
    b.landings - a.landings
  );
}

/** Puts counted rows side by side, with their totals held against the ledger's. */
export function reportOf(
  counted: readonly CountedRow[],
  by: readonly Dimension[],
  ledger: LedgerSums,
): Report {
  const groups = Map.groupBy(counted, (row) =>
    JSON.stringify([row.origin, ...by.map((name) => row[dimensions[name]])]),
  );
  const rows = [...groups.values()].map((group): ReportRow => {
    const [first] = group as [CountedRow];
    const values = Object.fromEntries(by.map((name) => [name, String(first[dimensions[name]])]));
    const amounts = amountsOf((stage) =>
      group.reduce((sum, row) => (row.stage === stage ? sum + row.amount : sum), 0),
    );
    return { origin: first.origin, values, amounts };
  });
  const isByDay = by[0] === "day";
  const total = sumOf(rows);
  const differences = Object.fromEntries(
    moneyStageNames.flatMap((name) => {
      const difference = total[name] - ledger[name];
      return difference === 0 ? [] : [[name, difference]];
    }),
  );
  const sorted = isByDay
    ? rows.toSorted(
        (one, other) =>
          (one.values.day ?? "").localeCompare(other.values.day ?? "") || inOrder(one, other),
      )
    : rows.toSorted(inOrder);
  return { by, rows: sorted, total, differences };
}

/** What is counted without asking who it was. */
const ofNobody: ReadonlySet<Stage> = new Set(["landings", "begun", "proved"]);

/**
 * The report as it may leave the office: rows with fewer than five people behind them are merged, with the next fewest where
 * all of these are still fewer than five; so are those of whom nothing is known any more. Rows of nobody stay. The totals are the same.
 */
export function withoutFew(report: Report): Report {
  const fewest = report.rows
    .filter(({ amounts }) => stages.some((stage) => !ofNobody.has(stage) && amounts[stage] !== 0))
    .toSorted((one, other) => one.amounts.people - other.amounts.people);
  const few: ReportRow[] = [];
  for (const row of fewest) {
    const merged = few.reduce((sum, { amounts }) => sum + amounts.people, 0);
    if (row.amounts.people >= leastPeople && (few.length === 0 || merged >= leastPeople)) break;
    few.push(row);
  }
  if (few.length === 0) return report;
  const kept = report.rows.filter((row) => !few.includes(row));
  return { ...report, rows: [...kept, { origin: undefined, values: {}, amounts: sumOf(few) }] };
}
