import { and, desc, eq, inArray, notInArray } from "drizzle-orm";
import type { Database } from "../store/database.ts";
import { officeAudit } from "../store/office-schema.ts";
import type { AuditEntry, RecordChange } from "../store/audit-entry.ts";
import { doorTries, recordChanges } from "../store/audit-entry.ts";

/** What of the record is listed together. */
export const auditLists = ["deeds", "tries"] as const;
export type AuditList = (typeof auditLists)[number];

/** Who it was when it was no account: somebody at the command line, or who named no account there is. */
export const nobodysNames = { operations: "(operations)", unknown: "(unknown)" } as const;

/** The record of everything the office looks at and does; append only. */
export function createOfficeAuditRepository(db: Database) {
  return {
    async add(entry: AuditEntry): Promise<void> {
      await db.insert(officeAudit).values(entry);
    },
    /** The last change of a record, of all or of some kinds. */
    async lastChange(
      reference: string,
      among: readonly RecordChange[] = recordChanges,
    ): Promise<(AuditEntry & { action: RecordChange }) | undefined> {
      const { subject, action, id } = officeAudit;
      const row = await db
        .select()
        .from(officeAudit)
        .where(and(eq(subject, reference), inArray(action, [...among])))
        .orderBy(desc(id))
        .limit(1)
        .get();
      return row && { ...row, action: row.action as RecordChange };
    },
    /** Either what was done or the tries at the door, newest first; pages count from 1. */
    async list(what: AuditList, page: number, size: number) {
      const { action, id } = officeAudit;
      return db
        .select()
        .from(officeAudit)
        .where(what === "tries" ? inArray(action, doorTries) : notInArray(action, [...doorTries]))
        .orderBy(desc(id))
        .limit(size)
        .offset((page - 1) * size);
    },
  };
}

export type OfficeAuditRepository = ReturnType<typeof createOfficeAuditRepository>;
