import type { SQL } from "drizzle-orm";
import { and, count, eq, gt, isNotNull, isNull, like, lt, notInArray, sql } from "drizzle-orm";
import { faultsStatement } from "../../reconciliation/ledger-faults.ts";
import { openStatement, sumsStatement } from "../../reconciliation/ledger-statements.ts";
import type { Database } from "../../store/database.ts";
import { reminders } from "../../store/message-schema.ts";
import { orders } from "../../store/order-schema.ts";
import { quotes, rateEvents } from "../../store/schema.ts";

const atRest = ["done", "declined", "refunded"];
/** How long after it was due each is left alone; all retry within it, in milliseconds. */
const graceMs = { quote: 15 * 60_000, order: 60 * 60_000, reminder: 15 * 60_000 };

interface Sum {
  readonly account: string;
  readonly kind: string;
  readonly kurus: number;
}

/** What the database says of how things stand. */
export function createStatusRepository(db: Database) {
  const attends = (word: string): SQL => sql`sum(${like(orders.attention, `%${word}%`)})`;
  return {
    /** How many of each are late at an instant (epoch ms). */
    async overdue(now: number) {
      const [[late], [open], [due]] = await db.batch([
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
      ]);
      return { quotes: late?.n ?? 0, orders: open?.n ?? 0, reminders: due?.n ?? 0 };
    },
    /** How many orders need a hand, by what for; one may need several. */
    async attention() {
      const [row] = await db
        .select({
          stuck: attends("stuck").mapWith(Number),
          unreadable: attends("unreadable").mapWith(Number),
          unsent: attends("unsent").mapWith(Number),
          late: attends("late").mapWith(Number),
          differing: sql`sum(${isNotNull(orders.difference)})`.mapWith(Number),
          refunding: sql`sum(${eq(orders.state, "refunding")})`.mapWith(Number),
        })
        .from(orders);
      const {
        stuck = 0,
        unreadable = 0,
        unsent = 0,
        late = 0,
        differing = 0,
        refunding = 0,
      } = row ?? {};
      return { stuck, unreadable, unsent, late, differing, refunding };
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
