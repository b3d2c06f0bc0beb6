import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Tables of what is bought: how orders stand, what money they have moved, the policies. By the rules of schema.ts. */

/**
 * Mirror of the order processes, for look-ups, written when an attempt begins, when it owes money back and when it is at
 * rest. The Durable Object is the truth.
 */
export const orders = sqliteTable(
  "orders",
  {
    orderId: text("order_id").primaryKey(),
    quoteId: text("quote_id").notNull(),
    offerId: text("offer_id").notNull(),
    firmId: text("firm_id").notNull(),
    state: text("state").notNull(),
    paidKurus: integer("paid_kurus").notNull(),
    instalmentCount: integer("instalment_count").notNull(),
    /** What of it somebody of the office has to see to; null: nothing. */
    attention: text("attention"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** When the records of bank and insurer were last compared with ours; null: not yet, or to be done again. */
    reconciledAt: integer("reconciled_at"),
    /** When that was last tried, whether they answered or not. */
    reconciliationTriedAt: integer("reconciliation_tried_at"),
    /** In what the records differ, as words; null: nothing is known of a difference. */
    difference: text("difference"),
    /** What the office has decided of an order that cannot be read: "finish", "refund" or "close"; null: nothing. */
    decision: text("decision"),
  },
  (table) => [
    index("orders_quote").on(table.quoteId),
    index("orders_difference")
      .on(table.difference)
      .where(sql`${table.difference} IS NOT NULL`),
    index("orders_attention")
      .on(table.attention)
      .where(sql`${table.attention} IS NOT NULL`),
  ],
);

/** Movements of money, in kuruş, each once under its idempotency key; only ever added to. */
export const ledgerEntries = sqliteTable("ledger_entries", {
  /** `<order id>:<kind>`. */
  entryId: text("entry_id").primaryKey(),
  orderId: text("order_id").notNull(),
  kind: text("kind").notNull(),
  account: text("account").notNull(),
  /** Below nothing: due to somebody, or given back. The entries of an order at rest add up to nothing. */
  amountKurus: integer("amount_kurus").notNull(),
  /** The bank's payment id, or the policy number. */
  reference: text("reference").notNull(),
  occurredAt: integer("occurred_at").notNull(),
});

/** When the ledger began, epoch ms, in one row: what is older is not in it. */
export const ledgerBeginnings = sqliteTable("ledger_beginnings", {
  beganAt: integer("began_at").primaryKey(),
});

export const policies = sqliteTable(
  "policies",
  {
    policyId: text("policy_id").primaryKey(),
    orderId: text("order_id").notNull().unique(),
    quoteId: text("quote_id").notNull(),
    firmId: text("firm_id").notNull(),
    /** Null in a policy of before the column: then its insurer is one of those that are listed. */
    firmName: text("firm_name"),
    policyNumber: text("policy_number").notNull().unique(),
    grossKurus: integer("gross_kurus").notNull(),
    paidKurus: integer("paid_kurus").notNull(),
    instalmentCount: integer("instalment_count").notNull(),
    issuedAt: integer("issued_at").notNull(),
    /** Null in a policy of before the column: then it follows from the wanted day and `issuedAt`. */
    startsAt: integer("starts_at"),
    /** Null in a policy of before the column: then it runs for a year. */
    endsAt: integer("ends_at"),
    /** What was shown and agreed to, and what the policy says; null in a policy of before the column. */
    recordSealed: text("record_sealed"),
  },
  (table) => [index("policies_quote").on(table.quoteId)],
);

/** Column of whether what was agreed to was kept with a policy; the record itself is long. */
export const hasRecord = sql<number>`${policies.recordSealed} IS NOT NULL`;

/**
 * What is covered by an order that is charged, or by its policy: one row for each order, by which a second cover of the
 * same is found and of two orders at once only one is charged.
 */
export const coveredRisks = sqliteTable(
  "covered_risks",
  {
    /** Blind index of the cover, the thing and, where others may cover it as well, the holder. */
    riskIndex: text("risk_index").notNull(),
    orderId: text("order_id").notNull(),
    /** Last day, "YYYY-MM-DD". */
    endsOn: text("ends_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.riskIndex, table.orderId] })],
);

/** Runs of the daily reconciliation, each with the orders it has dealt with. */
export const reconciliations = sqliteTable("reconciliations", {
  startedAt: integer("started_at").primaryKey(),
  /** Null: it goes on. */
  finishedAt: integer("finished_at"),
  compared: integer("compared").notNull(),
  mended: integer("mended").notNull(),
  /** Orders that differ. */
  differing: integer("differing").notNull(),
  /** Orders whose bank or insurer did not answer; they are asked about the next day. */
  unanswered: integer("unanswered").notNull(),
});

/** Lists by day of bank and insurers, and how far each has been read. */
export const dayLists = sqliteTable("day_lists", {
  /** "payments", "chargebacks", or "policies:<source>". */
  list: text("list").primaryKey(),
  /** "listed", "unsupported" (nothing of it is compared) or "unanswered". */
  state: text("state").notNull(),
  /** Its first day that concerns us, "YYYY-MM-DD": the oldest order's, also when that is gone. */
  firstDay: text("first_day").notNull(),
  /** Until which day it has been read; the first one while it never was. */
  throughDay: text("through_day").notNull(),
  /** Which of the days before is read again next. */
  againDay: text("again_day").notNull(),
  /** When it was last asked for. */
  askedAt: integer("asked_at").notNull(),
});

/** Rows of one list that no order stands for, found by the reconciliation, until they are found no more. */
export const strays = sqliteTable(
  "strays",
  {
    /** A list by day, or "ledger": entries or a policy of ours. */
    list: text("list").notNull(),
    /** As the list has it. */
    orderId: text("order_id").notNull(),
    /** What it is about, in kuruş. */
    kurus: integer("kurus").notNull(),
    foundAt: integer("found_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.orderId] })],
);

/** The embedded insurers' books: what each has issued, one policy for each order. */
export const insurerPolicies = sqliteTable(
  "insurer_policies",
  {
    insurerId: text("insurer_id").notNull(),
    orderId: text("order_id").notNull(),
    policyNumber: text("policy_number").notNull(),
    grossKurus: integer("gross_kurus").notNull(),
    issuedAt: integer("issued_at").notNull(),
    /** Under which id its cancellation was asked for, and as what it was confirmed; null while it runs. */
    cancellationId: text("cancellation_id"),
    endorsementNumber: text("endorsement_number"),
    /** The first day without cover, "YYYY-MM-DD", and what the insurer gives back. */
    cancelledOn: text("cancelled_on"),
    returnedKurus: integer("returned_kurus"),
  },
  (table) => [primaryKey({ columns: [table.insurerId, table.orderId] })],
);
