import { lte, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** After so many failures in a row there is a lock until then. */
export interface Lock {
  readonly maxFailures: number;
  readonly lockedUntil: number;
}

interface Columns {
  readonly failedLogins: SQLiteColumn;
  readonly lockedUntil: SQLiteColumn;
}

export const noFailures = { failedLogins: 0, lockedUntil: 0 } as const;

/**
 * What counts a try as failed before it is judged, in a single statement, so that parallel guesses are no more than those
 * one after the other: what is set, where there is no lock. Whoever was right takes it back.
 */
export const countedTry = (columns: Columns, { maxFailures, lockedUntil }: Lock, now: number) => {
  const failures = columns.failedLogins;
  const isLast = sql`${failures} = ${maxFailures - 1}`;
  return {
    // A full count belongs to a lock that is over.
    set: {
      failedLogins: sql`CASE WHEN ${failures} >= ${maxFailures} THEN 1 ELSE ${failures} + 1 END`,
      lockedUntil: sql`CASE WHEN ${isLast} THEN ${lockedUntil} ELSE 0 END`,
    },
    where: lte(columns.lockedUntil, now),
  };
};
