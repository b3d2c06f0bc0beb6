import { parseArgs } from "node:util";
import { formatMoney } from "#shared/format/money.ts";
import { dataDirectory } from "../data/local-state.ts";
import { runDrill } from "./drill.ts";
import { drillRestore } from "./drill-restore.ts";
import { lostByRestore } from "./lost-by-restore.ts";

const usage = `Says what a back-up of the database lacks of what the database, its ledger and its orders have; changes nothing.

  npm run drill:restore                        # on an installation of its own
  npm run drill:restore -- --backup <file.sqlite>   # of DATA_DIR; ends with 1 where an order is missing`;

/** Says what a restore would lose, a line for each order and table. */
function tell(backup: string): void {
  const { rows, orders, faults } = lostByRestore(backup, dataDirectory);
  for (const { orderId, state, kurus, hasObject, policyNumber } of orders) {
    const task = hasObject
      ? "its object has it: the next reconciliation writes row and entries again"
      : "its object is gone: ask bank and insurer for the id";
    const policy =
      policyNumber === null ? "" : `; policy ${policyNumber}: restore it from the insurer`;
    console.log(`ORDER  ${orderId}  ${state}  ${formatMoney(kurus)} TL  ${task}${policy}`);
  }
  for (const [table, lost] of Object.entries(rows)) console.log(`rows  ${table}  ${lost}`);
  if (faults > 0) console.log(`FAULTS  ${faults} within the back-up: npm run ledger says which`);
  if (orders.length > 0 || faults > 0) process.exitCode = 1;
}

try {
  const { backup } = parseArgs({ options: { backup: { type: "string" } } }).values;
  if (backup === undefined) await runDrill(drillRestore);
  else tell(backup);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
}
