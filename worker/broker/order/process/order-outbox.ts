import type { DurableObjectState } from "@cloudflare/workers-types";
import * as v from "valibot";
import type { Resend, Standing } from "./order-messages.ts";
import type { Mirrored } from "./order-mirror.ts";
import type { OrderRecord } from "./order-record.ts";
import type { MessageEntry } from "./message-entry.ts";
import { MessageEntrySchema, resent } from "./message-entry.ts";
import { readable } from "../aside/unreadable.ts";

const prefix = "message:";
const EntriesSchema = v.array(MessageEntrySchema);

/** Where a message is kept. */
const messageKeyOf = ({ order, channel, row }: MessageEntry): string =>
  [`${prefix}${order.orderId}`, channel, ...(row === undefined ? [] : [row])].join(":");

/** Entries as one write of an object's storage. */
export const asStored = (entries: readonly MessageEntry[]): Record<string, MessageEntry> =>
  Object.fromEntries(entries.map((entry) => [messageKeyOf(entry), entry]));

/** The messages of every attempt to buy a quote's offer. */
export async function listMessages(
  storage: DurableObjectState["storage"],
): Promise<readonly MessageEntry[]> {
  return readable(async () => {
    const stored = await storage.list({ prefix });
    return v.parse(EntriesSchema, [...stored.values()]);
  });
}

/** What an order's object keeps: the newest attempt, and the messages of all. */
export interface Kept {
  readonly order: OrderRecord | undefined;
  readonly messages: readonly MessageEntry[];
}

/** Every attempt the database is told of: the newest, and earlier ones whose messages may still be under way. */
export function mirroredOf({ order, messages }: Kept): Mirrored[] {
  const attempts = new Map(messages.map((message) => [message.order.orderId, message.order]));
  if (order !== undefined) attempts.set(order.orderId, order);
  return [...attempts.values()].map((attempt) => ({
    order: attempt,
    messages: messages.filter((message) => message.order.orderId === attempt.orderId),
  }));
}

/** When a message of it, or what else there is, is to be done; epoch ms, undefined for never. */
export function nextDueOf(
  { messages }: Pick<Kept, "messages">,
  others: readonly (number | undefined)[],
): number | undefined {
  const dues = [
    ...others,
    ...messages.map(({ state, dueAt }) => (state === "waiting" ? dueAt : undefined)),
  ].filter((dueAt) => dueAt !== undefined);
  return dues.length === 0 ? undefined : Math.min(...dues);
}

/** How the newest attempt stands, for whoever looks. */
export function standingOf({ order, messages }: Kept): Standing {
  if (order === undefined) return { messages: [] };
  const own = messages.filter((message) => message.order.orderId === order.orderId);
  const toCustomer = own.filter(({ kind }) => kind !== "information");
  return { order, messages: toCustomer.map(({ channel, state }) => ({ channel, state })) };
}

/**
 * The newest attempt, with what of its messages could not be delivered on its way again: an e-mail among them to another
 * address, if there is one. What has arrived or is on its way stays as it is, and everything where the address is not the one that was seen.
 */
export function resentOf(
  { order, messages }: Kept,
  { emailSealed, isForAll, seenSealed }: Resend,
  now: number,
) {
  const own = messages.filter((message) => message.order.orderId === order?.orderId);
  if (seenSealed !== undefined && seenSealed !== order?.emailSealed) {
    return { attempt: { order, messages: own }, isReaddressed: false };
  }
  const isOwed = own.some(
    ({ kind, channel, state }) =>
      kind !== "information" && channel === "email" && state === "unsent",
  );
  const isReaddressed = emailSealed !== undefined && (isOwed || isForAll);
  const change = isReaddressed ? { emailSealed } : {};
  const attempt: Kept = {
    order: order && { ...order, ...change },
    messages: own.map((entry) => resent({ ...entry, order: { ...entry.order, ...change } }, now)),
  };
  return { attempt, isReaddressed };
}
