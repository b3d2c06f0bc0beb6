import { and, asc, desc, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { correctionStates } from "#shared/calls/quote/offer-fields.ts";
import type { Vault } from "../crypto/vault.ts";
import type { AuditEntry } from "../store/audit-entry.ts";
import { auditIf, hasRow } from "../store/audited.ts";
import type { Database } from "../store/database.ts";
import { quoteCorrections } from "../store/schema.ts";
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
  /** Epoch milliseconds. */
  readonly updatedAt: number;
}

type NewCorrection = Omit<QuoteCorrection, "state" | "fileName"> & { readonly file: CheckedFile };

const nameColumn = "quote_corrections.file_name";
const linkColumn = "quote_corrections.link";

/** Papers by which visitors confirm what no registry could. */
export function createQuoteCorrectionRepository(db: Database, vault: Vault) {
  const { quoteId: ofQuote, referenceNumber: ofReference, state: inState } = quoteCorrections;
  const chunks = createFileChunkRepository(db, vault);
  const opened = async ({
    fileNameSealed,
    linkSealed,
    state,
    ...row
  }: typeof quoteCorrections.$inferSelect): Promise<QuoteCorrection> => ({
    ...row,
    state: v.parse(StateSchema, state),
    fileName: await vault.open(nameColumn, fileNameSealed),
    link: await vault.open(linkColumn, linkSealed),
  });
  const listed = async (states: readonly QuoteCorrection["state"][], limit: number) => {
    const order = states.includes("pending") ? asc : desc;
    const rows = await db
      .select()
      .from(quoteCorrections)
      .where(inArray(inState, states))
      .orderBy(order(quoteCorrections.updatedAt))
      .limit(limit);
    return Promise.all(rows.map(opened));
  };
  return {
    /** Keeps a paper; false, and nothing kept, while one of that quote waits or has been accepted. */
    async add({ file, link, ...correction }: NewCorrection): Promise<boolean> {
      const { fileName, contentType, sizeBytes, content } = file;
      const row = {
        ...correction,
        contentType,
        sizeBytes,
        state: "pending",
        fileNameSealed: await vault.seal(nameColumn, fileName),
        linkSealed: await vault.seal(linkColumn, link),
      };
      const added = await db
        .insert(quoteCorrections)
        .values(row)
        .onConflictDoUpdate({ target: ofQuote, set: row, setWhere: eq(inState, "refused") })
        .returning({ quoteId: ofQuote });
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
      const row = await db
        .select()
        .from(quoteCorrections)
        .where(eq(ofReference, referenceNumber))
        .get();
      return row && opened(row);
    },
    /** What waits for the office, oldest first. */
    listPending: (limit: number) => listed(["pending"], limit),
    /** What the office has judged, the last changed first. */
    listJudged: (limit: number) => listed(["accepted", "refused"], limit),
    /** Accepts or refuses one that waits and writes it down; undefined, and neither, when none of that number does. */
    async review(
      referenceNumber: string,
      state: "accepted" | "refused",
      entry: AuditEntry,
    ): Promise<QuoteCorrection | undefined> {
      const pending = and(eq(ofReference, referenceNumber), eq(inState, "pending"));
      const [, [row]] = await db.batch([
        auditIf(db, entry, hasRow(db, quoteCorrections, pending)),
        db
          .update(quoteCorrections)
          .set({ state, updatedAt: entry.createdAt })
          .where(pending)
          .returning(),
      ]);
      return row && opened(row);
    },
    /** The paper itself, its content as base64. */
    async findFile(fileId: string) {
      const row = await db
        .select()
        .from(quoteCorrections)
        .where(eq(quoteCorrections.fileId, fileId))
        .get();
      if (row === undefined) return undefined;
      const { contentType, sizeBytes, referenceNumber } = row;
      const fileName = await vault.open(nameColumn, row.fileNameSealed);
      const content = await chunks.read(fileId);
      return { fileId, fileName, contentType, sizeBytes, referenceNumber, content };
    },
  };
}

export type QuoteCorrectionRepository = ReturnType<typeof createQuoteCorrectionRepository>;
