import { parseArgs } from "node:util";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import type { SQL } from "drizzle-orm";
import { formatMoney } from "#shared/format/money.ts";
import { csvOf } from "#worker/broker/campaign/csv.ts";
import type { CountedRow, Report } from "#worker/broker/campaign/report.ts";
import {
  conversions,
  netOf,
  reportOf,
  shareOf,
  withoutFew,
} from "#worker/broker/campaign/report.ts";
import type { Stage } from "#worker/broker/store/campaign-events.ts";
import { moneyStageNames } from "#worker/broker/store/campaign-events.ts";
import type { Days, Dimension, LedgerSums } from "#worker/broker/store/campaign-sums.ts";
import { countedIn, dimensions, ledgerIn } from "#worker/broker/store/campaign-sums.ts";
import { environments, execute } from "./data/execute-statement.ts";

const usage = `What campaigns brought from one day to another, both included; on the local database, or with --env on that of a deployment.

  npm run report:campaigns -- --from 2026-11-01 --to 2026-11-30 [--by ${Object.keys(dimensions).join(",")}] [--csv | --json] [--env staging|production]

Rows with fewer than five people behind them are merged. Ends with 1 when premium, commission or money given back are not what the ledger has.`;

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string | undefined): text is string =>
  text !== undefined && dayForm.test(text) && !Number.isNaN(Date.parse(text));

const dialect = new SQLiteAsyncDialect();
/** A query as a statement of its own; those of the report have nothing to bind. */
const statementOf = (query: SQL): string => dialect.sqlToQuery(query).sql;

const counted: readonly Stage[] = [
  "landings",
  "begun",
  "proved",
  "quotes",
  "offers",
  "purchases",
  "policies",
  "leads",
  "answered-leads",
];

const heads = (by: readonly Dimension[]): string[] => [
  "origin",
  ...by,
  ...counted,
  ...conversions.map(([part, whole]) => `${part}/${whole}`),
  ...moneyStageNames,
  "net",
];

const percent = (share: number | undefined): string =>
  share === undefined ? "-" : `${(share * 100).toFixed(1)}%`;

function cells({ by, rows, total }: Report): string[][] {
  const told = ({
    origin,
    values,
    amounts,
  }: Pick<Report["rows"][number], "values" | "amounts"> & { readonly origin: string }) => [
    origin,
    ...by.map((name) => values[name] ?? ""),
    ...counted.map((stage) => String(amounts[stage])),
    ...conversions.map(([part, whole]) => percent(shareOf(amounts[part], amounts[whole]))),
    ...moneyStageNames.map((stage) => formatMoney(amounts[stage])),
    formatMoney(netOf(amounts)),
  ];
  return [
    ...rows.map(({ origin = "few", ...row }) => told({ origin, ...row })),
    told({ origin: "total", values: {}, amounts: total }),
  ];
}

/** Columns as wide as their longest cell, numbers to the right. */
function table(rows: readonly (readonly string[])[], texts: number): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column < texts ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
        )
        .join("  "),
    )
    .join("\n");
}

async function print(
  days: Days,
  by: readonly Dimension[],
  form: "table" | "csv" | "json",
  environment: string | undefined,
) {
  const [rows = [], [ledger] = []] = await execute(
    [countedIn(days, by), ledgerIn(days)].map(statementOf),
    environment,
  );
  const report = withoutFew(
    reportOf(rows as unknown as CountedRow[], by, ledger as unknown as LedgerSums),
  );
  const lines = [heads(by), ...cells(report)];
  if (form === "json") console.log(JSON.stringify({ ...days, ...report }, null, 2));
  else if (form === "csv") process.stdout.write(csvOf(lines));
  else console.log(table(lines, 1 + by.length));
  for (const [name, kurus] of Object.entries(report.differences)) {
    const sum = `${formatMoney(Math.abs(kurus))} TL ${kurus > 0 ? "more" : "less"}`;
    console.error(`DIFFERENT  ${name}  ${sum} than in the ledger`);
    process.exitCode = 1;
  }
}

const { values } = parseArgs({
  options: {
    from: { type: "string" },
    to: { type: "string" },
    by: { type: "string", default: "source,medium,campaign" },
    csv: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    env: { type: "string" },
  },
});
const by = values.by.split(",");
const { from, to, env } = values;
const isKnown = (name: string): name is Dimension => Object.hasOwn(dimensions, name);
if (
  isDay(from) &&
  isDay(to) &&
  from <= to &&
  by.every(isKnown) &&
  (env === undefined || environments.includes(env))
) {
  await print({ from, to }, by, values.csv ? "csv" : values.json ? "json" : "table", env);
} else {
  console.error(usage);
  process.exitCode = 1;
}
