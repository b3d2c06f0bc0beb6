import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Counted, MoneyStage } from "./campaign-events.ts";
import {
  found,
  lineOfOrder,
  moneyOf,
  moneyStageNames,
  passing,
  touchOfOrder,
} from "./campaign-events.ts";
import { campaignDays, daySumKey, orderTouches } from "./campaign-schema.ts";
import type { Database } from "./database.ts";

const all = sql`1`;
const none = sql`0`;

const key = sql`day, origin, source, medium, campaign, product_id, firm_id`;

/**
 * Adds what is about to be deleted to the sums of its days; both stand before the deletion, in the same batch. Of people the
 * most of any day is kept: the same may come again. Orders, policies and the ledger stay and go on being counted: of whose quote
 * goes, line and campaign are kept, without what names a click.
 */
export function bookedBefore(db: Database, deleted: Partial<Omit<Counted, "when">>) {
  const counted = { drafts: none, quotes: none, messages: none, when: () => all, ...deleted };
  const sums = sql`SELECT * FROM (
      SELECT ${key}, stage, sum(amount) AS amount FROM (${passing(counted)}) GROUP BY ${key}, stage
      UNION ALL SELECT ${key}, 'people', count(DISTINCT person) FROM (${found(counted)})
        WHERE person IS NOT NULL GROUP BY ${key}) WHERE true`;
  const amount = sql`CASE ${campaignDays.stage} WHEN 'people'
    THEN max(${campaignDays.amount}, excluded.amount) ELSE ${campaignDays.amount} + excluded.amount END`;
  const named = sql`json_remove(${touchOfOrder}, '$.gclid', '$.gad_source', '$.utm_campaignid', '$.utm_term', '$.utm_content')`;
  const origins = sql`SELECT orders.order_id, coalesce(${named}, '{}'), ${lineOfOrder}
    FROM orders JOIN quotes ON quotes.quote_id = orders.quote_id
    LEFT JOIN order_touches ON order_touches.order_id = orders.order_id WHERE ${counted.quotes}`;
  return [
    db.insert(campaignDays).select(sums).onConflictDoUpdate({ target: daySumKey, set: { amount } }),
    db
      .insert(orderTouches)
      .select(origins)
      .onConflictDoUpdate({
        target: orderTouches.orderId,
        set: { campaign: sql`excluded.campaign`, productId: sql`excluded.product_id` },
      }),
  ] as const;
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

/** What the ledger itself has of some days, in kuruş. */
export function ledgerIn({ from, to }: Days): SQL {
  const [start, end] = [startOf(from), startOf(to) + dayMs].map((ms) => sql.raw(String(ms)));
  const sums = moneyStageNames.map((stage) => {
    const { where, amount } = moneyOf(stage);
    return sql`coalesce(sum(CASE WHEN ${where} THEN ${amount} END), 0) AS ${sql.raw(`"${stage}"`)}`;
  });
  return sql`SELECT ${sql.join(sums, sql`, `)}
    FROM ledger_entries WHERE occurred_at >= ${start} AND occurred_at < ${end}`;
}

/** A row of `ledgerIn`. */
export type LedgerSums = Readonly<Record<MoneyStage, number>>;
