import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { endorsementKinds, getEndorsement } from "#shared/calls/policy/get-endorsement.ts";
import { encodeBase64 } from "#shared/crypto/base64.ts";
import { err, ok } from "#shared/result.ts";
import type { Handler } from "../api/handler.ts";
import type { Attachment } from "../notification/notification.ts";
import { endorsementPaper, refundPaper } from "./endorsement.ts";
import { changePaper } from "./change/change-paper.ts";
import type { Policy } from "../order/policy-repository.ts";
import { ownedPolicy } from "./left-policy.ts";
import type { PolicyServices } from "./services.ts";

export const answerGetEndorsement: Handler<
  RequestOf<typeof getEndorsement>,
  DataOf<typeof getEndorsement>,
  PolicyServices
> = async ({ quoteId, kind = "end" }, context) => {
  const owned = await ownedPolicy(quoteId, context);
  if (!owned.ok) return owned;
  const { policy } = owned.value;
  const { services } = context;
  const paper = await papers[kind](policy, services);
  if (paper === undefined) return err({ kind: "quote-not-found" });
  return ok({ fileName: paper.fileName, content: encodeBase64(paper.bytes) });
};

async function ofEnd(
  { orderId, quoteId }: Policy,
  services: PolicyServices,
  print: typeof endorsementPaper,
) {
  const row = await services.store.cancellations.newestOf(quoteId);
  const { cancellation } = row === undefined ? {} : await services.cancellations.status(orderId);
  return cancellation && print(cancellation, services);
}

const papers: Readonly<
  Record<
    (typeof endorsementKinds)[number],
    (policy: Policy, services: PolicyServices) => Promise<Attachment | undefined>
  >
> = {
  end: (policy, services) => ofEnd(policy, services, endorsementPaper),
  refund: (policy, services) => ofEnd(policy, services, refundPaper),
  change: async ({ orderId }, services) => {
    const row = await services.store.policyChanges.newestOf(orderId);
    const { change } = row === undefined ? {} : await services.policyChanges.status(orderId);
    return change && changePaper(change, services);
  },
};
