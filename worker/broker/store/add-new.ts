import type { SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";

/**
 * Stores rows together, the first of which is in `table`; false where that is there already, as `isIt` says. Of two at a time with the
 * same id the second is turned away by the first.
 */
export async function addNew(
  db: Database,
  table: SQLiteTable,
  isIt: SQL,
  rows: Parameters<Database["batch"]>[0],
): Promise<boolean> {
  try {
    await db.batch(rows);
    return true;
  } catch (error) {
    if ((await db.$count(table, isIt)) > 0) return false;
    throw error;
  }
}
