import * as v from "valibot";
import { cancellationStates } from "#shared/calls/policy/cancellation-fields.ts";
import type { CancellationState } from "#shared/calls/policy/cancellation-fields.ts";
import { messageChannels } from "#shared/calls/order/order-message-fields.ts";
import { groundIds } from "#shared/calls/policy/grounds.ts";
import type { LedgerEntry } from "../../order/process/ledger-entry.ts";
import { SoldPolicySchema, kurusSchema } from "../process/sold-policy.ts";
import { entriesOfEnd } from "../../order/process/ledger-entry.ts";

/** What a policy is left with: itself, the ground, and what was shown as coming back. */
export const NewCancellationSchema = v.object({
  ...SoldPolicySchema.entries,
  ground: v.picklist(groundIds),
  hasClaim: v.boolean(),
  needsPaper: v.boolean(),
  endsOn: v.string(),
  refundKurus: kurusSchema,
  /** By which way each adult is told of the end whom the policy insures beside who bought it, in the order of their contacts. */
  informs: v.exactOptional(v.array(v.picklist(messageChannels))),
  pageUrl: v.string(),
  shortUrl: v.string(),
});
export type NewCancellation = v.InferOutput<typeof NewCancellationSchema>;

/** One time a policy is left, as its object keeps it. */
export const CancellationSchema = v.object({
  ...NewCancellationSchema.entries,
  /** `<order id>:c<count>`: idempotency key at insurer and bank. */
  cancellationId: v.string(),
  state: v.picklist(cancellationStates),
  /** When each state was come to; epoch ms. */
  steps: v.array(v.object({ state: v.picklist(cancellationStates), at: v.number() })),
  /** What the insurer has confirmed. */
  confirmedKurus: v.exactOptional(kurusSchema),
  cancelledOn: v.exactOptional(v.string()),
  endorsementNumber: v.exactOptional(v.string()),
  /** Why it was refused, or what the office asks for. */
  reason: v.exactOptional(v.string()),
  /** Why somebody has to see to it: the card or the payment takes no refund, or the insurer's service takes no cancellation. */
  trouble: v.exactOptional(v.picklist(["card-refused", "too-much", "unsupported"])),
  hasAccount: v.optional(v.boolean(), false),
  /** What of it has gone back to a card, where another card takes none. */
  cardKurus: v.exactOptional(kurusSchema),
  /** How the money went back, and when. */
  by: v.exactOptional(v.picklist(["card", "transfer"])),
  returnedAt: v.exactOptional(v.number()),
  /** Failed tries of the present step, and when it is taken next (epoch ms). */
  tries: v.number(),
  dueAt: v.number(),
  /** Whether the database knows of it as it is, and how often it was told in vain. */
  isTold: v.boolean(),
});
export type Cancellation = v.InferOutput<typeof CancellationSchema>;

const over = new Set<CancellationState>(["done", "refused", "withdrawn"]);
const driven = new Set<CancellationState>(["sending", "waiting", "refunding"]);
const beforeInsurer = new Set<CancellationState>([
  "checking",
  "paper-wanted",
  "sending",
  "waiting",
]);

/** Whether it has come to its end; another may follow where the policy still runs. */
export const isOver = ({ state }: Pick<Cancellation, "state">): boolean => over.has(state);

/** Whether it goes on by itself. An insurer whose service takes none is waited for by people. */
export const isDriven = ({ state, trouble }: Cancellation): boolean =>
  driven.has(state) && trouble !== "unsupported";

/** Whether it waits for somebody of the office. */
export const isJudged = ({ state, trouble }: Cancellation): boolean =>
  state === "checking" || state === "by-hand" || trouble === "unsupported";

/** Whether its holder may still take it back: the insurer has not answered. */
export const isRevocable = ({ state }: Pick<Cancellation, "state">): boolean =>
  beforeInsurer.has(state);

/** What goes back: what the insurer has confirmed, or else what was shown. */
export const backKurus = ({ confirmedKurus, refundKurus }: Cancellation): number =>
  confirmedKurus ?? refundKurus;

/** What of it is still to be given back, by whoever does. */
export const owedKurus = (cancellation: Cancellation): number =>
  backKurus(cancellation) - (cancellation.cardKurus ?? 0);

export function newCancellation(asked: NewCancellation, count: number, now: number): Cancellation {
  const state = asked.needsPaper ? "checking" : "sending";
  return {
    ...asked,
    cancellationId: `${asked.orderId}:c${count}`,
    state,
    steps: [{ state, at: now }],
    hasAccount: false,
    tries: 0,
    dueAt: now,
    isTold: false,
  };
}

/** The same in its next state, whose step is due at once. */
export function moved(
  cancellation: Cancellation,
  state: CancellationState,
  now: number,
  change: Partial<Cancellation> = {},
): Cancellation {
  const { trouble: _trouble, reason: _reason, ...rest } = cancellation;
  const steps = [...rest.steps, { state, at: now }];
  return { ...rest, ...change, state, steps, tries: 0, dueAt: now, isTold: false };
}

/** From so many failures on somebody is called. */
const triesUnseen = 6;
/** An insurer that has not answered for so long is called. */
const patienceMs = 5 * 86_400_000;

/** What of it the office has to see to; null: nothing. */
export function attentionOf(cancellation: Cancellation, now: number): string | null {
  const { state, tries, trouble, steps } = cancellation;
  if (state === "checking") return "paper";
  if (state === "by-hand") return "transfer";
  if (trouble === "unsupported") return "insurer";
  if (driven.has(state) && state !== "waiting" && tries >= triesUnseen) return "stuck";
  const since = steps.at(-1)?.at ?? now;
  return state === "waiting" && now > since + patienceMs ? "unanswered" : null;
}

/** What the end of the policy has moved, once the money has gone back; the same entries however often it is asked. */
export function ledgerOf(cancellation: Cancellation): LedgerEntry[] {
  const { state, by, returnedAt } = cancellation;
  const refundKurus = backKurus(cancellation);
  if (state !== "done" || by === undefined || returnedAt === undefined || refundKurus === 0) {
    return [];
  }
  return entriesOfEnd({ ...cancellation, refundKurus, by }, returnedAt);
}
