import { parseArgs } from "node:util";
import { formatMoney } from "#shared/format/money.ts";
import { environments, execute } from "./execute-statement.ts";
import type { Row } from "./execute-statement.ts";
import {
  faultsStatement,
  openStatement,
  sumsStatement,
} from "#worker/broker/reconciliation/ledger-statements.ts";

const usage = `Sums of the ledger and the orders that do not add up; on the local database, or with --env on that of a deployment.

  npm run ledger [-- --env staging|production]

Ends with 1 when an order at rest does not balance.`;

const lira = (row: Row): string => `${formatMoney(Number(row["kurus"]))} TL`;

function report(environment: string | undefined): void {
  const sums = execute(sumsStatement, environment);
  for (const sum of sums) {
    const { account, kind, entries } = sum;
    console.log(`${String(account)}  ${String(kind)}  ${Number(entries)}  ${lira(sum)}`);
  }
  const [open = {}] = execute(openStatement, environment);
  console.log(`open  ${Number(open["orders"])} orders  ${lira(open)}`);
  const faults = execute(faultsStatement, environment);
  for (const fault of faults) {
    const { order_id: orderId, state } = fault;
    console.error(`UNBALANCED  ${String(orderId)}  ${String(state)}  ${lira(fault)}`);
  }
  if (faults.length > 0) process.exitCode = 1;
}

const { values } = parseArgs({ options: { env: { type: "string" } } });
if (values.env !== undefined && !environments.includes(values.env)) {
  console.error(usage);
  process.exitCode = 1;
} else {
  report(values.env);
}
