import { and, asc, eq, getTableColumns, isNotNull, lt, ne, notInArray, or } from "drizzle-orm";
import type { LedgerEntry } from "./ledger-entry.ts";
import type { Database } from "../store/database.ts";
import { ledgerEntries, orders } from "../store/order-schema.ts";
import { quotes } from "../store/schema.ts";

/** What is late still gets there by itself; the daily work sees to it. */
const late = "late";

const differs = isNotNull(orders.difference);

/** An order that somebody has to see to; its line is null once its quote is deleted. */
export type OfficeOrder = OrderRow & { readonly productId: string | null };

export type OrderRow = typeof orders.$inferSelect;

/** Mirror of the order processes. */
export function createOrderRepository(db: Database) {
  return {
    /** Writes how an order stands and what money it has moved; an entry that is there stays as it is. */
    async save(order: typeof orders.$inferInsert, entries: readonly LedgerEntry[]): Promise<void> {
      const { state, attention, updatedAt } = order;
      const row = db
        .insert(orders)
        .values(order)
        .onConflictDoUpdate({ target: orders.orderId, set: { state, attention, updatedAt } });
      if (entries.length === 0) await row;
      else {
        await db.batch([
          row,
          db
            .insert(ledgerEntries)
            .values([...entries])
            .onConflictDoNothing(),
        ]);
      }
    },
    /** Books what was moved after an order had ended. */
    async book(entries: readonly [LedgerEntry, ...LedgerEntry[]]): Promise<void> {
      await db
        .insert(ledgerEntries)
        .values([...entries])
        .onConflictDoNothing();
    },
    async find(orderId: string): Promise<OrderRow | undefined> {
      return db.select().from(orders).where(eq(orders.orderId, orderId)).get();
    },
    /** What somebody of the office has to see to, what has waited longest first. */
    async listForOffice(limit: number) {
      return db
        .select({ ...getTableColumns(orders), productId: quotes.productId })
        .from(orders)
        .leftJoin(quotes, eq(quotes.quoteId, orders.quoteId))
        .where(or(and(isNotNull(orders.attention), ne(orders.attention, late)), differs))
        .orderBy(asc(orders.updatedAt))
        .limit(limit);
    },
    /**
     * Quotes with an order that is not at rest, or whose messages are late, and that has not moved since an instant (epoch
     * ms), the oldest first.
     */
    async listUnfinished(since: number, limit: number): Promise<string[]> {
      const isUnfinished = or(
        notInArray(orders.state, ["done", "declined", "refunded"]),
        isNotNull(orders.attention),
      );
      const rows = await db
        .select({ quoteId: orders.quoteId })
        .from(orders)
        .where(and(lt(orders.updatedAt, since), isUnfinished))
        .orderBy(asc(orders.updatedAt))
        .limit(limit);
      return [...new Set(rows.map(({ quoteId }) => quoteId))];
    },
    async listOfMember(memberId: string): Promise<OrderRow[]> {
      return db
        .select(getTableColumns(orders))
        .from(orders)
        .innerJoin(quotes, eq(quotes.quoteId, orders.quoteId))
        .where(eq(quotes.memberId, memberId));
    },
  };
}
