import { log } from "../../log.ts";
import { rowOf } from "../process/order-mirror.ts";
import type { OrderRecord } from "../process/order-record.ts";
import { isAtRest } from "../process/order-record.ts";
import { quoteIdOf } from "../order-id.ts";
import type { OrderRow } from "../order-repository.ts";
import type { OrderServices } from "../services.ts";

const columns = ["quoteId", "offerId", "firmId", "state", "paidKurus", "instalmentCount"] as const;

/**
 * The row of an order as its object has it, which is the truth: one that is gone, or says something else of an order at rest,
 * is written again. Undefined where it was right.
 */
export async function restoreRow(
  known: OrderRow | undefined,
  order: OrderRecord | undefined,
  { store, now }: Pick<OrderServices, "store" | "now">,
): Promise<OrderRow | undefined> {
  if (order === undefined || (known !== undefined && !isAtRest(order))) return undefined;
  const row = { ...rowOf(order), attention: known?.attention ?? null, updatedAt: now() };
  if (known !== undefined && columns.every((name) => known[name] === row[name])) return undefined;
  log("warn", "order-row-restored", { orderId: order.orderId });
  return store.orders.restore(row);
}

/** The row of an order that the table does not know, if an object has it; undefined for an id nobody stands for. */
export async function lostRow(
  orderId: string,
  services: OrderServices,
): Promise<OrderRow | undefined> {
  const quoteId = quoteIdOf(orderId);
  if (quoteId === undefined) return undefined;
  const { order } = await services.orders.account(quoteId, orderId);
  return restoreRow(undefined, order, services);
}
