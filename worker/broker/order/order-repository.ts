import { eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../store/database.ts";
import { orders, quotes } from "../store/schema.ts";

export type OrderRow = typeof orders.$inferSelect;

/** Mirror of the order processes. */
export function createOrderRepository(db: Database) {
  return {
    async save(order: OrderRow): Promise<void> {
      const { state, updatedAt } = order;
      await db
        .insert(orders)
        .values(order)
        .onConflictDoUpdate({ target: orders.orderId, set: { state, updatedAt } });
    },
    async find(orderId: string): Promise<OrderRow | undefined> {
      return db.select().from(orders).where(eq(orders.orderId, orderId)).get();
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
