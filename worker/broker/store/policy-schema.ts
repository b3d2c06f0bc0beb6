import { contactKinds } from "#shared/calls/policy/contact-fields.ts";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { AnyColumn } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Tables of what becomes of a policy after its sale. By the rules of schema.ts. */

/**
 * Mirror of the processes by which policies are left, for look-ups: a row for each time it was asked. The Durable Object of the
 * policy is the truth.
 */
export const cancellations = sqliteTable(
  "cancellations",
  {
    /** `<order id>:c<count>`: idempotency key at insurer and bank. */
    cancellationId: text("cancellation_id").primaryKey(),
    orderId: text("order_id").notNull(),
    quoteId: text("quote_id").notNull(),
    policyNumber: text("policy_number").notNull(),
    ground: text("ground").notNull(),
    state: text("state").notNull(),
    /** The first day without cover, "YYYY-MM-DD", as it was asked for. */
    endsOn: text("ends_on").notNull(),
    /** What was shown as coming back, or what the insurer has confirmed. */
    refundKurus: integer("refund_kurus").notNull(),
    /** The first day without cover once the insurer has confirmed; null before. */
    cancelledOn: text("cancelled_on"),
    /** What of it somebody of the office has to see to; null: nothing. */
    attention: text("attention"),
    /** What the office has decided and the process has not taken yet, and who; null: nothing. */
    decision: text("decision"),
    decidedBy: text("decided_by"),
    /** What the office writes to the customer with it. */
    noteSealed: text("note_sealed"),
    /** The account the money goes to where its card takes none. */
    ibanSealed: text("iban_sealed"),
    askedAt: integer("asked_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    index("cancellations_order").on(table.orderId),
    index("cancellations_quote").on(table.quoteId),
    index("cancellations_attention")
      .on(table.attention)
      .where(sql`${table.attention} IS NOT NULL`),
  ],
);

/** Papers that prove a ground; their contents lie in `support_file_chunks`. */
export const cancellationFiles = sqliteTable(
  "cancellation_files",
  {
    fileId: text("file_id").primaryKey(),
    cancellationId: text("cancellation_id").notNull(),
    fileNameSealed: text("file_name_sealed").notNull(),
    contentType: text("content_type").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("cancellation_files_cancellation").on(table.cancellationId)],
);

/** Mirror of the processes by which policies are changed, a row for each time it was asked. The Durable Object of the policy is the truth. */
export const policyChanges = sqliteTable(
  "policy_changes",
  {
    /** `<order id>:e<count>`: idempotency key at the insurer. */
    changeId: text("change_id").primaryKey(),
    orderId: text("order_id").notNull(),
    kind: text("kind").notNull(),
    state: text("state").notNull(),
    /** What was typed, and what is another thing afterwards. */
    contentSealed: text("content_sealed").notNull(),
    endorsementNumber: text("endorsement_number"),
    /** What it costs for the days that were left then; below nothing, what it gives back. */
    differenceKurus: integer("difference_kurus").notNull().default(0),
    /** What of that has gone back to a card, where another card takes none. */
    cardKurus: integer("card_kurus"),
    /** What the policy would have cost so from its first day on; null of one of before it was kept. */
    grossKurus: integer("gross_kurus"),
    /** The payment that was taken for it, and what it goes by at the bank; null: none. */
    chargeId: text("charge_id"),
    paymentId: text("payment_id"),
    /** When the insurer confirmed it. */
    changedAt: integer("changed_at"),
    /** What of it somebody of the office has to see to; null: nothing. */
    attention: text("attention"),
    /** What the office has decided and the process has not taken yet, and who; null: nothing. */
    decision: text("decision"),
    decidedBy: text("decided_by"),
    askedAt: integer("asked_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("policy_changes_order").on(table.orderId)],
);

/** Where a policy's holder was reached before and after they changed it. Append only. */
export const contactChanges = sqliteTable(
  "contact_changes",
  {
    changeId: text("change_id").primaryKey(),
    orderId: text("order_id").notNull(),
    kind: text("kind", { enum: contactKinds }).notNull(),
    beforeSealed: text("before_sealed").notNull(),
    afterSealed: text("after_sealed").notNull(),
    changedAt: integer("changed_at").notNull(),
  },
  (table) => [index("contact_changes_order").on(table.orderId)],
);

/** The one cancellation that has ended the policy of an order, if any has: what a policy is joined with. */
export const endOf = (orderId: AnyColumn) =>
  and(eq(cancellations.orderId, orderId), isNotNull(cancellations.cancelledOn));
