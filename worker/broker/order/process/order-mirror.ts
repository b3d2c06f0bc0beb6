import type { DurableObjectState } from "@cloudflare/workers-types";
import { describeError } from "#shared/describe-error.ts";
import { log } from "../../log.ts";
import type { MessageEntry } from "./message-entry.ts";
import { messageAttention } from "./message-entry.ts";
import type { OrderRecord } from "./order-record.ts";
import { agreedKeyOf } from "./order-choice.ts";
import { listEntries } from "./order-ledger.ts";
import { isAtRest } from "./order-record.ts";
import { backoffMs, isStuck } from "./retry.ts";
import { UnreadableOrder } from "../aside/unreadable.ts";
import type { OrderServices } from "../services.ts";

/** A write the database has turned away. */
interface Retry {
  readonly tries: number;
  /** Epoch ms. */
  readonly dueAt: number;
}

const longestWaitMs = 600_000;
const retryKey = "mirror-retry";

/** An order with its messages. */
export interface Mirrored {
  readonly order: OrderRecord;
  readonly messages: readonly MessageEntry[];
}

/** What of an order the office or the daily work has to see to, as words; null: nothing. */
function attentionOf({ order, messages }: Mirrored): string | null {
  const words = [isStuck(order) ? "stuck" : undefined, ...messages.map(messageAttention)];
  const known = new Set(words.filter((word) => word !== undefined));
  return known.size === 0 ? null : [...known].join(" ");
}

/**
 * What of an order its mirror in the database tells: that an attempt has begun, that it owes money back, that it is at rest,
 * and what has to be seen to. The steps between are the process's own.
 */
function stageOf(mirrored: Mirrored): string {
  const { state } = mirrored.order;
  const stage = isAtRest(mirrored.order) || state === "refunding" ? state : "begun";
  return [stage, attentionOf(mirrored) ?? ""].join(" ").trim();
}

const stageKey = ({ orderId }: OrderRecord): string => `mirrored:${orderId}`;

/** What the database knows of the attempts to buy a quote's offer; one write for each stage, tried until it succeeds. */
export function createOrderMirror(
  storage: DurableObjectState["storage"],
  { store, now }: Pick<OrderServices, "store" | "now">,
) {
  const retry = () => storage.get<Retry>(retryKey);
  // An attempt that waits for the bank's page has seconds to live, and is told of as what becomes of it.
  const isKnown = async (mirrored: Mirrored) =>
    mirrored.order.state === "opening" ||
    (await storage.get(stageKey(mirrored.order))) === stageOf(mirrored);
  async function write(mirrored: Mirrored): Promise<void> {
    if (await isKnown(mirrored)) return;
    const { order } = mirrored;
    try {
      const entries = await listEntries(storage, order.orderId);
      await store.orders.save(mirrorOf(mirrored, now()), entries);
      await Promise.all([
        storage.put(stageKey(order), stageOf(mirrored)),
        storage.delete(retryKey),
        // Nothing came of it, so nothing has to be shown for it.
        ...(order.state === "declined" ? [storage.delete(agreedKeyOf(order.orderId))] : []),
      ]);
    } catch (error) {
      if (error instanceof UnreadableOrder) throw error;
      log("warn", "order-mirror-failed", { orderId: order.orderId, ...describeError(error) });
      const { tries } = (await retry()) ?? { tries: 0 };
      const next: Retry = { tries: tries + 1, dueAt: now() + backoffMs(tries, longestWaitMs) };
      await storage.put(retryKey, next);
    }
  }
  return {
    write,
    /** Whether the database knows all of them, after it has been told what it did not. */
    async writeAll(all: readonly Mirrored[]): Promise<boolean> {
      for (const mirrored of all) await write(mirrored);
      return (await Promise.all(all.map(isKnown))).every(Boolean);
    },
    /** When one of them is to be written, epoch ms; undefined when the database knows them all. */
    async dueAt(all: readonly Mirrored[]): Promise<number | undefined> {
      const known = await Promise.all(all.map(isKnown));
      return known.every(Boolean) ? undefined : ((await retry())?.dueAt ?? 0);
    },
  };
}

/** What an order's row says of the order itself. */
export function rowOf(order: OrderRecord) {
  const { orderId, quoteId, offerId, firmId, state, instalmentCount, createdAt } = order;
  const chosen = { orderId, quoteId, offerId, firmId, instalmentCount };
  return { ...chosen, state, paidKurus: order.totalKurus, createdAt };
}

const mirrorOf = (mirrored: Mirrored, updatedAt: number) => ({
  ...rowOf(mirrored.order),
  attention: attentionOf(mirrored),
  updatedAt,
});
