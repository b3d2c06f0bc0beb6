import * as v from "valibot";
import type { Result } from "#shared/result.ts";
import { messageChannels, messageStates } from "#shared/calls/order/order-message-fields.ts";
import type { Receipt, SendFailure } from "../../notification/notification.ts";
import type { OrderRecord } from "./order-record.ts";
import { OrderRecordSchema } from "./order-record.ts";

/** A message that an order owes its customer, or somebody they have insured, as the object keeps it until long after it is sent. */
export const MessageEntrySchema = v.object({
  kind: v.picklist(["policy", "refund", "information"]),
  channel: v.picklist(messageChannels),
  /** Of an `information`, which of the insured it goes to. */
  row: v.exactOptional(v.number()),
  state: v.picklist(messageStates),
  /** Whether it goes without the papers, because they were refused. */
  isBare: v.boolean(),
  /** Counts from 0: how often its owner has had it sent again. */
  round: v.number(),
  tries: v.number(),
  /** When it is tried next, and from when on no more; epoch ms. */
  dueAt: v.number(),
  until: v.number(),
  /** When its service took it (epoch ms), what it calls it, and what was sent, sealed; absent in one of before they were kept. */
  sentAt: v.exactOptional(v.number()),
  receipt: v.exactOptional(v.string()),
  sentSealed: v.exactOptional(v.string()),
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

/** A message that is to be sent at once. */
export const fresh = (now: number) =>
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
  const isKnown = (channel: string, row?: number) =>
    known.some(
      (one) => one.order.orderId === order.orderId && one.channel === channel && one.row === row,
    );
  const { informs = [] } = order;
  return [
    ...messageChannels
      .filter((channel) => !isKnown(channel))
      .map((channel) => ({ ...start, channel })),
    ...(kind === "policy" ? informs : [])
      .filter(({ channel, row }) => !isKnown(channel, row))
      .map((to) => ({ ...start, kind: "information" as const, ...to })),
  ];
}

/** What is tried until it is acknowledged or given up. */
export type Sendable = Pick<MessageEntry, "state" | "isBare" | "tries" | "dueAt" | "until">;

/** What becomes of a message that was handed over: acknowledged, tried again later or without its papers, or given up. */
export function afterSending<Entry extends Sendable>(
  entry: Entry,
  result: Result<Receipt, SendFailure>,
  hadPapers: boolean,
  now: number,
): Entry {
  if (result.ok) {
    const { value: receipt } = result;
    const sent = { ...entry, state: "sent", sentAt: now } as const;
    return receipt === undefined ? sent : { ...sent, receipt };
  }
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
export function messageKey({ kind, channel, row, order, isBare, round }: MessageEntry): string {
  const place = row === undefined ? "" : `${row}`;
  const parts = [kind, order.orderId, channel, place, isBare ? "bare" : "", round > 0 ? round : ""];
  return parts.filter((part) => part !== "").join(":");
}
