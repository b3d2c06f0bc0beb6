import {
  and,
  asc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  like,
  lt,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import type { AuditEntry } from "../store/audit-entry.ts";
import { auditIf, hasRow } from "../store/audited.ts";
import type { LedgerEntry } from "./process/ledger-entry.ts";
import { quoteIdOf } from "./order-id.ts";
import type { Decision } from "./aside/decision.ts";
import { lost, unreadable } from "./aside/decision.ts";
import type { Database } from "../store/database.ts";
import { ledgerEntries, orders } from "../store/order-schema.ts";
import { quotes } from "../store/schema.ts";

/** What is late still gets there by itself; the daily work sees to it. */
const late = "late";

const isLost = like(orders.difference, `%${lost}%`);
const isUndecided = or(eq(orders.attention, unreadable), isLost);

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
      // What has moved is compared anew; that it speaks says that its own record is there.
      const difference = sql`CASE WHEN ${isLost} THEN NULL ELSE ${orders.difference} END`;
      const compared = { difference, reconciledAt: null };
      const set = { state, attention, updatedAt, decision: null, ...compared };
      const row = db
        .insert(orders)
        .values(order)
        .onConflictDoUpdate({ target: orders.orderId, set });
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
    /** Calls somebody for an order whose own record cannot be read; one the table does not know gets a row that says so. */
    async callFor(orderId: string, now: number): Promise<void> {
      const nothing = { offerId: "", firmId: "", state: "awaiting-bank", paidKurus: 0 };
      await db
        .insert(orders)
        .values({
          ...nothing,
          orderId,
          quoteId: quoteIdOf(orderId) ?? "",
          instalmentCount: 1,
          attention: unreadable,
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoUpdate({ target: orders.orderId, set: { attention: unreadable } });
    },
    /** Notes what the office has decided of such an order, with who it was; false when that is no more to be decided. */
    async decide(orderId: string, decision: Decision, entry: AuditEntry): Promise<boolean> {
      const isOpen = and(eq(orders.orderId, orderId), isUndecided, isNull(orders.decision));
      const [, decided] = await db.batch([
        auditIf(db, entry, hasRow(db, orders, isOpen)),
        db.update(orders).set({ decision }).where(isOpen).returning({ orderId: orders.orderId }),
      ]);
      return decided.length > 0;
    },
    /** Takes back what may not be done any more. */
    async dropDecision(orderId: string): Promise<void> {
      await db.update(orders).set({ decision: null }).where(eq(orders.orderId, orderId));
    },
    /** Writes an order's row as it has to be, whatever was there; yields it. */
    async restore(order: typeof orders.$inferInsert): Promise<OrderRow> {
      const { orderId: _id, ...values } = order;
      const row = db
        .insert(orders)
        .values(order)
        .onConflictDoUpdate({ target: orders.orderId, set: values });
      return row.returning().get();
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
     * Orders that are not at rest, or for which somebody is called or a message is late, and that have not moved since an
     * instant (epoch ms), the oldest first.
     */
    async listUnfinished(
      since: number,
      limit: number,
    ): Promise<{ readonly quoteId: string; readonly orderId: string }[]> {
      const isUnfinished = or(
        notInArray(orders.state, ["done", "declined", "refunded"]),
        isNotNull(orders.attention),
      );
      const rows = await db
        .select({ quoteId: orders.quoteId, orderId: orders.orderId })
        .from(orders)
        .where(and(lt(orders.updatedAt, since), isUnfinished))
        .orderBy(asc(orders.updatedAt))
        .limit(limit);
      return rows;
    },
    /** How many attempts to buy an offer of a quote were declined, with nothing moved by them. */
    async countUncharged(quoteId: string): Promise<number> {
      const moved = db
        .select({ orderId: ledgerEntries.orderId })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.orderId, orders.orderId));
      return db.$count(
        orders,
        and(eq(orders.quoteId, quoteId), eq(orders.state, "declined"), notExists(moved)),
      );
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

export type OrderRepository = ReturnType<typeof createOrderRepository>;
