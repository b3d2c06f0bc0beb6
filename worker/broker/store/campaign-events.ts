import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { organicMedium } from "#shared/campaign.ts";

/**
 * What money is counted, in kuruş: entries of the ledger by account and sign, of sales, changes and ends of policies alike. What
 * is due to insurers and here is below nothing, and what goes back of it above; what goes back to customers is below nothing.
 */
export const moneyStages = {
  premium: { accounts: ["insurer", "commission"], sign: -1 },
  "premium-undone": { accounts: ["insurer", "commission"], sign: 1 },
  commission: { accounts: ["commission"], sign: -1 },
  undone: { accounts: ["commission"], sign: 1 },
  returned: { accounts: ["card", "bank"], sign: -1 },
} as const satisfies Readonly<Record<string, MoneyStageOf>>;
export type MoneyStage = keyof typeof moneyStages;
interface MoneyStageOf {
  readonly accounts: readonly string[];
  readonly sign: 1 | -1;
}
export const moneyStageNames = Object.keys(moneyStages) as MoneyStage[];

/** Which entries of the ledger a kind of money is made of, and how much each is. */
export function moneyOf(stage: MoneyStage): { readonly where: SQL; readonly amount: SQL } {
  const { accounts, sign } = moneyStages[stage];
  const names = accounts.map((name) => `'${name}'`).join(", ");
  const amount = sql.raw(`${sign} * ledger_entries.amount_kurus`);
  return { where: sql`ledger_entries.account IN (${sql.raw(names)}) AND ${amount} > 0`, amount };
}

/**
 * What is counted, in the order in which it happens. `people` is the number of phones behind quotes and leads: of sums of several
 * days at least so many.
 */
export const stages = [
  "landings",
  "begun",
  "proved",
  "quotes",
  "offers",
  "purchases",
  "policies",
  ...moneyStageNames,
  "leads",
  "answered-leads",
  "people",
] as const;
export type Stage = (typeof stages)[number];

/** Of which rows something is counted, and when it has to have happened, as conditions. */
export interface Counted {
  readonly drafts: SQL;
  readonly quotes: SQL;
  readonly messages: SQL;
  /** Of the time of an event, in epoch ms. */
  readonly when: (at: SQL) => SQL;
}

const lead = sql`contact_messages.message_type IN ('TEKLIF', 'ARAMA')`;
export const touchOfOrder = sql`nullif(coalesce(order_touches.campaign, quotes.campaign), '{}')`;
export const lineOfOrder = sql`coalesce(quotes.product_id, order_touches.product_id)`;
/** Tables of an order; the touch and the line of one whose quote is deleted stand in `order_touches`. */
const withOrigin = sql`LEFT JOIN quotes ON quotes.quote_id = orders.quote_id
  LEFT JOIN order_touches ON order_touches.order_id = orders.order_id`;

/** One kind of event: when, by which touch, of which line and firm, how many or how much, and who is behind it. */
interface Event {
  readonly at: SQL;
  readonly touch: SQL;
  readonly product: SQL;
  readonly firm: SQL;
  readonly amount: SQL;
  readonly person: SQL;
  readonly from: SQL;
  readonly where: SQL;
}

const event = (
  stage: Stage,
  { at, touch, product, firm, amount, person, from, where }: Event,
  when: Counted["when"],
): SQL => sql`SELECT ${sql.raw(`'${stage}'`)} AS stage, ${at} AS at, ${touch} AS touch, ${product} AS product_id,
    ${firm} AS firm_id, ${amount} AS amount, ${person} AS person ${from} WHERE ${where} AND ${when(at)}`;

const nothing = sql`''`;
const one = sql`1`;
const nobody = sql`NULL`;

function ofDrafts(where: SQL, when: Counted["when"]): SQL[] {
  const draft = {
    touch: sql`drafts.campaign`,
    product: sql`drafts.product_id`,
    firm: nothing,
    amount: one,
    person: nobody,
    from: sql`FROM drafts`,
  };
  return [
    event("begun", { ...draft, at: sql`drafts.created_at`, where }, when),
    event(
      "proved",
      {
        ...draft,
        at: sql`drafts.proved_at`,
        where: sql`drafts.proved_at IS NOT NULL AND ${where}`,
      },
      when,
    ),
  ];
}

function ofQuotes(where: SQL, when: Counted["when"]): SQL[] {
  const quote = {
    touch: sql`quotes.campaign`,
    product: sql`quotes.product_id`,
    firm: nothing,
    amount: one,
    person: sql`quotes.phone_index`,
    from: sql`FROM quotes`,
  };
  return [
    event("quotes", { ...quote, at: sql`quotes.created_at`, where }, when),
    event(
      "offers",
      {
        ...quote,
        at: sql`quotes.first_offer_at`,
        where: sql`quotes.first_offer_at IS NOT NULL AND ${where}`,
      },
      when,
    ),
  ];
}

