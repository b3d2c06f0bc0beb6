import { and, asc, desc, eq, gt, isNotNull, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import type { Vault } from "../crypto/vault.ts";
import type { CheckedFile } from "../files/support-file.ts";
import { createFileChunkRepository } from "../files/file-chunk-repository.ts";
import type { LedgerEntry } from "../order/process/ledger-entry.ts";
import type { AuditEntry } from "../store/audit-entry.ts";
import { auditIf, hasRow } from "../store/audited.ts";
import type { Database } from "../store/database.ts";
import { reminders } from "../store/message-schema.ts";
import { coveredRisks, ledgerEntries, orders } from "../store/order-schema.ts";
import { cancellationFiles, cancellations } from "../store/policy-schema.ts";
import type { SweepSpan } from "./process/endorsement-driver.ts";

export type CancellationRow = typeof cancellations.$inferSelect;
export type CancellationFile = Omit<typeof cancellationFiles.$inferSelect, "fileNameSealed"> & {
  readonly fileName: string;
};

/** What the office decides of one. */
export const cancellationDecisions = [
  "accept",
  "another-paper",
  "refuse",
  "confirm",
  "propose-transfer",
  "transfer",
] as const;
export type CancellationDecision = (typeof cancellationDecisions)[number];

/** Files that are sent before a policy is left stand under this, until it is. */
export const pendingOf = (orderId: string): string => `${orderId}:pending`;

/** Mirror of the processes by which policies are left, and their papers. */
export function createCancellationRepository(db: Database, vault: Vault) {
  const chunks = createFileChunkRepository(db, vault);
  const openedFile = async ({
    fileNameSealed,
    ...file
  }: typeof cancellationFiles.$inferSelect): Promise<CancellationFile> => ({
    ...file,
    fileName: await vault.open("cancellation_files.file_name", fileNameSealed),
  });
  return {
    /** Writes how one stands and what money it has moved; where cover has ended, the thing may be insured again and nobody is reminded. */
    async save(
      row: Omit<CancellationRow, "decision" | "decidedBy" | "noteSealed" | "ibanSealed">,
      entries: readonly LedgerEntry[],
    ): Promise<void> {
      const { state, refundKurus, cancelledOn, attention, updatedAt, orderId, quoteId } = row;
      const changed = { state, refundKurus, cancelledOn, attention, updatedAt };
      const told = db
        .insert(cancellations)
        .values(row)
        .onConflictDoUpdate({
          target: cancellations.cancellationId,
          set: { ...changed, decision: null },
        });
      const ended =
        cancelledOn === null
          ? []
          : [
              db
                .update(coveredRisks)
                .set({ endsOn: cancelledOn })
                .where(eq(coveredRisks.orderId, orderId)),
              db
                .delete(reminders)
                .where(and(eq(reminders.quoteId, quoteId), eq(reminders.kind, "policy-end"))),
              db.update(orders).set({ reconciledAt: null }).where(eq(orders.orderId, orderId)),
            ];
      const booked =
        entries.length === 0
          ? []
          : [
              db
                .insert(ledgerEntries)
                .values([...entries])
                .onConflictDoNothing(),
            ];
      await db.batch([told, ...ended, ...booked]);
    },
    async find(cancellationId: string): Promise<CancellationRow | undefined> {
      return db
        .select()
        .from(cancellations)
        .where(eq(cancellations.cancellationId, cancellationId))
        .get();
    },
    /** All of a quote's policy, the oldest first. */
    async listOf(quoteId: string): Promise<CancellationRow[]> {
      return db
        .select()
        .from(cancellations)
        .where(eq(cancellations.quoteId, quoteId))
        .orderBy(asc(cancellations.askedAt));
    },
    /** Whether a quote's policy is being left, or has been. */
    async isLeft(quoteId: string): Promise<boolean> {
      const goesOn = notInArray(cancellations.state, ["refused", "withdrawn"]);
      return (await db.$count(cancellations, and(eq(cancellations.quoteId, quoteId), goesOn))) > 0;
    },
    /** The newest of a quote's policy. */
    async newestOf(quoteId: string): Promise<CancellationRow | undefined> {
      return db
        .select()
        .from(cancellations)
        .where(eq(cancellations.quoteId, quoteId))
        .orderBy(desc(cancellations.askedAt), desc(cancellations.cancellationId))
        .get();
    },
    /** Orders of policies that are being left, or have been since an instant, and have not moved since another (epoch ms), the oldest first. */
    async listToSweep({ before, endedAfter }: SweepSpan, limit: number): Promise<string[]> {
      const rows = await db
        .select({ orderId: cancellations.orderId })
        .from(cancellations)
        .where(
          and(
            lt(cancellations.updatedAt, before),
            or(
              notInArray(cancellations.state, ["done", "refused", "withdrawn"]),
              gt(cancellations.updatedAt, endedAfter),
            ),
          ),
        )
        .orderBy(asc(cancellations.updatedAt))
        .limit(limit);
      return rows.map(({ orderId }) => orderId);
    },
    /** Those that somebody of the office has to see to, what has waited longest first. */
    async listForOffice(limit: number): Promise<CancellationRow[]> {
      return db
        .select()
        .from(cancellations)
        .where(isNotNull(cancellations.attention))
        .orderBy(asc(cancellations.updatedAt))
        .limit(limit);
    },
    /** Notes what the office has decided, with who it was; false when somebody was faster or it has moved on. */
    async decide(
      { cancellationId, state }: Pick<CancellationRow, "cancellationId" | "state">,
      decided: { readonly decision: CancellationDecision; readonly note: string | undefined },
      entry: AuditEntry,
      isSecond = false,
    ): Promise<boolean> {
      const isOpen = and(
        eq(cancellations.cancellationId, cancellationId),
        eq(cancellations.state, state),
        isSecond
          ? sql`${cancellations.decision} = 'propose-transfer' AND ${cancellations.decidedBy} <> ${entry.accountName}`
          : isNull(cancellations.decision),
      );
      const noteSealed =
        decided.note === undefined ? null : await vault.seal("cancellations.note", decided.note);
      const { decision } = decided;
      const [, rows] = await db.batch([
        auditIf(db, entry, hasRow(db, cancellations, isOpen)),
        db
          .update(cancellations)
          .set({ decision, decidedBy: entry.accountName, noteSealed })
          .where(isOpen)
          .returning({ cancellationId: cancellations.cancellationId }),
      ]);
      return rows.length > 0;
    },
    noteOf: ({ noteSealed }: CancellationRow): Promise<string | undefined> =>
      noteSealed === null
        ? Promise.resolve(undefined)
        : vault.open("cancellations.note", noteSealed),
    /** Keeps the account that the money is to go to. */
    async keepAccount(cancellationId: string, iban: string): Promise<void> {
      const ibanSealed = await vault.seal("cancellations.iban", iban);
      await db
        .update(cancellations)
        .set({ ibanSealed, decision: null, decidedBy: null })
        .where(eq(cancellations.cancellationId, cancellationId));
    },
    ibanOf: ({ ibanSealed }: CancellationRow): Promise<string | undefined> =>
      ibanSealed === null
        ? Promise.resolve(undefined)
        : vault.open("cancellations.iban", ibanSealed),
    /** Keeps a paper of one; of those that are not asked for yet the newest alone. */
    async addFile(
      cancellationId: string,
      fileId: string,
      { fileName, contentType, sizeBytes, content }: CheckedFile,
      createdAt: number,
    ): Promise<void> {
      await chunks.write(fileId, content);
      const fileNameSealed = await vault.seal("cancellation_files.file_name", fileName);
      const file = { fileId, cancellationId, fileNameSealed, contentType, sizeBytes, createdAt };
      const isPending = cancellationId.endsWith(":pending");
      const before = isPending
        ? [db.delete(cancellationFiles).where(eq(cancellationFiles.cancellationId, cancellationId))]
        : [];
      const [first, ...rest] = [...before, db.insert(cancellationFiles).values(file)];
      if (first !== undefined) await db.batch([first, ...rest]);
    },
    /** Papers that were sent before a policy was left are those of its cancellation from then on. */
    async claimFiles(orderId: string, cancellationId: string): Promise<void> {
      await db
        .update(cancellationFiles)
        .set({ cancellationId })
        .where(eq(cancellationFiles.cancellationId, pendingOf(orderId)));
    },
    async filesOf(cancellationId: string): Promise<CancellationFile[]> {
      const rows = await db
        .select()
        .from(cancellationFiles)
        .where(eq(cancellationFiles.cancellationId, cancellationId))
        .orderBy(asc(cancellationFiles.createdAt));
      return Promise.all(rows.map(openedFile));
    },
    async findFile(fileId: string): Promise<CancellationFile | undefined> {
      const row = await db
        .select()
        .from(cancellationFiles)
        .where(eq(cancellationFiles.fileId, fileId))
        .get();
      return row && openedFile(row);
    },
    readFile: (fileId: string): Promise<string> => chunks.read(fileId),
  };
}

export type CancellationRepository = ReturnType<typeof createCancellationRepository>;
