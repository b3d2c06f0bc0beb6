import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Every table of the broker. Times are epoch milliseconds, money is kuruş. `…_sealed` columns are encrypted with the
 * column's name as associated data; `…_index` columns are keyed hashes for look-up. docs/storage.md says what lives how
 * long.
 */

/** One value written by each secret, by which one that no longer fits is noticed. */
export const keyCanaries = sqliteTable("key_canaries", {
  /** Variable of the secret, of a key ring also the key: "DATA_KEYS.k1". */
  name: text("name").primaryKey(),
  /** Sealed by that key, or its index. */
  value: text("value").notNull(),
  createdAt: integer("created_at").notNull(),
});

/** One row per visitor, number and kind of query: a new code replaces the one before, and nobody else's. */
export const smsCodes = sqliteTable(
  "sms_codes",
  {
    phoneIndex: text("phone_index").notNull(),
    queryType: text("query_type").notNull(),
    codeId: text("code_id").notNull(),
    visitor: text("visitor").notNull(),
    codeHash: text("code_hash").notNull(),
    tries: integer("tries").notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    usedAt: integer("used_at"),
  },
  (table) => [primaryKey({ columns: [table.visitor, table.phoneIndex, table.queryType] })],
);

export const phoneVerifications = sqliteTable(
  "phone_verifications",
  {
    visitor: text("visitor").notNull(),
    phoneIndex: text("phone_index").notNull(),
    /** What the code was for. */
    queryType: text("query_type").notNull(),
    verifiedAt: integer("verified_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitor, table.phoneIndex, table.queryType] })],
);

/**
 * Which numbers a visitor has proved within a year. It opens nothing: codes for such a number have a lane of their own, so
 * that nobody else's asking makes its holder wait.
 */
export const provedPhones = sqliteTable(
  "proved_phones",
  {
    visitor: text("visitor").notNull(),
    phoneIndex: text("phone_index").notNull(),
    /** What the codes are counted under, whoever the visitor has become meanwhile. */
    laneId: text("lane_id").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitor, table.phoneIndex] }),
    index("proved_phones_phone").on(table.phoneIndex),
    index("proved_phones_age").on(table.expiresAt),
  ],
);

/** Who a visitor has become, and by what proof; for the browser whose answer got lost. */
export const visitorMoves = sqliteTable(
  "visitor_moves",
  {
    visitor: text("visitor").notNull(),
    /** A phone's index or a member's id, with its kind in front. */
    proof: text("proof").notNull(),
    next: text("next").notNull(),
    movedAt: integer("moved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitor, table.proof] })],
);

export const rateEvents = sqliteTable(
  "rate_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** What is counted and for whom, hashed. */
    counterKey: text("counter_key").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("rate_events_counter").on(table.counterKey, table.createdAt),
    index("rate_events_age").on(table.createdAt),
  ],
);

export const drafts = sqliteTable(
  "drafts",
  {
    draftId: text("draft_id").primaryKey(),
    visitor: text("visitor").notNull(),
    productId: text("product_id").notNull(),
    contentSealed: text("content_sealed").notNull(),
    /** Campaign parameters it was begun with, as JSON under their own names. */
    campaign: text("campaign"),
    /** When its visitor's phone was proved for it; null: not yet. */
    provedAt: integer("proved_at"),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("drafts_age").on(table.expiresAt), index("drafts_visitor").on(table.visitor)],
);

/** Who a visitor has been found to ask for: what the civil registry says, which the browser sees masked only. */
export const knownPeople = sqliteTable(
  "known_people",
  {
    visitor: text("visitor").notNull(),
    nationalIndex: text("national_index").notNull(),
    personSealed: text("person_sealed").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitor, table.nationalIndex] }),
    index("known_people_age").on(table.expiresAt),
  ],
);

export const quotes = sqliteTable(
  "quotes",
  {
    quoteId: text("quote_id").primaryKey(),
    visitor: text("visitor").notNull(),
    /** The member it belongs to; then it is nobody else's, whoever made it in the same browser. */
    memberId: text("member_id"),
    nationalIndex: text("national_index"),
    productId: text("product_id").notNull(),
    phoneIndex: text("phone_index").notNull(),
    phoneSealed: text("phone_sealed").notNull(),
    /** Everything asked and answered about person and risk, as JSON. */
    contentSealed: text("content_sealed").notNull(),
    /** Without personal data: what a shared page shows. */
    subject: text("subject").notNull(),
    vehicle: text("vehicle").notNull(),
    policyStart: text("policy_start").notNull(),
    previousPolicyEnd: text("previous_policy_end"),
    isEarlyRenewal: integer("is_early_renewal", { mode: "boolean" }).notNull(),
    /** Ids of the sources asked, as JSON. */
    sources: text("firms").notNull(),
    createdAt: integer("created_at").notNull(),
    deadline: integer("deadline").notNull(),
    /** Campaign parameters it came with, as JSON under their own names. */
    campaign: text("campaign"),
    /** Mirror of the quote's room, as JSON without anything personal. Null until the room is at rest: it alone knows. */
    answers: text("answers"),
    offerCount: integer("offer_count"),
    lowestKurus: integer("lowest_kurus"),
    /** Until when the lowest price holds. */
    lowestUntil: integer("lowest_until"),
    /** Ids of the insurers with an offer or a refusal, as JSON. */
    answeredBy: text("answered_by"),
    firstOfferAt: integer("first_offer_at"),
  },
  (table) => [
    index("quotes_age").on(table.createdAt),
    index("quotes_phone").on(table.phoneIndex),
    index("quotes_visitor").on(table.visitor),
    index("quotes_member").on(table.memberId, table.createdAt),
  ],
);

