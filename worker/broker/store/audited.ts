import { exists, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { AuditEntry } from "./audit-entry.ts";
import type { Database } from "./database.ts";
import { officeAudit } from "./office-schema.ts";

/** Whether a table has a row as `where` says. */
export const hasRow = (db: Database, table: SQLiteTable, where: SQL | undefined): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(where),
  );

/**
 * Writes down what somebody of the office is about to do, if the record is still as it has to be. It stands first in the
 * batch that does it: where it cannot be written nothing is done, and of several at once there is an entry of the one
 * whose change it was.
 */
export function auditIf(db: Database, entry: AuditEntry, condition: SQL) {
  const { accountName, action, subject, createdAt } = entry;
  const row = sql`SELECT NULL, ${accountName}, ${action}, ${subject}, ${createdAt}`;
  return db.insert(officeAudit).select(sql`${row} WHERE ${condition}`);
}

/** A correction as whoever decides on it saw it: its number, and when it was last changed. */
export interface SeenCorrection {
  readonly referenceNumber: string;
  readonly version: number;
}

/** When the office accepted or refused what goes by a reference number; null while it has not. */
export const decidedAt = (reference: SQLiteColumn): SQL<number | null> =>
  sql`(SELECT max(created_at) FROM office_audit
    WHERE subject = ${reference} AND action IN ('accepted', 'refused'))`;