const order = {
  touch: touchOfOrder,
  product: lineOfOrder,
  firm: sql`orders.firm_id`,
  person: sql`quotes.phone_index`,
};

/** What was deleted without its line being kept is in the sums of its days. */
const isKept = sql`${lineOfOrder} IS NOT NULL`;

const ofOrders = (where: SQL, when: Counted["when"]): SQL[] => [
  // Each attempt is an order; a purchase is begun by the first.
  event(
    "purchases",
    {
      ...order,
      at: sql`orders.created_at`,
      amount: one,
      from: sql`FROM orders ${withOrigin}`,
      where: sql`orders.order_id = orders.quote_id || '-1' AND ${isKept} AND ${where}`,
    },
    when,
  ),
  event(
    "policies",
    {
      ...order,
      at: sql`policies.issued_at`,
      amount: one,
      from: sql`FROM policies JOIN orders ON orders.order_id = policies.order_id ${withOrigin}`,
      where: sql`${isKept} AND ${where}`,
    },
    when,
  ),
];

const ofLedger = (wanted: SQL, when: Counted["when"]): SQL[] =>
  moneyStageNames.map((stage) => {
    const { where, amount } = moneyOf(stage);
    return event(
      stage,
      {
        ...order,
        at: sql`ledger_entries.occurred_at`,
        amount,
        from: sql`FROM ledger_entries JOIN orders ON orders.order_id = ledger_entries.order_id ${withOrigin}`,
        where: sql`${where} AND ${isKept} AND ${wanted}`,
      },
      when,
    );
  });

function ofMessages(where: SQL, when: Counted["when"]): SQL[] {
  const message = {
    touch: sql`contact_messages.campaign`,
    product: sql`coalesce(contact_messages.product_id, '')`,
    firm: nothing,
    amount: one,
    // The phone is sealed with the message; a visitor stands for whoever has left it.
    person: sql`contact_messages.visitor`,
    from: sql`FROM contact_messages`,
  };
  return [
    event(
      "leads",
      { ...message, at: sql`contact_messages.created_at`, where: sql`${lead} AND ${where}` },
      when,
    ),
    event(
      "answered-leads",
      {
        ...message,
        at: sql`contact_messages.updated_at`,
        where: sql`contact_messages.state <> 'open' AND ${lead} AND ${where}`,
      },
      when,
    ),
  ];
}

const parameter = (name: string): SQL =>
  sql`coalesce(json_extract(touch, ${sql.raw(`'$.${name}'`)}), '')`;

/** What is kept of the events, with how each came: `day`, `origin`, `source`, `medium`, `campaign` and what was asked. */
function told(counted: SQL[]): SQL {
  const named = sql`SELECT stage, at, touch, product_id, firm_id, amount, person, ${parameter("utm_source")} AS source,
    ${parameter("utm_medium")} AS medium, ${parameter("utm_campaign")} AS campaign
    FROM (${sql.join(counted, sql` UNION ALL `)})`;
  const origin = sql`CASE
    WHEN touch IS NULL THEN 'direct'
    WHEN json_extract(touch, '$.isRefused') THEN 'refused'
    WHEN EXISTS (SELECT 1 FROM campaign_links AS link WHERE link.source = named.source
      AND link.medium = named.medium AND link.campaign = named.campaign) THEN 'campaign'
    WHEN medium = ${sql.raw(`'${organicMedium}'`)} AND campaign = '' THEN 'organic'
    ELSE 'other' END`;
  const ifRegistered = (column: SQL) => sql`CASE origin WHEN 'campaign' THEN ${column} ELSE '' END`;
  return sql`SELECT date(at / 1000 + 10800, 'unixepoch') AS day, origin, ${ifRegistered(sql`source`)} AS source,
    ${ifRegistered(sql`medium`)} AS medium, ${ifRegistered(sql`campaign`)} AS campaign, product_id, firm_id, stage, amount, person
    FROM (SELECT *, ${origin} AS origin FROM (${named}) AS named)`;
}

/** D1 joins at most five queries. */
const joined = (queries: SQL[]): SQL => sql.join(queries, sql` UNION ALL `);

/** What is deleted one day: drafts, quotes and messages. */
export const passing = ({ drafts, quotes, messages, when }: Counted): SQL =>
  joined([
    told([...ofDrafts(drafts, when), ...ofQuotes(quotes, when)]),
    told(ofMessages(messages, when)),
  ]);

/** The same with what stays: orders, policies and the ledger. */
export const found = (counted: Counted): SQL =>
  joined([
    passing(counted),
    told(ofOrders(counted.quotes, counted.when)),
    told(ofLedger(counted.quotes, counted.when)),
  ]);