/** Visitors who have proved by a code that a quote is theirs too. */
export const quoteAccess = sqliteTable(
  "quote_access",
  {
    quoteId: text("quote_id").notNull(),
    visitor: text("visitor").notNull(),
    grantedAt: integer("granted_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.visitor] }),
    index("quote_access_visitor").on(table.visitor),
  ],
);

export const contactMessages = sqliteTable(
  "contact_messages",
  {
    referenceNumber: text("reference_number").primaryKey(),
    messageType: text("message_type").notNull(),
    /** Name, phone, e-mail, text and the line's own answers, as JSON. */
    contentSealed: text("content_sealed").notNull(),
    productId: text("product_id"),
    quoteId: text("quote_id"),
    callBackSlot: text("call_back_slot"),
    /** Campaign parameters it came with, as JSON under their own names. */
    campaign: text("campaign"),
    visitor: text("visitor").notNull(),
    memberId: text("member_id"),
    /** "open", "answered" or "closed". */
    state: text("state").notNull().default("open"),
    /** Name of the office's account that deals with it. */
    takenBy: text("taken_by"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull().default(0),
  },
  (table) => [
    index("contact_messages_age").on(table.updatedAt),
    index("contact_messages_member").on(table.memberId),
  ],
);

/** What was said at once; proof, so it is only ever added to. */
export const consents = sqliteTable(
  "consents",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    visitor: text("visitor").notNull(),
    phoneIndex: text("phone_index").notNull(),
    /** What it belongs to: the id of a quote, an order or a member, or a message's reference number. */
    subjectId: text("subject_id").notNull(),
    /** Slug and version of each text, and whether it was agreed to, as JSON. */
    texts: text("texts").notNull().default("[]"),
    channel: text("channel").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("consents_subject").on(table.subjectId)],
);

/** 3-D Secure sessions of the embedded bank. Of the card only brand, last four digits and how it will behave. */
export const bankPayments = sqliteTable("bank_payments", {
  paymentId: text("payment_id").primaryKey(),
  orderId: text("order_id").notNull().unique(),
  amountKurus: integer("amount_kurus").notNull(),
  instalmentCount: integer("instalment_count").notNull(),
  cardBrand: text("card_brand").notNull(),
  cardLastFour: text("card_last_four").notNull(),
  outcome: text("outcome").notNull(),
  state: text("state").notNull(),
  /** Why the session failed. */
  failure: text("failure"),
  codeSealed: text("code_sealed").notNull(),
  codeTries: integer("code_tries").notNull(),
  returnUrl: text("return_url").notNull(),
  createdAt: integer("created_at").notNull(),
  expiresAt: integer("expires_at").notNull(),
});

/** The embedded bank's ledger: what was taken and given back, once per idempotency key. */
export const bankLedger = sqliteTable("bank_ledger", {
  idempotencyKey: text("idempotency_key").primaryKey(),
  paymentId: text("payment_id").notNull(),
  kind: text("kind").notNull(),
  amountKurus: integer("amount_kurus").notNull(),
  createdAt: integer("created_at").notNull(),
});

/** 3-D Secure sessions at iyzico: the bank's page to show and what the capture needs. */
export const iyzicoPayments = sqliteTable("iyzico_payments", {
  paymentId: text("payment_id").primaryKey(),
  orderId: text("order_id").notNull().unique(),
  amountKurus: integer("amount_kurus").notNull(),
  pageSealed: text("page_sealed").notNull(),
  conversationData: text("conversation_data"),
  /** Whether the bank authenticated the payer; empty until its page returned. */
  verified: integer("verified", { mode: "boolean" }),
  refundedAt: integer("refunded_at"),
  expiresAt: integer("expires_at").notNull(),
  returnUrl: text("return_url").notNull(),
  createdAt: integer("created_at").notNull(),
});

/** Parts of payments that iyzico was asked to give back: its calls are not idempotent, so that each is asked for once. */
export const iyzicoParts = sqliteTable("iyzico_parts", {
  key: text("key").primaryKey(),
  paymentId: text("payment_id").notNull(),
  partKurus: integer("part_kurus").notNull(),
  /** What had gone back of the payment before. */
  beforeKurus: integer("before_kurus").notNull(),
  askedAt: integer("asked_at").notNull(),
  /** Null while its answer is not known. */
  returnedAt: integer("returned_at"),
});
