import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Tables of what campaigns brought, by the rules of schema.ts. Nothing in them is of a person. */

/** Links that marketing has registered; a campaign with one has a row of its own in the report. Empty: the link has none. */
export const campaignLinks = sqliteTable(
  "campaign_links",
  {
    source: text("source").notNull(),
    medium: text("medium").notNull(),
    campaign: text("campaign").notNull(),
    term: text("term").notNull(),
    content: text("content").notNull(),
    /** Address of the page it leads to. */
    page: text("page").notNull(),
    /** Name of the office's account. */
    createdBy: text("created_by").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.source, table.medium, table.campaign, table.term, table.content, table.page],
    }),
  ],
);

/**
 * The last touch of whoever began an order, as JSON; orders without one have that of their quote. Once the quote is deleted, the
 * names of the order's campaign ("{}": none) and the line, by which it is counted from then on.
 */
export const orderTouches = sqliteTable("order_touches", {
  orderId: text("order_id").primaryKey(),
  campaign: text("campaign").notNull(),
  /** Null while the quote is there. */
  productId: text("product_id"),
});

/**
 * Sums of a day: landings, and what else is counted of what has been deleted since (worker/broker/store/campaign-events.ts counts
 * what is kept). Texts that do not apply are empty.
 */
export const campaignDays = sqliteTable(
  "campaign_days",
  {
    /** In İstanbul, "YYYY-MM-DD". */
    day: text("day").notNull(),
    /** How they came: "campaign" where it is registered, "other", "organic", "direct" or "refused". */
    origin: text("origin").notNull(),
    source: text("source").notNull(),
    medium: text("medium").notNull(),
    campaign: text("campaign").notNull(),
    productId: text("product_id").notNull(),
    firmId: text("firm_id").notNull(),
    stage: text("stage").notNull(),
    /** How many, or kuruş. */
    amount: integer("amount").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.day,
        table.origin,
        table.source,
        table.medium,
        table.campaign,
        table.productId,
        table.firmId,
        table.stage,
      ],
    }),
  ],
);

/** What tells one sum from another. */
export const daySumKey = [
  campaignDays.day,
  campaignDays.origin,
  campaignDays.source,
  campaignDays.medium,
  campaignDays.campaign,
  campaignDays.productId,
  campaignDays.firmId,
  campaignDays.stage,
];
