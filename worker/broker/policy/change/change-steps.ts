import { describeError } from "#shared/describe-error.ts";
import { summaryOf } from "../../assets/described.ts";
import { findSource } from "../../insurers/source.ts";
import { changed } from "../../lines/changing/changing.ts";
import { alert, log } from "../../log.ts";
import { backoffMs } from "../../order/process/retry.ts";
import { reserveCover } from "../../quote/asking/running-policy.ts";
import type { PolicyServices } from "../services.ts";
import { giveBack, takeCharge } from "./change-charge.ts";
import { changeRefusals } from "./change-copy.ts";
import { openChange } from "./change-content.ts";
import type { PolicyChange } from "./change-record.ts";
import { moved } from "./change-record.ts";

const answerMs = 30_000;
const longestMs = 3_600_000;
/** An insurer that looks into it is asked after a minute, then ever more seldom, at last every six hours. */
const pollMs = (tries: number): number => Math.min(6 * longestMs, 60_000 * 2 ** tries);
/** From so many failures on somebody is called. */
const triesUnseen = 6;

/** Asks the insurer; once it has confirmed, the policy is the changed one. What was paid for one that it refuses goes back. */
async function ask(change: PolicyChange, services: PolicyServices): Promise<PolicyChange> {
  const { store, vault, sources, now, site } = services;
  const isPaid = change.charge?.isCaptured === true;
  const refused = async (reason: string) => {
    const isLeft = await store.cancellations.isLeft(change.quoteId);
    const told = isLeft ? { reason, isLeft } : { reason };
    return moved(change, isPaid ? "refunding" : "refused", now(), told);
  };
  // Asked in the instant in which the policy was left: nothing has been sent yet, and leaving goes on.
  const isNew = change.state === "sending" && change.tries === 0 && !isPaid;
  if (isNew && (await store.cancellations.isLeft(change.quoteId))) {
    return refused(changeRefusals.leaving);
  }
  const quote = await store.quotes.open(change.quoteId);
  const source = findSource(sources, change.sourceId);
  if (quote === undefined || source === undefined) return refused(changeRefusals.gone(site.phone));
  const { values } = await openChange(vault, change);
  const wanted = changed(quote.content.request, change.kind, new Map(values), now());
  if (!wanted.ok) return refused(changeRefusals.gone(site.phone));
  const { request } = wanted.value;
  const call = { signal: AbortSignal.timeout(answerMs), now: now() };
  const { acceptedKurus = change.grossKurus } = change;
  const answer = await source.change({ ...change, acceptedKurus, request }, call);
  switch (answer.kind) {
    case "confirmed": {
      const next = { ...quote, content: { ...quote.content, request }, ...summaryOf(request) };
      await store.quotes.amend(next);
      // What it covers by its new name, as long as the policy that was issued then.
      await reserveCover(next, change.orderId, { ...services, now: () => change.issuedAt });
      const { endorsementNumber } = answer;
      const settled = isPaid ? ({ by: "card", settledAt: now() } as const) : {};
      const state = change.differenceKurus < 0 ? "refunding" : "done";
      return moved(change, state, now(), { endorsementNumber, ...settled });
    }
    case "refused":
      return refused(answer.reason);
    case "unsupported":
      return refused(changeRefusals.unsupported(site.phone));
    case "waiting": {
      const waiting = change.state === "waiting" ? change : moved(change, "waiting", now());
      const { tries } = waiting;
      return { ...waiting, tries: tries + 1, dueAt: now() + pollMs(tries) };
    }
  }
}

function stepOf(change: PolicyChange, services: PolicyServices): Promise<PolicyChange> {
  switch (change.state) {
    case "unpaid": {
      const reason = changeRefusals.unpaid;
      return Promise.resolve(moved(change, "refused", services.now(), { reason }));
    }
    case "paying":
      return takeCharge(change, services);
    case "refunding":
      return giveBack(change, services);
    default:
      return ask(change, services);
  }
}

/** Takes it one step further; may be repeated, and a throw counts as a failed try. */
export async function takeStep(
  change: PolicyChange,
  services: PolicyServices,
): Promise<PolicyChange> {
  const { changeId, state, tries } = change;
  const next = await stepOf(change, services).catch((error: unknown) => {
    log("warn", "change-step-failed", { changeId, state, ...describeError(error) });
    const dueAt = services.now() + backoffMs(tries, longestMs);
    return { ...change, tries: tries + 1, dueAt };
  });
  const isStuck = next.state === state && next.tries === triesUnseen && state !== "waiting";
  if (isStuck && tries < triesUnseen) alert("change-stuck", { changeId, state });
  return next;
}
