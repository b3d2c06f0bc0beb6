import { parseArgs } from "node:util";
import { formatMoney } from "#shared/format/money.ts";
import { environments, execute } from "./data/execute-statement.ts";
import type { Row } from "./serve/ask-server.ts";
import { faultsStatement, ledgerFaults } from "#worker/broker/reconciliation/ledger-faults.ts";
import {
  differencesStatement,
  lastRunStatement,
  openStatement,
  straysStatement,
  sumsStatement,
  uncomparedStatement,
  unreadableStatement,
} from "#worker/broker/reconciliation/ledger-statements.ts";

const usage = `Sums of the ledger, what of orders, policies and entries does not fit together and what to do, when they were last held against bank and insurers, what was not compared, and in what they differ; on the local database, or with --env on that of a deployment.

  npm run ledger [-- --env staging|production]

Ends with 1 when something does not fit together or differs.`;

const lira = (row: Row): string => `${formatMoney(Number(row["kurus"]))} TL`;

const strayTask =
  "no order stands for it: money is given back in the payment service's panel, a policy is cancelled at its insurer, entries are for whoever maintains the program";

/** All of it as it was at one moment. */
async function report(environment: string | undefined): Promise<void> {
  const statements = [
    sumsStatement,
    openStatement,
    faultsStatement,
    lastRunStatement,
    differencesStatement,
    uncomparedStatement,
    straysStatement,
    unreadableStatement,
  ];
  const answers = await execute(statements, environment);
  const [sums = [], [open = {}] = [], faults = [], [run] = []] = answers;
  const [differing = [], uncompared = [], strays = [], unreadable = []] = answers.slice(4);
  for (const sum of sums) {
    const { account, kind, entries } = sum;
    console.log(`${String(account)}  ${String(kind)}  ${Number(entries)}  ${lira(sum)}`);
  }
  console.log(`open  ${Number(open["orders"])} orders  ${lira(open)}`);
  console.log(reconciled(run));
  for (const { list, state, through_day: day } of uncompared) {
    const reason =
      state === "unsupported" ? "it cannot be listed by day" : `unanswered since ${String(day)}`;
    console.log(`not compared  ${String(list)}  ${reason}`);
  }
  for (const fault of faults) {
    const { fault: kind, order_id: orderId, state } = fault;
    const task = ledgerFaults[kind as keyof typeof ledgerFaults];
    console.error(
      `${String(kind).toUpperCase()}  ${String(orderId)}  ${String(state)}  ${lira(fault)}  ${task}`,
    );
  }
  for (const { order_id: orderId, difference } of differing) {
    console.error(`DIFFERENT  ${String(orderId)}  ${String(difference)}`);
  }
  for (const stray of strays) {
    const { list, order_id: orderId } = stray;
    console.error(`STRAY  ${String(orderId)}  ${String(list)}  ${lira(stray)}  ${strayTask}`);
  }
  for (const { order_id: orderId, state, decision } of unreadable) {
    const task = decision === null ? "decide in the office (/ofis/siparisler)" : String(decision);
    console.error(`UNREADABLE  ${String(orderId)}  ${String(state)}  ${task}`);
  }
  const wrong = [faults, differing, strays, unreadable];
  if (wrong.some((rows) => rows.length > 0)) process.exitCode = 1;
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
