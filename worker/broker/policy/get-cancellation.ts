import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { getCancellation } from "#shared/calls/policy/get-cancellation.ts";
import { maskPhone } from "#shared/format/phone.ts";
import { ok } from "#shared/result.ts";
import type { Handler } from "../api/handler.ts";
import { findFirm } from "../insurers/source.ts";
import { groundsOf } from "../lines/leaving/leaving.ts";
import { pendingOf } from "./cancellation-repository.ts";
import { viewCancellation, viewGround } from "./cancellation-view.ts";
import { leaveOf, ownedPolicy } from "./left-policy.ts";
import type { PolicyServices } from "./services.ts";

type Data = DataOf<typeof getCancellation>;

export const answerGetCancellation: Handler<
  RequestOf<typeof getCancellation>,
  Data,
  PolicyServices
> = async ({ quoteId, ground, eventDay }, context) => {
  const owned = await ownedPolicy(quoteId, context);
  if (!owned.ok) return owned;
  const { quote, policy, left } = owned.value;
  const { store, cancellations, sources, now } = context.services;
  const [row, sent] = await Promise.all([
    store.cancellations.newestOf(quoteId),
    store.cancellations.filesOf(pendingOf(policy.orderId)),
  ]);
  const standing = row && (await cancellations.status(policy.orderId)).cancellation;
  const leave =
    ground === undefined ? undefined : leaveOf(owned.value, { ground, eventDay }, now());
  if (leave?.ok === false) return leave;
  return ok({
    policyNumber: policy.policyNumber,
    productId: left.productId,
    firmName: policy.firmName ?? findFirm(sources, policy.firmId).name,
    maskedPhone: maskPhone(quote.phone),
    paperSent: sent.at(-1)?.fileName,
    grounds: groundsOf(left, now()).map((each) => viewGround(each, left.productId)),
    isOver: now() >= policy.period.endsAt,
    cancellation: standing && viewCancellation(standing),
    refund: leave?.value.refund,
  });
};
