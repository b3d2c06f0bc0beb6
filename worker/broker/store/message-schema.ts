import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Tables of what is sent to people, by the rules of schema.ts. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** A message with the key of an earlier one is not sent again. */
    dedupeKey: text("dedupe_key").unique(),
    channel: text("channel").notNull(),
    toIndex: text("to_index").notNull(),
    toSealed: text("to_sealed").notNull(),
    subjectSealed: text("subject_sealed").notNull(),
    textSealed: text("text_sealed").notNull(),
    /** The designed message and what each attached file is called, as JSON; null where there is neither. */
    partsSealed: text("parts_sealed"),
    /** The attached files in the same order, base64 in JSON. */
    filesSealed: text("files_sealed"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("outbox_to").on(table.toIndex, table.id)],
);

/** What somebody has asked to be reminded of, until they were or it is too late. */
export const reminders = sqliteTable(
  "reminders",
  {
    quoteId: text("quote_id").notNull(),
    /** "policy-end" or "quote-lapse". */
    kind: text("kind").notNull(),
    /** By which ways, with "+" between them; null: by all of its kind. */
    channels: text("channels"),
    /** Where it is sent besides the quote's phone, and the addresses it leads to, as JSON. */
    contentSealed: text("content_sealed").notNull(),
    dueAt: integer("due_at").notNull(),
    /** When it is of no use any more. */
    expiresAt: integer("expires_at").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.kind] }),
    index("reminders_due").on(table.dueAt),
  ],
);

/**
 * Who may be sent advertising by which way, each change a row: the newest of a receiver and a way holds. The consent
 * register is told of every row.
 */
export const marketingPermissions = sqliteTable(
  "marketing_permissions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** "sms", "email" or "call". */
    channel: text("channel").notNull(),
    receiverIndex: text("receiver_index").notNull(),
    receiverSealed: text("receiver_sealed").notNull(),
    isGiven: integer("is_given", { mode: "boolean" }).notNull(),
    /** Whether a company is reached there, of which the register keeps a list of its own. */
    isMerchant: integer("is_merchant", { mode: "boolean" }).notNull().default(false),
    /** Where it was said: "web", "office" on the phone, or "register", where people have forbidden it there themselves. */
    source: text("source").notNull(),
    saidAt: integer("said_at").notNull(),
    /** When the register has to know of it. */
    dueAt: integer("due_at").notNull(),
    /** When the register took it, and when it refused it for good; empty until then. */
    reportedAt: integer("reported_at"),
    refusedAt: integer("refused_at"),
    tries: integer("tries").notNull().default(0),
    nextTryAt: integer("next_try_at").notNull(),
  },
  (table) => [
    index("marketing_permissions_receiver").on(table.receiverIndex, table.channel, table.id),
    index("marketing_permissions_waiting")
      .on(table.nextTryAt)
      .where(sql`reported_at IS NULL AND refused_at IS NULL`),
  ],
);

/** Advertising that was forbidden at the embedded consent register; empty with the real one. */
export const registerRefusals = sqliteTable("register_refusals", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  channel: text("channel").notNull(),
  receiverSealed: text("receiver_sealed").notNull(),
  saidAt: integer("said_at").notNull(),
});
