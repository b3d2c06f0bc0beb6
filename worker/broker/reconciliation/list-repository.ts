import { inArray, min, sql } from "drizzle-orm";
import type { OrderRow } from "../order/order-repository.ts";
import type { Database } from "../store/database.ts";
import {
  dayLists,
  ledgerEntries,
  orders,
  policies,
  strays as strayRows,
} from "../store/order-schema.ts";
import { faultsStatement } from "./ledger-faults.ts";

/** A row of somebody else's list: an order it names, and how that would be noted here. */
export interface NamedRow {
  readonly orderId: string;
  readonly isMoney: boolean;
  /** The id of the entry it would be, or the number of the policy. */
  readonly key: string;
  /** The entry's amount, or the policy's gross premium. */
  readonly kurus: number;
}

export type Stray = typeof strayRows.$inferSelect;
export interface ListState extends Omit<typeof dayLists.$inferSelect, "state"> {
  readonly state: "listed" | "unsupported" | "unanswered";
}

/** D1 takes a hundred values in a statement. */
const mostIds = 40;

function parts<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / mostIds);
  return Array.from({ length: count }, (_, at) => all.slice(at * mostIds, (at + 1) * mostIds));
}

type Noted = Pick<NamedRow, "orderId" | "key" | "kurus">;
const textOf = ({ orderId, key, kurus }: Noted): string => [orderId, key, kurus].join(" ");

/** Lists by day, and what of them no order stands for. */
export function createListRepository(db: Database) {
  async function entriesOf(rows: readonly NamedRow[]): Promise<string[]> {
    const { entryId: key, orderId, amountKurus: kurus } = ledgerEntries;
    const keys = rows.map((row) => row.key);
    const found = db.select({ orderId, key, kurus }).from(ledgerEntries).where(inArray(key, keys));
    return (await found).map(textOf);
  }
  async function policiesOf(rows: readonly NamedRow[]): Promise<string[]> {
    const { policyNumber: key, orderId, grossKurus: kurus } = policies;
    const ids = rows.map((row) => row.orderId);
    const found = db.select({ orderId, key, kurus }).from(policies).where(inArray(orderId, ids));
    return (await found).map(textOf);
  }
  return {
    async states(): Promise<ListState[]> {
      return (await db.select().from(dayLists)) as ListState[];
    },
    async strays(): Promise<Stray[]> {
      return db.select().from(strayRows);
    },
    /** When the oldest order was begun, epoch ms. */
    async oldestOrder(): Promise<number | undefined> {
      const row = await db
        .select({ at: min(orders.createdAt) })
        .from(orders)
        .get();
      return row?.at ?? undefined;
    },
    /** Orders of which there are entries or a policy and no row. */
    async rowless(): Promise<{ readonly orderId: string; readonly kurus: number }[]> {
      return db.all(
        sql.raw(`SELECT order_id AS orderId, kurus FROM (${faultsStatement})
          WHERE fault = 'row-missing'`),
      );
    },
    async ordersOf(orderIds: readonly string[]): Promise<OrderRow[]> {
      const found = parts(orderIds).map((ids) =>
        db.select().from(orders).where(inArray(orders.orderId, ids)),
      );
      return (await Promise.all(found)).flat();
    },
    /** Those of a list's rows that are not noted here as the list has them. */
    async unnoted(rows: readonly NamedRow[]): Promise<NamedRow[]> {
      const unnoted = parts(rows).map(async (some) => {
        const known = new Set(await (some[0]?.isMoney ? entriesOf(some) : policiesOf(some)));
        return some.filter((row) => !known.has(textOf(row)));
      });
      return (await Promise.all(unnoted)).flat();
    },
  };
}

export type ListRepository = ReturnType<typeof createListRepository>;
