import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Columns of papers. As in schema.ts: epoch milliseconds, `…_sealed` encrypted. */
const paperColumns = () => ({
  referenceNumber: text("reference_number").notNull().unique(),
  /** "pending", "accepted" or "refused". */
  state: text("state").notNull(),
  /** Its content lies in `support_file_chunks`. */
  fileId: text("file_id").notNull(),
  fileNameSealed: text("file_name_sealed").notNull(),
  contentType: text("content_type").notNull(),
  sizeBytes: integer("size_bytes").notNull(),
  /** Short address of the offers, for the message that tells what came of it. */
  linkSealed: text("link_sealed").notNull(),
  /** Why it was refused, as its owner was told. */
  reasonSealed: text("reason_sealed"),
  /** When it came. */
  updatedAt: integer("updated_at").notNull(),
});

/** The paper by which somebody confirms what no registry could of a quote; the newest of each quote. */
export const quoteCorrections = sqliteTable("quote_corrections", {
  quoteId: text("quote_id").primaryKey(),
  ...paperColumns(),
});

/** Papers that were refused and have a newer one of the same quote after them. */
export const refusedPapers = sqliteTable(
  "refused_papers",
  { quoteId: text("quote_id").notNull(), ...paperColumns() },
  (table) => [index("refused_papers_quote").on(table.quoteId)],
);
