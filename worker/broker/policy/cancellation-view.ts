import type { DataOf } from "#shared/calls/call.ts";
import type { getCancellation } from "#shared/calls/policy/get-cancellation.ts";
import type { LineId } from "#shared/lines/registry.ts";
import { groundWords } from "../lines/leaving/copy.ts";
import type { GroundStanding } from "../lines/leaving/leaving.ts";
import type { Cancellation } from "./cancellation/cancellation-record.ts";
import { policyCopy } from "./policy-copy.ts";

type Data = DataOf<typeof getCancellation>;

/** A ground as it is asked. */
export function viewGround(
  { id, row, until, closed }: GroundStanding,
  productId: LineId,
): Data["grounds"][number] {
  const { label, hint, day, paper } = groundWords(id, productId);
  return {
    id,
    label,
    hint,
    until,
    closed: closed && policyCopy.closed(closed),
    day,
    paper,
    isInsurers: row.decides === "insurer",
  };
}

/** How a cancellation stands, for whoever leaves. */
export function viewCancellation(one: Cancellation): NonNullable<Data["cancellation"]> {
  const { ground, productId, steps, trouble } = one;
  const { label, paper } = groundWords(ground, productId);
  return {
    cancellationId: one.cancellationId,
    state: one.state,
    groundLabel: label,
    endsOn: one.cancelledOn ?? one.endsOn,
    refundKurus: one.refundKurus,
    confirmedKurus: one.confirmedKurus,
    endorsementNumber: one.endorsementNumber,
    askedAt: steps[0]?.at ?? 0,
    steps: steps.map((step) => ({ ...step })),
    reason: one.reason,
    trouble: trouble === "unsupported" ? undefined : trouble,
    hasAccount: one.hasAccount,
    paper,
  };
}
