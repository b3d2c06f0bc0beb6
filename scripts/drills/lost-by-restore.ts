import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { faultsStatement } from "#worker/broker/reconciliation/ledger-faults.ts";
import { kindIn, localFiles, objectFile, storesIn } from "../data/local-files.ts";

/** What a database has that its back-up lacks, and what it would take to have it again. */
export interface Lost {
  /** Rows by table, tables without a loss left out. */
  readonly rows: Readonly<Record<string, number>>;
  readonly orders: readonly {
    readonly orderId: string;
    readonly state: string;
    readonly kurus: number;
    /** The order's own object has it, and the daily reconciliation writes row and entries again. */
    readonly hasObject: boolean;
    /** Its policy, which the insurer has to be asked for. */
    readonly policyNumber: string | null;
  }[];
  /** How much does not fit together within the back-up itself. */
  readonly faults: number;
}

/** Short-lived, or made anew by itself: what is gone of these nobody misses. */
const unmissed = new Set([
  "d1_migrations",
  "rate_events",
  "sms_codes",
  "phone_verifications",
  "visitor_moves",
  "known_people",
  "office_sessions",
  "member_sessions",
  "password_keys",
  "day_lists",
  "reconciliations",
]);

const read = (file: string) => new DatabaseSync(file, { readOnly: true, timeout: 5000 });

/**
 * Holds a back-up of the database against the database, its ledger and the objects of its orders, none of which is changed.
 *
 * @param backup file of a copy of the database
 * @param dataDirectory the installation it is a copy of; whether it runs does not matter
 */
export function lostByRestore(backup: string, dataDirectory: string): Lost {
  const files = localFiles(dataDirectory);
  const [file] = storesIn(files.database);
  if (file === undefined) throw new Error(`${dataDirectory} has no database`);
  if (!existsSync(backup)) throw new Error(`${backup} is not there`);
  const [now, then] = [read(file), read(backup)];
  try {
    const tables = now
      .prepare(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
          AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' ORDER BY name`,
      )
      .all()
      .map(({ name }) => String(name))
      .filter((name) => !unmissed.has(name));
    const rows = tables.flatMap((table): [string, number][] => {
      const lost = missing(now, then, table);
      return lost > 0 ? [[table, lost]] : [];
    });
    const kept = new Set(
      then
        .prepare("SELECT order_id AS id, state FROM orders")
        .all()
        .map(({ id, state }) => `${String(id)} ${String(state)}`),
    );
    const folder = kindIn(files.objects, "OrderProcess");
    const orders = now
      .prepare(
        `SELECT orders.order_id AS id, orders.quote_id AS quote, state, orders.paid_kurus AS kurus, policy_number AS policy
          FROM orders LEFT JOIN policies USING (order_id) ORDER BY orders.order_id`,
      )
      .all()
      .filter(({ id, state }) => !kept.has(`${String(id)} ${String(state)}`))
      .map(({ id, quote, state, kurus, policy }) => ({
        orderId: String(id),
        state: String(state),
        kurus: Number(kurus),
        hasObject: folder !== undefined && existsSync(objectFile(folder, String(quote))),
        policyNumber: policy === null || policy === undefined ? null : String(policy),
      }));
    return {
      rows: Object.fromEntries(rows),
      orders,
      faults: then.prepare(faultsStatement).all().length,
    };
  } finally {
    now.close();
    then.close();
  }
}

/** How many rows of a table the back-up has not, by their keys; all of them where it has no such table. */
function missing(now: DatabaseSync, then: DatabaseSync, table: string): number {
  const columns = now.prepare(`SELECT name FROM pragma_table_info(?) WHERE pk > 0`).all(table);
  const keys = columns.map(({ name }) => `"${String(name)}"`).join() || "rowid";
  const keysIn = (database: DatabaseSync) =>
    database
      .prepare(`SELECT ${keys} FROM "${table}"`)
      .all()
      .map((row) => JSON.stringify(Object.values(row)));
  const isThere =
    then.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(table) !==
    undefined;
  const before = new Set(isThere ? keysIn(then) : []);
  return keysIn(now).filter((key) => !before.has(key)).length;
}
