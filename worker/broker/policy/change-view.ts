import type { DataOf } from "#shared/calls/call.ts";
import type { confirmChange } from "#shared/calls/policy/confirm-change.ts";
import { brokerCopy } from "../api/copy.ts";
import { changeWords } from "../lines/changing/copy.ts";
import { openChange } from "./change/change-content.ts";
import type { PolicyChange } from "./change/change-record.ts";
import { changedAtOf, owedKurus } from "./change/change-record.ts";
import { partSums } from "./process/parts-back.ts";
import type { PolicyServices } from "./services.ts";

/** How a change stands, for the policy's owner. */
export async function viewChange(
  change: PolicyChange,
  { vault }: PolicyServices,
): Promise<DataOf<typeof confirmChange>> {
  const { changeId, state, kind, steps, endorsementNumber, reason, declined } = change;
  const { rows } = await openChange(vault, change);
  const isOnCards = state === "done" && change.by === "card";
  const parts = isOnCards ? partSums(change, Math.max(0, -change.differenceKurus)) : [];
  return {
    changeId,
    state,
    label: changeWords[kind].label,
    rows,
    differenceKurus: change.differenceKurus,
    declined: declined && brokerCopy.paymentDeclined(declined),
    askedAt: steps[0]?.at ?? 0,
    changedAt: changedAtOf(change),
    endorsementNumber,
    reason,
    ...(state === "refused" && change.by === "card" ? { isReturned: true } : {}),
    ...(parts.length > 1 ? { partsKurus: parts } : {}),
    ...(state === "by-hand" || change.by === "transfer" ? { owedKurus: owedKurus(change) } : {}),
  };
}

/** The newest change, which is asked of its object; of a policy that was never changed the table says so alone. */
export async function newestChange(
  orderId: string,
  { store, policyChanges }: PolicyServices,
): Promise<PolicyChange | undefined> {
  const row = await store.policyChanges.newestOf(orderId);
  return row && (await policyChanges.status(orderId)).change;
}
