import { desc } from "drizzle-orm";
import type { Database } from "../store/database.ts";
import { officeAudit } from "../store/office-schema.ts";

/** What somebody of the office may have done. */
export const officeActions = [
  "set-up",
  "signed-in",
  "sign-in-failed",
  "signed-out",
  "listed",
  "opened",
  "took",
  "released",
  "answered",
  "closed",
  "reopened",
  "accepted",
  "refused",
  "downloaded",
] as const;
export type OfficeAction = (typeof officeActions)[number];

/** Who did what with what; subjects are reference numbers and names of lists, nothing of a person. */
export interface AuditEntry {
  readonly accountName: string;
  readonly action: OfficeAction;
  readonly subject: string;
  readonly createdAt: number;
}

/** The record of everything the office looks at and does; append only. */
export function createOfficeAuditRepository(db: Database) {
  return {
    async add(entry: AuditEntry): Promise<void> {
      await db.insert(officeAudit).values(entry);
    },
    /** Newest first; pages count from 1. */
    async list(page: number, size: number) {
      return db
        .select()
        .from(officeAudit)
        .orderBy(desc(officeAudit.id))
        .limit(size)
        .offset((page - 1) * size);
    },
  };
}
