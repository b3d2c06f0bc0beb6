import { parseArgs } from "node:util";
import { formatMoney } from "#shared/format/money.ts";
import { environments, execute } from "./execute-statement.ts";
import type { Row } from "./execute-statement.ts";
import {
  differencesStatement,
  faultsStatement,
  lastRunStatement,
  openStatement,
  sumsStatement,
} from "#worker/broker/reconciliation/ledger-statements.ts";

const usage = `Sums of the ledger, the orders that do not add up, when it was last held against bank and insurers and in what they differ; on the local database, or with --env on that of a deployment.

  npm run ledger [-- --env staging|production]

Ends with 1 when an order at rest does not balance or differs.`;

const lira = (row: Row): string => `${formatMoney(Number(row["kurus"]))} TL`;

/** All of it as it was at one moment. */
async function report(environment: string | undefined): Promise<void> {
  const [sums = [], [open = {}] = [], faults = [], [run] = [], differing = []] = await execute(
    [sumsStatement, openStatement, faultsStatement, lastRunStatement, differencesStatement],
    environment,
  );
  for (const sum of sums) {
    const { account, kind, entries } = sum;
    console.log(`${String(account)}  ${String(kind)}  ${Number(entries)}  ${lira(sum)}`);
  }
  console.log(`open  ${Number(open["orders"])} orders  ${lira(open)}`);
  console.log(reconciled(run));
  for (const fault of faults) {
    const { order_id: orderId, state } = fault;
    console.error(`UNBALANCED  ${String(orderId)}  ${String(state)}  ${lira(fault)}`);
  }
  for (const { order_id: orderId, difference } of differing) {
    console.error(`DIFFERENT  ${String(orderId)}  ${String(difference)}`);
  }
  if (faults.length + differing.length > 0) process.exitCode = 1;
}

function reconciled(run: Row | undefined): string {
  if (run === undefined) return "reconciled  never";
  const { started, is_over: isOver, compared, mended, unanswered } = run;
  const counts = `${Number(compared)} compared  ${Number(mended)} mended  ${Number(unanswered)} unanswered`;
  return `reconciled  ${String(started)} UTC${Number(isOver) === 1 ? "" : ", goes on"}  ${counts}`;
}

const { values } = parseArgs({ options: { env: { type: "string" } } });
if (values.env !== undefined && !environments.includes(values.env)) {
  console.error(usage);
  process.exitCode = 1;
} else {
  await report(values.env);
}
