import type { DurableObjectState } from "@cloudflare/workers-types";
import { describeError } from "#shared/describe-error.ts";
import { inTime } from "#shared/in-time.ts";
import { err } from "#shared/result.ts";
import { log } from "../../log.ts";
import type { StartOrder, Started } from "./order-messages.ts";
import type { OrderRecord } from "./order-record.ts";
import { cardKeptMs, paymentDeclined, sessionOpened, sessionUnopened } from "./order-record.ts";
import { openSession } from "./order-session.ts";
import type { OrderServices } from "../services.ts";

/** Whoever presses waits so long for the bank's page; to one that takes longer the order's own page leads. */
const patienceMs = 1000;

interface Opening {
  readonly orderId: string;
  readonly outcome: Promise<Started>;
  /** Settles with the outcome, or when whoever pressed waits no longer. */
  readonly wait: Promise<Started | undefined>;
  isAwaited: boolean;
}

export type Session = Awaited<ReturnType<typeof openSession>>;

/**
 * Asks the bank for the page of an attempt, beside whatever else is asked of its order. The card is held here, in memory,
 * until the bank has answered or half a minute has gone by, and nowhere else.
 *
 * @param settle stores what the bank has said, and yields what is told of it
 */
export function createOpening(
  services: OrderServices,
  settle: (orderId: string, session: Session) => Promise<Started>,
) {
  let current: Opening | undefined;

  async function ask(orderId: string, input: StartOrder): Promise<Started> {
    const session = await inTime(openSession(orderId, input, services), cardKeptMs);
    return settle(orderId, session ?? err({ kind: "unavailable" }));
  }

  return {
    /** Whether the bank is being asked for this attempt; after a crash nobody does any more. */
    isOf: (orderId: string): boolean => current?.orderId === orderId,
    begin(orderId: string, input: StartOrder): void {
      const outcome = ask(orderId, input)
        .catch((error: unknown): Started => {
          log("error", "order-opening-failed", { orderId, ...describeError(error) });
          return { kind: "unavailable" };
        })
        .finally(() => {
          if (current?.orderId === orderId) current = undefined;
        });
      const opening: Opening = {
        orderId,
        outcome,
        wait: inTime(outcome, patienceMs).finally(() => (opening.isAwaited = false)),
        isAwaited: true,
      };
      current = opening;
    },
    /** Whether somebody waits for the bank's page of this attempt: another card does not take its place meanwhile. */
    isAwaited: (orderId: string): boolean => current?.orderId === orderId && current.isAwaited,
    /** When nobody does any more. */
    heard: async (): Promise<void> => void (await current?.wait),
    /** What has come of an attempt; after a second that nothing has yet. */
    async outcome(orderId: string): Promise<Started> {
      const known = current?.orderId === orderId ? await current.wait : undefined;
      return known ?? { kind: "opening", orderId };
    },
  };
}

/**
 * The number of the next attempt, which is used up before the bank is asked: what a crash cuts off there is no attempt of
 * ours, and no later card is given its session.
 */
export async function nextAttempt(
  storage: DurableObjectState["storage"],
  order: OrderRecord | undefined,
): Promise<number> {
  const begun = (await storage.get<number>("attempts")) ?? 0;
  const attempt = Math.max(begun, order?.attempt ?? 0) + 1;
  await storage.put("attempts", attempt);
  return attempt;
}

/** What an attempt has become by the bank's answer, and what is told of it. */
export function afterSession(
  order: OrderRecord,
  session: Session,
): { readonly next: OrderRecord; readonly told: Started } {
  if (session.ok) {
    const next = sessionOpened(order, session.value);
    return { next, told: started(next) };
  }
  if (session.reason.kind === "unavailable") {
    return { next: sessionUnopened(order), told: { kind: "unavailable" } };
  }
  const { reason } = session.reason;
  return { next: paymentDeclined(order, reason), told: { kind: "declined", reason } };
}

export const started = ({ orderId, redirectUrl, state }: OrderRecord): Started =>
  state === "opening" ? { kind: "opening", orderId } : { kind: "started", orderId, redirectUrl };

export const underWay = ({ state }: OrderRecord): Started => ({ kind: "under-way", state });
