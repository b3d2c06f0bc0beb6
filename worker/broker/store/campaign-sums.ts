import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { organicMedium } from "#shared/campaign.ts";
import { campaignDays, daySumKey } from "./campaign-schema.ts";
import type { Database } from "./database.ts";

/**
 * What is counted, in the order in which it happens. Money is in kuruş: premium and commission as the ledger has them,
 * `returned` what was taken and given back without a policy, `undone` the commission of policies that were undone. `people`
 * is the number of phones behind quotes and leads: of sums of several days at least so many.
 */
export const stages = [
  "landings",
  "begun",
  "proved",
  "quotes",
  "offers",
  "purchases",
  "policies",
  "premium",
  "commission",
  "returned",
  "undone",
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

const all = sql`1`;
const none = sql`0`;

const lead = sql`contact_messages.message_type IN ('TEKLIF', 'ARAMA')`;
const touchOfOrder = sql`coalesce(order_touches.campaign, quotes.campaign)`;
const fromOrders = sql`FROM orders JOIN quotes USING (quote_id) LEFT JOIN order_touches USING (order_id)`;
const fromLedger = sql`FROM ledger_entries JOIN orders USING (order_id) JOIN quotes USING (quote_id)
  LEFT JOIN order_touches USING (order_id)`;

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
  product: sql`quotes.product_id`,
  firm: sql`orders.firm_id`,
  person: sql`quotes.phone_index`,
};

const ofOrders = (where: SQL, when: Counted["when"]): SQL[] => [
  // Each attempt is an order; a purchase is begun by the first.
  event(
    "purchases",
    {
      ...order,
      at: sql`orders.created_at`,
      amount: one,
      from: fromOrders,
      where: sql`orders.order_id = orders.quote_id || '-1' AND ${where}`,
    },
    when,
  ),
  event(
    "policies",
    {
      ...order,
      at: sql`policies.issued_at`,
      amount: one,
      from: sql`FROM policies JOIN orders USING (order_id) JOIN quotes ON quotes.quote_id = orders.quote_id
        LEFT JOIN order_touches USING (order_id)`,
      where,
    },
    when,
  ),
];

function ofLedger(where: SQL, when: Counted["when"]): SQL[] {
  const ledger = { ...order, at: sql`ledger_entries.occurred_at`, from: fromLedger };
  const booked = (stage: Stage, amount: SQL, kinds: SQL) =>
    event(stage, { ...ledger, amount, where: sql`${kinds} AND ${where}` }, when);
  const due = sql`-ledger_entries.amount_kurus`;
  return [
    booked("premium", due, sql`kind IN ('premium', 'commission')`),
    booked("commission", due, sql`kind = 'commission'`),
    booked("returned", due, sql`kind = 'refund'`),
    booked("undone", sql`ledger_entries.amount_kurus`, sql`kind = 'commission-returned'`),
  ];
}

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
const found = ({ drafts, quotes, messages, when }: Counted): SQL =>
  sql.join(
    [
      told([...ofDrafts(drafts, when), ...ofQuotes(quotes, when)]),
      told(ofOrders(quotes, when)),
      told(ofLedger(quotes, when)),
      told(ofMessages(messages, when)),
    ],
    sql` UNION ALL `,
  );

const key = sql`day, origin, source, medium, campaign, product_id, firm_id`;

/**
 * Adds what is about to be deleted to the sums of its days; it stands before the deletion, in the same batch. Of people the
 * most of any day is kept: the same may come again.
 */
export function bookedBefore(db: Database, deleted: Partial<Omit<Counted, "when">>) {
  const counted = { drafts: none, quotes: none, messages: none, when: () => all, ...deleted };
  const sums = sql`SELECT * FROM (
      SELECT ${key}, stage, sum(amount) AS amount FROM (${found(counted)}) GROUP BY ${key}, stage
      UNION ALL SELECT ${key}, 'people', count(DISTINCT person) FROM (${found(counted)})
        WHERE person IS NOT NULL GROUP BY ${key}) WHERE true`;
  const amount = sql`CASE ${campaignDays.stage} WHEN 'people'
    THEN max(${campaignDays.amount}, excluded.amount) ELSE ${campaignDays.amount} + excluded.amount END`;
  return db
    .insert(campaignDays)
    .select(sums)
    .onConflictDoUpdate({ target: daySumKey, set: { amount } });
}

/** By what a report's rows are told apart. */
export const dimensions = {
  day: "day",
  source: "source",
  medium: "medium",
  campaign: "campaign",
  line: "product_id",
  firm: "firm_id",
} as const;
export type Dimension = keyof typeof dimensions;

/** Days from one to another, "YYYY-MM-DD", both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+03:00`);

/**
 * What was counted in some days, kept and booked: a row for each origin, dimension and stage, with the columns `origin`,
 * those of the dimensions, `stage` and `amount`.
 */
export function countedIn({ from, to }: Days, by: readonly Dimension[]): SQL {
  const [start, end] = [startOf(from), startOf(to) + dayMs].map((ms) => sql.raw(String(ms)));
  const live = found({
    drafts: all,
    quotes: all,
    messages: all,
    when: (at) => sql`${at} >= ${start} AND ${at} < ${end}`,
  });
  const columns = sql.raw(["origin", ...by.map((name) => dimensions[name])].join(", "));
  const booked = sql`FROM campaign_days WHERE day BETWEEN ${sql.raw(`'${from}'`)} AND ${sql.raw(`'${to}'`)}`;
  const sums = sql`SELECT ${columns}, stage, sum(amount) AS amount FROM (
      SELECT * FROM (${live}) UNION ALL SELECT ${key}, stage, amount, NULL ${booked} AND stage <> 'people')
    GROUP BY ${columns}, stage`;
  const people = sql`SELECT ${columns}, 'people' AS stage, max(amount) AS amount FROM (
      SELECT ${columns}, count(DISTINCT person) AS amount FROM (${live}) WHERE person IS NOT NULL GROUP BY ${columns}
      UNION ALL SELECT ${columns}, amount ${booked} AND stage = 'people')
    GROUP BY ${columns}`;
  return sql`SELECT * FROM (${sums}) UNION ALL SELECT * FROM (${people})`;
}

/** What the ledger itself has of some days: `premium`, `commission`, `returned` and `undone`, in kuruş. */
export function ledgerIn({ from, to }: Days): SQL {
  const [start, end] = [startOf(from), startOf(to) + dayMs].map((ms) => sql.raw(String(ms)));
  const of = (kinds: string) =>
    sql.raw(`coalesce(-sum(CASE WHEN kind IN (${kinds}) THEN amount_kurus END), 0)`);
  return sql`SELECT ${of("'premium', 'commission'")} AS premium, ${of("'commission'")} AS commission,
      ${of("'refund'")} AS returned, -${of("'commission-returned'")} AS undone
    FROM ledger_entries WHERE occurred_at >= ${start} AND occurred_at < ${end}`;
}
