import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";

const folder = path.resolve("worker/broker/migrations");
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .toSorted();
const at = migrations.indexOf("0016_five_lists.sql");

const entry =
  "INSERT INTO ledger_entries VALUES ('a-1:capture', 'a-1', 'capture', 'card', 1, 'p', 700)";
const policy = `INSERT INTO policies (policy_id, order_id, quote_id, firm_id, policy_number, gross_kurus, paid_kurus,
  instalment_count, issued_at) VALUES ('p', 'a-1', 'a', 'f', 'n', 1, 1, 1, 500)`;

test.each([
  ["a new installation: with everything", [], 0],
  ["one that keeps a ledger: with its oldest entry", [policy, entry], 700],
  ["one that has sold before there was one: after its newest policy", [policy], 501],
] as const)("the ledger begins, in %s", (_what, before, beganAt) => {
  const database = new DatabaseSync(":memory:");
  const apply = (names: readonly string[]) => {
    for (const name of names) database.exec(readFileSync(path.join(folder, name), "utf8"));
  };
  apply(migrations.slice(0, at));
  for (const statement of before) database.exec(statement);
  apply(migrations.slice(at));
  const rows = database.prepare("SELECT began_at FROM ledger_beginnings").all();
  expect(rows.map((row) => row["began_at"])).toEqual([beganAt]);
});
