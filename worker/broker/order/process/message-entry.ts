import * as v from "valibot";
import type { Result } from "#shared/result.ts";
import { messageChannels, messageStates } from "#shared/calls/order/order-message-fields.ts";
import type { SendFailure } from "../../notification/notification.ts";
import type { OrderRecord } from "./order-record.ts";
import { OrderRecordSchema } from "./order-record.ts";

/** A message that an order owes its customer, as the object keeps it until long after it is sent. */
export const MessageEntrySchema = v.object({
  kind: v.picklist(["policy", "refund"]),
  channel: v.picklist(messageChannels),
  state: v.picklist(messageStates),
  /** Whether it goes without the papers, because they were refused. */
  isBare: v.boolean(),
  /** Counts from 0: how often its owner has had it sent again. */
  round: v.number(),
  tries: v.number(),
  /** When it is tried next, and from when on no more; epoch ms. */
  dueAt: v.number(),
  until: v.number(),
  /** What it tells of, as it stood then: another attempt may have followed. */
  order: OrderRecordSchema,
});
export type MessageEntry = v.InferOutput<typeof MessageEntrySchema>;

/** A message is tried for so long, at first soon and then every hour. */
export const messageBudgetMs = 24 * 3_600_000;
const firstWaitMs = 5000;
const longestWaitMs = 3_600_000;
/** From so many failures on the database knows of it, so that the daily work finds it. */
const triesUnseen = 3;

export const messageWaitMs = (tries: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** tries);

const fresh = (now: number) =>
  ({ state: "waiting", tries: 0, dueAt: now, until: now + messageBudgetMs }) as const;

/** What a step leaves to be told, beside what is on its way or told already. */
export function messagesOwed(
  before: OrderRecord,
  order: OrderRecord,
  now: number,
  known: readonly MessageEntry[] = [],
): MessageEntry[] {
  const kind =
    before.state === "delivering" && order.state === "done"
      ? "policy"
      : before.state === "refunding" && order.state === "refunded"
        ? "refund"
        : undefined;
  if (kind === undefined) return [];
  const start = { kind, isBare: false, round: 0, order, ...fresh(now) } as const;
  const isKnown = (channel: string) =>
    known.some((one) => one.order.orderId === order.orderId && one.channel === channel);
  const channels = messageChannels.filter((channel) => !isKnown(channel));
  return channels.map((channel) => ({ ...start, channel }));
}

/** What becomes of a message that was handed over: acknowledged, tried again later or without its papers, or given up. */
export function afterSending(
  entry: MessageEntry,
  result: Result<undefined, SendFailure>,
  hadPapers: boolean,
  now: number,
): MessageEntry {
  if (result.ok) return { ...entry, state: "sent" };
  if (result.reason === "refused") {
    return hadPapers ? { ...entry, isBare: true, dueAt: now } : { ...entry, state: "unsent" };
  }
  const dueAt = now + messageWaitMs(entry.tries);
  const tried = { ...entry, tries: entry.tries + 1 };
  return dueAt > entry.until ? { ...tried, state: "unsent" } : { ...tried, dueAt };
}

/** The same again, as its owner wants, in full; another key, since a service may remember the first one's refusal. */
export const resent = (entry: MessageEntry, now: number): MessageEntry =>
  entry.state === "unsent"
    ? { ...entry, ...fresh(now), isBare: false, round: entry.round + 1 }
    : entry;

/** What of a message somebody should know: that it does not arrive, or is late. */
export function messageAttention({ state, channel, tries }: MessageEntry): string | undefined {
  if (state === "unsent") return `unsent-${channel}`;
  return state === "waiting" && tries >= triesUnseen ? "late" : undefined;
}

/** Idempotency key at whoever sends it. */
export function messageKey({ kind, channel, order, isBare, round }: MessageEntry): string {
  const parts = [kind, order.orderId, channel, isBare ? "bare" : "", round > 0 ? round : ""];
  return parts.filter((part) => part !== "").join(":");
}
