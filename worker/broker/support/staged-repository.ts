import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { AuditEntry } from "../store/audit-entry.ts";
import { auditIf, hasRow } from "../store/audited.ts";
import type { Database } from "../store/database.ts";
import type { OfficeStage, OfficeStep } from "./office-stage.ts";

/** What a change of a record sets. */
interface Changed {
  readonly state?: string;
  readonly takenBy?: string | SQL | null;
  readonly updatedAt?: SQL;
}

/** A table of records that the office deals with. */
interface StagedTable {
  readonly table: SQLiteTable;
  readonly reference: SQLiteColumn;
  readonly state: SQLiteColumn;
  /** The state of a record that is done. */
  readonly closed: string;
  readonly takenBy: SQLiteColumn;
  readonly updatedAt: SQLiteColumn;
  /** The statement that changes records and yields those it has changed. */
  readonly change: (
    changed: Changed,
    where: SQL | undefined,
  ) => BatchItem<"sqlite"> & PromiseLike<readonly unknown[]>;
}

/** A record as whoever acts saw it: when it was last changed, and who dealt with it. */
export interface SeenRecord {
  readonly version: number;
  readonly takenBy: string | null;
}

/** What an answer leaves behind, and the version of the record (when it was last changed) that it answers. */
export interface Answered<State extends string> {
  readonly version: number;
  readonly state: State;
}

/**
 * What the office does with records of a table. Each change is written down in the same transaction, and neither happens
 * when the record is no longer as whoever acts saw it: of several at once one wins.
 */
export function createStagedRepository(
  db: Database,
  { table, reference, state, closed, takenBy, updatedAt, change }: StagedTable,
) {
  const stages: Readonly<Record<OfficeStage, SQL | undefined>> = {
    open: and(ne(state, closed), isNull(takenBy)),
    taken: and(ne(state, closed), isNotNull(takenBy)),
    closed: eq(state, closed),
  };
  /** Another version with every change, even within a millisecond. */
  const becomes = (becoming: string, now: number): Changed => ({
    state: becoming,
    updatedAt: sql`max(${now}, ${updatedAt} + 1)`,
  });
  /** Where each step starts, and what it sets. */
  const steps: Readonly<
    Record<OfficeStep, { from: SQL | undefined; set: (entry: AuditEntry) => Changed }>
  > = {
    take: { from: stages.open, set: ({ accountName }) => ({ takenBy: accountName }) },
    release: { from: stages.taken, set: () => ({ takenBy: null }) },
    close: { from: ne(state, closed), set: ({ createdAt }) => becomes(closed, createdAt) },
    reopen: { from: stages.closed, set: ({ createdAt }) => becomes("open", createdAt) },
  };
  return {
    stages,
    /** Does a step; false when the record is not where it starts, or not as it was seen. */
    async step(
      referenceNumber: string,
      step: OfficeStep,
      seen: SeenRecord,
      entry: AuditEntry,
    ): Promise<boolean> {
      const { from, set } = steps[step];
      const isSeen = and(eq(updatedAt, seen.version), sql`${takenBy} IS ${seen.takenBy}`);
      const mayBe = and(eq(reference, referenceNumber), from, isSeen);
      const [, done] = await db.batch([
        auditIf(db, entry, hasRow(db, table, mayBe)),
        change(set(entry), mayBe),
      ]);
      return done.length > 0;
    },
    /**
     * Adds an answer, by a statement that does so on a condition; whoever answers deals with the record from then on. False
     * when it has changed since its `version`.
     */
    async answer(
      referenceNumber: string,
      add: (condition: SQL) => BatchItem<"sqlite">,
      { version, state: becoming }: Answered<string>,
      entry: AuditEntry,
    ): Promise<boolean> {
      const asSeen = and(eq(reference, referenceNumber), eq(updatedAt, version));
      const isAsSeen = hasRow(db, table, asSeen);
      const taken = { takenBy: sql`coalesce(${takenBy}, ${entry.accountName})` };
      const [, , done] = await db.batch([
        auditIf(db, entry, isAsSeen),
        add(isAsSeen),
        change({ ...becomes(becoming, entry.createdAt), ...taken }, asSeen),
      ]);
      return done.length > 0;
    },
  };
}
