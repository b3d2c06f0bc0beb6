import { and, asc, desc, eq, getTableColumns, inArray } from "drizzle-orm";
import * as v from "valibot";
import { correctionStates } from "#shared/calls/quote/offer-fields.ts";
import type { Vault } from "../crypto/vault.ts";
import type { AuditEntry } from "../store/audit-entry.ts";
import type { SeenCorrection } from "../store/audited.ts";
import { auditIf, decidedAt, hasRow } from "../store/audited.ts";
import type { Database } from "../store/database.ts";
import { quoteCorrections, refusedPapers } from "../store/paper-schema.ts";
import { createFileChunkRepository } from "../files/file-chunk-repository.ts";
import type { CheckedFile } from "../files/support-file.ts";

const StateSchema = v.picklist(correctionStates);

/** A paper that waits for the office, or was judged by it. */
export interface QuoteCorrection {
  readonly quoteId: string;
  /** `TD-` and eight digits. */
  readonly referenceNumber: string;
  readonly state: v.InferOutput<typeof StateSchema>;
  readonly fileId: string;
  readonly fileName: string;
  /** Short address of the offers. */
  readonly link: string;
  /** Why it was refused, as its owner was told. */
  readonly reason: string | undefined;
  /** When it came, in epoch milliseconds. */
  readonly updatedAt: number;
  /** When the office has decided on it; null while it has not. */
  readonly decidedAt: number | null;
}

/** What the office makes of a paper. */
export type Judgement =
  | { readonly state: "accepted" }
  | { readonly state: "refused"; readonly reason: string };

type NewCorrection = Omit<QuoteCorrection, "state" | "fileName" | "reason" | "decidedAt"> & {
  readonly file: CheckedFile;
};

const nameColumn = "quote_corrections.file_name";
const reasonColumn = "quote_corrections.reason";
const linkColumn = "quote_corrections.link";

/** Papers by which visitors confirm what no registry could. */
export function createQuoteCorrectionRepository(db: Database, vault: Vault) {
  const { quoteId: ofQuote, referenceNumber: ofReference, state: inState } = quoteCorrections;
  const chunks = createFileChunkRepository(db, vault);
  const opened = async ({
    fileNameSealed,
    linkSealed,
    reasonSealed,
    state,
    ...row
  }: typeof quoteCorrections.$inferSelect & {
    readonly decidedAt: number | null;
  }): Promise<QuoteCorrection> => ({
    ...row,
    state: v.parse(StateSchema, state),
    fileName: await vault.open(nameColumn, fileNameSealed),
    link: await vault.open(linkColumn, linkSealed),
    reason: reasonSealed === null ? undefined : await vault.open(reasonColumn, reasonSealed),
  });
  /** Papers of a table: the newest of each quote, or those that were refused before. */
  const papersIn = (table: typeof quoteCorrections | typeof refusedPapers) =>
    db
      .select({ ...getTableColumns(table), decidedAt: decidedAt(table.referenceNumber) })
      .from(table)
      .$dynamic();
  return {
    /** Keeps a paper; false, and nothing kept, while one of that quote waits or has been accepted. */
    async add({ file, link, ...correction }: NewCorrection): Promise<boolean> {
      const { fileName, contentType, sizeBytes, content } = file;
      const row = {
        ...correction,
        contentType,
        sizeBytes,
        state: "pending",
        reasonSealed: null,
        fileNameSealed: await vault.seal(nameColumn, fileName),
        linkSealed: await vault.seal(linkColumn, link),
      };
      const isRefused = and(eq(ofQuote, correction.quoteId), eq(inState, "refused"));
      const refused = db.select().from(quoteCorrections).where(isRefused);
      const [, added] = await db.batch([
        db.insert(refusedPapers).select(refused),
        db
          .insert(quoteCorrections)
          .values(row)
          .onConflictDoUpdate({ target: ofQuote, set: row, setWhere: eq(inState, "refused") })
          .returning({ quoteId: ofQuote }),
      ]);
      if (added.length === 0) return false;
      // After the row: content without one is deleted as left over.
      await chunks.write(correction.fileId, content);
      return true;
    },
    async isAccepted(quoteId: string): Promise<boolean> {
      const row = await db
        .select({ state: inState })
        .from(quoteCorrections)
        .where(eq(ofQuote, quoteId))
        .get();
      return row?.state === "accepted";
    },
    async findByReference(referenceNumber: string): Promise<QuoteCorrection | undefined> {
      const row =
        (await papersIn(quoteCorrections).where(eq(ofReference, referenceNumber)).get()) ??
        (await papersIn(refusedPapers)
          .where(eq(refusedPapers.referenceNumber, referenceNumber))
          .get());
      return row && opened(row);
    },
    /** Papers of a quote that were refused before its newest one came, oldest first. */
    async listRefused(quoteId: string): Promise<QuoteCorrection[]> {
      const rows = await papersIn(refusedPapers)
        .where(eq(refusedPapers.quoteId, quoteId))
        .orderBy(asc(refusedPapers.updatedAt));
      return Promise.all(rows.map(opened));
    },
    /** What waits for the office, oldest first. */
    async listPending(limit: number): Promise<QuoteCorrection[]> {
      const rows = await papersIn(quoteCorrections)
        .where(eq(inState, "pending"))
        .orderBy(asc(quoteCorrections.updatedAt))
        .limit(limit);
      return Promise.all(rows.map(opened));
    },
    /** What the office has judged, the last decided first. */
    async listJudged(limit: number): Promise<QuoteCorrection[]> {
      const rows = await Promise.all([
        papersIn(quoteCorrections)
          .where(inArray(inState, ["accepted", "refused"]))
          .orderBy(desc(decidedAt(ofReference)))
          .limit(limit),
        papersIn(refusedPapers)
          .orderBy(desc(decidedAt(refusedPapers.referenceNumber)))
          .limit(limit),
      ]);
      return Promise.all(rows.flat().map(opened));
    },
    /** Accepts or refuses one that waits and writes it down; undefined, and neither, when none of that number and version does. */
    async review(
      { referenceNumber, version }: SeenCorrection,
      judgement: Judgement,
      entry: AuditEntry,
    ): Promise<Pick<QuoteCorrection, "quoteId" | "link"> | undefined> {
      const pending = and(
        eq(ofReference, referenceNumber),
        eq(quoteCorrections.updatedAt, version),
        eq(inState, "pending"),
      );
      const reasonSealed =
        judgement.state === "refused" ? await vault.seal(reasonColumn, judgement.reason) : null;
      const [, [row]] = await db.batch([
        auditIf(db, entry, hasRow(db, quoteCorrections, pending)),
        db
          .update(quoteCorrections)
          .set({ state: judgement.state, reasonSealed })
          .where(pending)
          .returning(),
      ]);
      return row && { quoteId: row.quoteId, link: await vault.open(linkColumn, row.linkSealed) };
    },
    /** The paper itself, its content as base64. */
    async findFile(fileId: string) {
      const row =
        (await papersIn(quoteCorrections).where(eq(quoteCorrections.fileId, fileId)).get()) ??
        (await papersIn(refusedPapers).where(eq(refusedPapers.fileId, fileId)).get());
      if (row === undefined) return undefined;
      const { contentType, sizeBytes, referenceNumber } = row;
      const fileName = await vault.open(nameColumn, row.fileNameSealed);
      const content = await chunks.read(fileId);
      return { fileId, fileName, contentType, sizeBytes, referenceNumber, content };
    },
  };
}

export type QuoteCorrectionRepository = ReturnType<typeof createQuoteCorrectionRepository>;
