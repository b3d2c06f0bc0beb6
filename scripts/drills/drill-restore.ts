import { rm } from "node:fs/promises";
import path from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { queryDatabase } from "#tests/local-database.ts";
import { makeDataDirectory, startServer } from "#tests/start-server.ts";
import { localFiles, storesIn } from "../data/local-files.ts";
import type { Say } from "./drill.ts";
import { must } from "./drill.ts";
import { lostByRestore } from "./lost-by-restore.ts";
import { askForQuote, goToBank, payAtBank } from "./visit.ts";

/** Copies the database of an installation, also while it runs. */
export async function backUp(dataDirectory: string, to: string): Promise<void> {
  const [file = ""] = storesIn(localFiles(dataDirectory).database);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  await backup(database, to);
  database.close();
}

/**
 * Sells a policy, backs the database up, sells another, and finds what that back-up lacks. Throws what is not as it has to be.
 */
export async function drillRestore(say: Say): Promise<void> {
  const dataDirectory = await makeDataDirectory();
  const server = await startServer({ dataDirectory });
  const copy = path.join(dataDirectory, "backup.sqlite");
  const sell = async () => {
    const visit = await askForQuote(server.url);
    await payAtBank(visit, await goToBank(visit));
  };
  try {
    await sell();
    await backUp(dataDirectory, copy);
    const before = lostByRestore(copy, dataDirectory);
    must(before.orders.length === 0, "a back-up lacks an order at once");
    must(before.faults === 0, "a back-up does not add up");
    say("a back-up of a running server is whole");
    await sell();
    const lost = lostByRestore(copy, dataDirectory);
    must(lost.orders.length === 1, `${lost.orders.length} orders are missed, not one`);
    const [order] = lost.orders;
    must(order?.hasObject === true, "the object of the order that is missed is not found");
    must(order.policyNumber !== null, "the policy that is missed is not named");
    say(
      `what was sold after it is named: ${order.orderId} of ${order.kurus} kuruş, its policy too`,
    );
    const [sums] = queryDatabase(
      dataDirectory,
      `SELECT count(*) AS n FROM ledger_entries WHERE order_id = '${order.orderId}'`,
    );
    must(
      lost.rows["ledger_entries"] === Number(sums?.["n"]) && lost.rows["policies"] === 1,
      "entries or policies are counted wrongly",
    );
    say("and so are the rows of every table, the ledger's among them");
  } finally {
    await server.close();
    await rm(copy, { force: true });
  }
}
