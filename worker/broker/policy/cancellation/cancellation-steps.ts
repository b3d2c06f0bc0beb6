import { describeError } from "#shared/describe-error.ts";
import { findSource } from "../../insurers/source.ts";
import { alert, log } from "../../log.ts";
import { backoffMs } from "../../order/process/retry.ts";
import { isUnderWay } from "../change/change-record.ts";
import { policyCopy } from "../policy-copy.ts";
import { giveParts, partsOf } from "../process/parts-back.ts";
import type { PolicyServices } from "../services.ts";
import type { Cancellation } from "./cancellation-record.ts";
import { backKurus, moved } from "./cancellation-record.ts";

const answerMs = 30_000;
const longestMs = 3_600_000;
/** An insurer that looks into it is asked after a minute, then ever more seldom, at last every six hours. */
const pollMs = (tries: number): number => Math.min(6 * longestMs, 60_000 * 2 ** tries);

const again = (cancellation: Cancellation, waitMs: number, now: number): Cancellation => ({
  ...cancellation,
  tries: cancellation.tries + 1,
  dueAt: now + waitMs,
});

const failed = (cancellation: Cancellation, now: number): Cancellation =>
  again(cancellation, backoffMs(cancellation.tries, longestMs), now);

/** The insurer has ended the policy: what it gives back goes to whoever has paid. */
export const confirmed = (
  cancellation: Cancellation,
  ended: {
    readonly endorsementNumber: string;
    readonly endsOn: string;
    readonly refundKurus: number;
  },
  now: number,
): Cancellation =>
  moved(cancellation, ended.refundKurus === 0 ? "done" : "refunding", now, {
    endorsementNumber: ended.endorsementNumber,
    cancelledOn: ended.endsOn,
    confirmedKurus: ended.refundKurus,
  });

/** How long a change that was asked for in the same instant is waited for. */
const changeMs = 2000;

/**
 * What a change of the same instant makes of a cancellation that was not sent yet: it waits for one that is under way, and one that has come
 * first has made what was shown as coming back another sum. Undefined: nothing.
 */
async function overtaken(
  cancellation: Cancellation,
  { store, now }: PolicyServices,
): Promise<Cancellation | undefined> {
  if (cancellation.state !== "sending" || cancellation.tries > 0) return undefined;
  const { orderId, quoteId, grossKurus } = cancellation;
  const newest = await store.policyChanges.newestOf(orderId);
  if (newest !== undefined && newest.state !== "unpaid" && isUnderWay(newest)) {
    return { ...cancellation, dueAt: now() + changeMs };
  }
  const [policy, changes] = await Promise.all([
    store.policies.findByQuote(quoteId),
    store.policyChanges.confirmedOf(orderId),
  ]);
  const costs = changes.reduce((sum, one) => sum + one.differenceKurus, policy?.grossKurus ?? 0);
  return policy === undefined || costs === grossKurus
    ? undefined
    : moved(cancellation, "refused", now(), { reason: policyCopy.refundChanged });
}

/** Asks the insurer to end the policy, or how that stands. Rejects when it cannot be asked now. */
export async function askInsurer(
  cancellation: Cancellation,
  services: PolicyServices,
): Promise<Cancellation> {
  const other = await overtaken(cancellation, services);
  if (other !== undefined) return other;
  const source = findSource(services.sources, cancellation.sourceId);
  const now = services.now();
  if (source === undefined) return { ...cancellation, trouble: "unsupported", isTold: false };
  const call = { signal: AbortSignal.timeout(answerMs), now };
  const answer = await source.cancel(cancellation, call);
  switch (answer.kind) {
    case "confirmed":
      return confirmed(cancellation, answer, services.now());
    case "refused":
      return moved(cancellation, "refused", services.now(), { reason: answer.reason });
    case "unsupported":
      return moved(cancellation, "waiting", services.now(), { trouble: "unsupported" });
    case "waiting": {
      const waiting =
        cancellation.state === "waiting"
          ? cancellation
          : moved(cancellation, "waiting", services.now());
      // What is late is told of once it is.
      return { ...again(waiting, pollMs(waiting.tries), services.now()), isTold: false };
    }
  }
}

async function giveBack(
  cancellation: Cancellation,
  { payment, now }: PolicyServices,
): Promise<Cancellation> {
  const parts = partsOf(cancellation, backKurus(cancellation), cancellation.cancellationId);
  const given = await giveParts(parts, payment);
  if (!given.ok) return failed(cancellation, now());
  const { trouble, cardKurus } = given.value;
  return trouble === undefined
    ? moved(cancellation, "done", now(), { by: "card", returnedAt: now() })
    : moved(cancellation, "by-hand", now(), { trouble, ...(cardKurus === 0 ? {} : { cardKurus }) });
}

/** Takes it one step further. Each may be repeated without doing its work twice; one that throws counts as failed. */
export async function takeStep(
  cancellation: Cancellation,
  services: PolicyServices,
): Promise<Cancellation> {
  const { cancellationId, state } = cancellation;
  const step = state === "refunding" ? giveBack : askInsurer;
  const next = await step(cancellation, services).catch((error: unknown) => {
    log("warn", "cancellation-step-failed", { cancellationId, state, ...describeError(error) });
    return failed(cancellation, services.now());
  });
  const isStuck = next.state === state && next.tries === 6 && state !== "waiting";
  if (isStuck) alert("cancellation-stuck", { cancellationId, state });
  return isStuck ? { ...next, isTold: false } : next;
}
