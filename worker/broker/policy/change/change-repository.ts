import { and, asc, desc, eq, gt, isNotNull, isNull, lt, ne, notInArray, or } from "drizzle-orm";
import type { AuditEntry } from "../../store/audit-entry.ts";
import { auditIf, hasRow } from "../../store/audited.ts";
import type { LedgerEntry } from "../../order/process/ledger-entry.ts";
import { ledgerEntries, orders } from "../../store/order-schema.ts";
import { policyChanges } from "../../store/policy-schema.ts";
import type { Database } from "../../store/database.ts";
import type { SweepSpan } from "../process/endorsement-driver.ts";

export type PolicyChangeRow = typeof policyChanges.$inferSelect;
/** What a process tells of itself. */
export type ToldChange = Omit<PolicyChangeRow, "decision" | "decidedBy">;

/** Mirror of the processes by which policies are changed. */
export function createPolicyChangeRepository(db: Database) {
  return {
    /** Writes how one stands and, once it is over, what money it has moved, which is held against the bank's books anew. */
    async save(row: ToldChange, entries: readonly LedgerEntry[]): Promise<void> {
      const { changeId: _id, orderId, kind: _kind, contentSealed: _content, ...changed } = row;
      const told = db
        .insert(policyChanges)
        .values(row)
        .onConflictDoUpdate({ target: policyChanges.changeId, set: changed });
      const booked =
        entries.length === 0
          ? []
          : [
              db
                .insert(ledgerEntries)
                .values([...entries])
                .onConflictDoNothing(),
              db.update(orders).set({ reconciledAt: null }).where(eq(orders.orderId, orderId)),
            ];
      await db.batch([told, ...booked]);
    },
    async find(changeId: string): Promise<PolicyChangeRow | undefined> {
      return db.select().from(policyChanges).where(eq(policyChanges.changeId, changeId)).get();
    },
    /** Those that an insurer has confirmed, the oldest first. */
    async confirmedOf(orderId: string): Promise<PolicyChangeRow[]> {
      return db
        .select()
        .from(policyChanges)
        .where(and(eq(policyChanges.orderId, orderId), isNotNull(policyChanges.changedAt)))
        .orderBy(asc(policyChanges.changedAt));
    },
    /** All of an order's policy, the oldest first. */
    async listOf(orderId: string): Promise<PolicyChangeRow[]> {
      return db
        .select()
        .from(policyChanges)
        .where(eq(policyChanges.orderId, orderId))
        .orderBy(asc(policyChanges.askedAt));
    },
    /** The newest of an order's policy. */
    async newestOf(orderId: string): Promise<PolicyChangeRow | undefined> {
      return db
        .select()
        .from(policyChanges)
        .where(eq(policyChanges.orderId, orderId))
        .orderBy(desc(policyChanges.askedAt), desc(policyChanges.changeId))
        .get();
    },
    /** Those whose money somebody has to send, what has waited longest first. */
    async listForOffice(limit: number): Promise<PolicyChangeRow[]> {
      return db
        .select()
        .from(policyChanges)
        .where(isNotNull(policyChanges.attention))
        .orderBy(asc(policyChanges.updatedAt))
        .limit(limit);
    },
    /** Notes what the office has decided, with who it was; false when somebody was faster or it has moved on. */
    async decide(
      changeId: string,
      decision: "propose-transfer" | "transfer",
      entry: AuditEntry,
      isSecond: boolean,
    ): Promise<boolean> {
      const isOpen = and(
        eq(policyChanges.changeId, changeId),
        isNotNull(policyChanges.attention),
        isSecond
          ? and(
              eq(policyChanges.decision, "propose-transfer"),
              ne(policyChanges.decidedBy, entry.accountName),
            )
          : isNull(policyChanges.decision),
      );
      const [, rows] = await db.batch([
        auditIf(db, entry, hasRow(db, policyChanges, isOpen)),
        db
          .update(policyChanges)
          .set({ decision, decidedBy: entry.accountName })
          .where(isOpen)
          .returning({ changeId: policyChanges.changeId }),
      ]);
      return rows.length > 0;
    },
    /** Orders whose policies are being changed, or have been since an instant, and have not moved since another (epoch ms), the oldest first. */
    async listToSweep({ before, endedAfter }: SweepSpan, limit: number): Promise<string[]> {
      const rows = await db
        .select({ orderId: policyChanges.orderId })
        .from(policyChanges)
        .where(
          and(
            lt(policyChanges.updatedAt, before),
            or(
              notInArray(policyChanges.state, ["done", "refused"]),
              gt(policyChanges.updatedAt, endedAfter),
            ),
          ),
        )
        .orderBy(asc(policyChanges.updatedAt))
        .limit(limit);
      return rows.map(({ orderId }) => orderId);
    },
  };
}

export type PolicyChangeRepository = ReturnType<typeof createPolicyChangeRepository>;
