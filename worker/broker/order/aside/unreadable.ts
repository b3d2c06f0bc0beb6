import type { DurableObjectState } from "@cloudflare/workers-types";
import * as v from "valibot";
import { messageChannels } from "#shared/calls/order/order-message-fields.ts";
import { LedgerEntrySchema, ledgerAccounts } from "../process/ledger-entry.ts";
import { MessageEntrySchema } from "../process/message-entry.ts";
import type { OrderRecord } from "../process/order-record.ts";
import { OrderRecordSchema } from "../process/order-record.ts";
import { orderIdOf, quoteIdOf } from "../order-id.ts";

type Storage = DurableObjectState["storage"];

/** What is kept of an order is there and cannot be read. */
export class UnreadableOrder extends Error {
  override readonly name = "UnreadableOrder";
}

/** What is read, or says that it cannot be. */
export async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    throw new UnreadableOrder();
  }
}

/** The newest attempt; undefined before the first. */
export const readOrder = (storage: Storage): Promise<OrderRecord | undefined> =>
  readable(async () => {
    const order = await storage.get("order");
    return order === undefined ? undefined : v.parse(OrderRecordSchema, order);
  });

const seedKeyOf = (orderId: string): string => `seed:${orderId}`;

/** An attempt as it was begun, kept beside the order that goes on: what can be gone back to when that cannot be read. */
export const seedOf = (order: OrderRecord): Readonly<Record<string, OrderRecord>> =>
  order.state === "awaiting-bank" ? { [seedKeyOf(order.orderId)]: order } : {};

export async function readSeed(
  storage: Storage,
  orderId: string,
): Promise<OrderRecord | undefined> {
  const seed = await storage.get(seedKeyOf(orderId)).catch(() => undefined);
  const read = v.safeParse(OrderRecordSchema, seed);
  return read.success ? read.output : undefined;
}

const NamedSchema = v.object({ orderId: v.string() });
const mirroredPrefix = "mirrored:";

/**
 * The id of the newest attempt when its record cannot say it: by what is left of that, by what the database was told, or by the
 * count of attempts.
 */
export async function newestId(
  storage: Storage,
  quoteId: string | undefined,
): Promise<string | undefined> {
  const left = v.safeParse(NamedSchema, await storage.get("order").catch(() => undefined));
  if (left.success && quoteIdOf(left.output.orderId) !== undefined) return left.output.orderId;
  const told = await storage.list({ prefix: mirroredPrefix }).catch(() => new Map());
  const ids = [...told.keys()].map((key) => String(key).slice(mirroredPrefix.length));
  const [newest] = ids.toSorted((one, other) => attemptOf(other) - attemptOf(one));
  if (newest !== undefined) return newest;
  const begun = await storage.get("attempts").catch(() => undefined);
  return quoteId === undefined ? undefined : orderIdOf(quoteId, Number(begun) || 1);
}

const attemptOf = (orderId: string): number => Number(orderId.slice(orderId.lastIndexOf("-") + 1));

/** Where messages and entries of an order's attempts are kept that cannot be read. */
export async function brokenKeys(
  storage: Storage,
  quoteId: string,
  attempts: number,
): Promise<string[]> {
  const ids = Array.from({ length: attempts }, (_, at) => orderIdOf(quoteId, at + 1));
  const kept = ids.flatMap((id) => [
    ...messageChannels.map((channel) => [`message:${id}:${channel}`, MessageEntrySchema] as const),
    ...Object.keys(ledgerAccounts).map(
      (kind) => [`entry:${id}:${kind}`, LedgerEntrySchema] as const,
    ),
  ]);
  const broken = kept.map(async ([key, schema]) => {
    const isWhole = await storage.get(key).then(
      (value) => value === undefined || v.is(schema, value),
      () => false,
    );
    return isWhole ? [] : [key];
  });
  return (await Promise.all(broken)).flat();
}
