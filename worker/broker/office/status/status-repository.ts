import type { SQL } from "drizzle-orm";
import {
  and,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  notInArray,
  sql,
} from "drizzle-orm";
import { faultsStatement } from "../../reconciliation/ledger-faults.ts";
import { openStatement, sumsStatement } from "../../reconciliation/ledger-statements.ts";
import type { Database } from "../../store/database.ts";
import { reminders } from "../../store/message-schema.ts";
import { orders } from "../../store/order-schema.ts";
import { cancellations, policyChanges } from "../../store/policy-schema.ts";
import { quotes, rateEvents } from "../../store/schema.ts";

const atRest = ["done", "declined", "refunded"];
/** States in which an end or a change of a policy waits for nobody else. */
const ownStep = ["sending", "paying", "refunding"];
/** How long after it was due each is left alone; all retry within it, in milliseconds. */
const graceMs = { quote: 15 * 60_000, order: 60 * 60_000, reminder: 15 * 60_000 };

interface Sum {
  readonly account: string;
  readonly kind: string;
  readonly kurus: number;
}

/** What the database says of how things stand. */
export function createStatusRepository(db: Database) {
  const attends = (word: string): SQL => like(orders.attention, `%${word}%`);
  const having = (is: SQL) => sql<number>`count(*) FILTER (WHERE ${is})`;
  return {
    /** How many of each are late at an instant (epoch ms). */
    async overdue(now: number) {
      const isStill = (table: typeof cancellations | typeof policyChanges) =>
        and(inArray(table.state, ownStep), lt(table.updatedAt, now - graceMs.order));
      const [[late], [open], [due], [ends], [changes]] = await db.batch([
        db
          .select({ n: count() })
          .from(quotes)
          .where(and(isNull(quotes.answers), lt(quotes.deadline, now - graceMs.quote))),
        db
          .select({ n: count() })
          .from(orders)
          .where(and(notInArray(orders.state, atRest), lt(orders.updatedAt, now - graceMs.order))),
        db
          .select({ n: count() })
          .from(reminders)
          .where(lt(reminders.dueAt, now - graceMs.reminder)),
        db.select({ n: count() }).from(cancellations).where(isStill(cancellations)),
        db.select({ n: count() }).from(policyChanges).where(isStill(policyChanges)),
      ]);
      return {
        quotes: late?.n ?? 0,
        orders: open?.n ?? 0,
        reminders: due?.n ?? 0,
        endorsements: (ends?.n ?? 0) + (changes?.n ?? 0),
      };
    },
    /** How many ends and changes of policies somebody of the office has to see to, and how many of them do not go on. */
    async endorsements() {
      const isStuck = inArray(cancellations.attention, ["stuck", "unanswered"]);
      const [ends, changes] = await Promise.all([
        db
          .select({ waiting: count(), stuck: having(isStuck) })
          .from(cancellations)
          .where(isNotNull(cancellations.attention))
          .get(),
        db.$count(policyChanges, isNotNull(policyChanges.attention)),
      ]);
      return { waiting: (ends?.waiting ?? 0) + changes, stuck: ends?.stuck ?? 0 };
    },
    /** How many orders need a hand, by what for; one may need several. */
    async attention() {
      const [row] = await db
        .select({
          stuck: having(attends("stuck")),
          unreadable: having(attends("unreadable")),
          unsent: having(attends("unsent")),
          late: having(attends("late")),
          differing: having(isNotNull(orders.difference)),
          refunding: having(eq(orders.state, "refunding")),
        })
        .from(orders);
      // An aggregate without groups has one row, also of an empty table.
      return row!;
    },
    /** How often registries have not answered since an instant (epoch ms). */
    async silentRegistries(since: number): Promise<number> {
      const isSilence = eq(rateEvents.counterKey, "event:registry-failed");
      const [row] = await db
        .select({ n: count() })
        .from(rateEvents)
        .where(and(isSilence, gt(rateEvents.createdAt, since)));
      return row?.n ?? 0;
    },
    /** What the accounts stand at, in kuruş, what is taken and owed to nobody yet, and how much does not fit together. */
    async ledger() {
      const [sums, [open], faults] = await Promise.all([
        db.all<Sum>(sql.raw(sumsStatement)),
        db.all<{ readonly orders: number; readonly kurus: number }>(sql.raw(openStatement)),
        db.all(sql.raw(faultsStatement)),
      ]);
      const accounts: Record<string, number> = {};
      for (const { account, kurus } of sums) accounts[account] = (accounts[account] ?? 0) + kurus;
      return { accounts, open: open ?? { orders: 0, kurus: 0 }, faults: faults.length };
    },
  };
}

export type StatusRepository = ReturnType<typeof createStatusRepository>;
