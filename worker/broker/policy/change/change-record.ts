import * as v from "valibot";
import type { ChangeState } from "#shared/calls/policy/change-fields.ts";
import { changeIds, changeStates } from "#shared/calls/policy/change-fields.ts";
import { messageChannels } from "#shared/calls/order/order-message-fields.ts";
import { declineReasons } from "../../payment/payment.ts";
import { SoldPolicySchema, kurusSchema } from "../process/sold-policy.ts";
import { SealedChangeSchema } from "./change-content.ts";

/** A change that its holder has confirmed, before its process knows it. What is personal about it is sealed. */
export const NewChangeSchema = v.object({
  ...SoldPolicySchema.entries,
  ...SealedChangeSchema.entries,
  kind: v.picklist(changeIds),
  /** Epoch ms. */
  issuedAt: v.number(),
  /** What it costs for the days that are left; below nothing, what it gives back. */
  differenceKurus: v.optional(v.pipe(v.number(), v.integer()), 0),
  /** The price from the policy's first day on that was accepted; of one of before it was kept, that of the sale. */
  acceptedKurus: v.exactOptional(kurusSchema),
  /** By which way an adult is told whom it insures besides; absent where nobody is. */
  insuredChannel: v.exactOptional(v.picklist(messageChannels)),
  pageUrl: v.string(),
  shortUrl: v.string(),
});
export type NewChange = v.InferOutput<typeof NewChangeSchema>;

/** A payment that a card was led to the bank for. */
const ChargeSchema = v.object({
  /** `<change id>-<count>`: idempotency key at the bank. */
  chargeId: v.string(),
  paymentId: v.string(),
  redirectUrl: v.string(),
  /** Until when the card of it is known as the same one, by a digest. */
  expiresAt: v.number(),
  isCaptured: v.boolean(),
});
export type Charge = v.InferOutput<typeof ChargeSchema>;

/** One change of a policy, as its object keeps it. */
export const PolicyChangeSchema = v.object({
  ...NewChangeSchema.entries,
  /** `<order id>:e<count>`: idempotency key at the insurer. */
  changeId: v.string(),
  state: v.picklist(changeStates),
  /** When each state was come to; epoch ms. */
  steps: v.array(v.object({ state: v.picklist(changeStates), at: v.number() })),
  endorsementNumber: v.exactOptional(v.string()),
  /** Why it was refused, and whether the policy was being left by then, or had been. */
  reason: v.exactOptional(v.string()),
  isLeft: v.exactOptional(v.boolean()),
  /** The newest payment, and how many cards have been led to the bank. */
  charge: v.exactOptional(ChargeSchema),
  charges: v.optional(v.number(), 0),
  /** Why the bank did not let the last card pay. */
  declined: v.exactOptional(v.picklist(declineReasons)),
  /** Why money cannot go back by itself. */
  trouble: v.exactOptional(v.picklist(["card-refused", "too-much"])),
  /** What of it has gone back to a card, where another card takes none. */
  cardKurus: v.exactOptional(kurusSchema),
  /** How the money moved that was to move, and when (epoch ms). */
  by: v.exactOptional(v.picklist(["card", "transfer"])),
  settledAt: v.exactOptional(v.number()),
  /** Failed tries of the present step, and when it is taken next (epoch ms). */
  tries: v.number(),
  dueAt: v.number(),
  isTold: v.boolean(),
});
export type PolicyChange = v.InferOutput<typeof PolicyChangeSchema>;

/** So long a card is waited for. */
export const unpaidMs = 24 * 3_600_000;

/** Whether it has come to its end; another may follow. */
export const isOver = ({ state }: Pick<PolicyChange, "state">): boolean =>
  state === "done" || state === "refused";

/** Whether money of it may still move, or the policy be another one by it. */
export const isUnderWay = ({ state }: { readonly state: string }): boolean =>
  state !== "done" && state !== "refused" && state !== "by-hand";

/** Whether it goes on by itself. */
export const isDriven = (change: PolicyChange): boolean =>
  !isOver(change) && change.state !== "by-hand";

/** What a change gives back besides what went to cards, where one has taken none. */
export const owedKurus = (change: {
  readonly differenceKurus: number;
  readonly cardKurus?: number | null;
}): number => Math.max(0, -change.differenceKurus) - (change.cardKurus ?? 0);

/** When the insurer has confirmed it, epoch ms; undefined before. */
export const changedAtOf = ({ steps, endorsementNumber }: PolicyChange): number | undefined =>
  endorsementNumber === undefined
    ? undefined
    : steps.find(({ state }) => state === "refunding" || state === "done")?.at;

export function newChange(asked: NewChange, count: number, now: number): PolicyChange {
  const state = asked.differenceKurus > 0 ? "unpaid" : "sending";
  return {
    ...asked,
    changeId: `${asked.orderId}:e${count}`,
    state,
    steps: [{ state, at: now }],
    charges: 0,
    tries: 0,
    dueAt: state === "unpaid" ? now + unpaidMs : now,
    isTold: false,
  };
}

/** The same in its next state, whose step is due at once. */
export const moved = (
  { declined: _declined, ...change }: PolicyChange,
  state: ChangeState,
  now: number,
  told: Partial<PolicyChange> = {},
): PolicyChange => ({
  ...change,
  ...told,
  state,
  steps: [...change.steps, { state, at: now }],
  tries: 0,
  dueAt: now,
  isTold: false,
});

/** A card is waited for again: by the first day's end, as before. */
export const unpaidAgain = (
  change: PolicyChange,
  now: number,
  told: Partial<PolicyChange>,
): PolicyChange => ({
  ...moved(change, "unpaid", now, told),
  dueAt: (change.steps[0]?.at ?? now) + unpaidMs,
});

/** What it moves of the commission, in the same direction and share as of the premium. */
export const commissionDifferenceOf = ({
  commissionKurus,
  grossKurus,
  differenceKurus,
}: Pick<PolicyChange, "commissionKurus" | "grossKurus" | "differenceKurus">): number =>
  grossKurus === 0 ? 0 : Math.round((commissionKurus * differenceKurus) / grossKurus);
