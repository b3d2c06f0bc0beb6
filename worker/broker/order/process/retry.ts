import type { OrderRecord } from "./order-record.ts";
import { moved } from "./order-record.ts";

/** What a step leads to: another state at once, or the same one again after a while. */
export interface StepResult {
  readonly order: OrderRecord;
  readonly waitMs?: number;
}

export const hourMs = 3_600_000;

/** How often a step is tried that has a way back: the money is returned then. */
const maxTries = { paying: 10, issuing: 5 } as const;
/** How often one is tried that has none before somebody is called. */
const triesUnseen = 6;
/** An alarm that is overdue by more was lost in a crash, however it is reported. */
const overdueMs = 10_000;

/** Half a second, then twice as long each time, at most `longestMs`. */
export const backoffMs = (tries: number, longestMs = 60_000): number =>
  Math.min(longestMs, 500 * 2 ** tries);

const again = (order: OrderRecord, waitMs: number): StepResult => ({
  order: { ...order, tries: order.tries + 1 },
  waitMs,
});

export const unissued = (order: OrderRecord): OrderRecord =>
  moved(order, "refunding", { obstacle: { kind: "not-issued" } });

/**
 * What follows when a step has failed, by an answer or by a throw: the same again after a longer wait each time, or the way
 * back. A policy that is issued has none, nor has a refund: they are tried for as long as it takes.
 */
export function afterFailure(order: OrderRecord): StepResult {
  const { state, tries } = order;
  switch (state) {
    case "paying":
      return tries + 1 < maxTries.paying
        ? again(order, backoffMs(tries))
        : { order: moved(order, "refunding", { obstacle: { kind: "capture-unknown" } }) };
    case "issuing":
      return tries + 1 < maxTries.issuing
        ? again(order, backoffMs(tries))
        : { order: unissued(order) };
    case "delivering":
      return again(order, tries + 1 < triesUnseen ? backoffMs(tries) : hourMs);
    case "refunding":
      return again(order, backoffMs(tries, hourMs));
    default:
      return again(order, backoffMs(tries, 10 * 60_000));
  }
}

/** Whether an order owes somebody something and does not get there by itself. */
export const isStuck = ({ state, tries }: OrderRecord): boolean =>
  (state === "delivering" || state === "refunding") && tries >= triesUnseen;

/**
 * Whether an alarm has to be set for something that is due at an instant: there is none, it was lost, or it comes too late.
 * All in epoch ms; null: no alarm.
 */
export function needsAlarm(alarm: number | null, dueAt: number | undefined, now: number): boolean {
  if (dueAt === undefined) return false;
  if (alarm === null || alarm < now - overdueMs) return true;
  return alarm > Math.max(dueAt, now) + overdueMs;
}
