import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { endorsementKinds, getEndorsement } from "#shared/calls/policy/get-endorsement.ts";
import { encodeBase64 } from "#shared/crypto/base64.ts";
import { err, ok } from "#shared/result.ts";
import type { Handler } from "../api/handler.ts";
import { findFirm } from "../insurers/source.ts";
import type { Attachment } from "../notification/notification.ts";
import { endorsementPaper, refundPaper } from "./endorsement.ts";
import { changePaper } from "./change/change-paper.ts";
import type { Owned } from "./left-policy.ts";
import { ownedPolicy } from "./left-policy.ts";
import type { PolicyServices } from "./services.ts";

export const answerGetEndorsement: Handler<
  RequestOf<typeof getEndorsement>,
  DataOf<typeof getEndorsement>,
  PolicyServices
> = async ({ quoteId, kind = "end", count }, context) => {
  const owned = await ownedPolicy(quoteId, context);
  if (!owned.ok) return owned;
  const { services } = context;
  const paper = await papers[kind](owned.value, count, services);
  if (paper === undefined) return err({ kind: "quote-not-found" });
  return ok({ fileName: paper.fileName, content: encodeBase64(paper.bytes) });
};

async function ofEnd(
  { policy: { orderId, quoteId } }: Owned,
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
    (
      owned: Owned,
      count: number | undefined,
      services: PolicyServices,
    ) => Promise<Attachment | undefined>
  >
> = {
  end: (owned, _count, services) => ofEnd(owned, services, endorsementPaper),
  refund: (owned, _count, services) => ofEnd(owned, services, refundPaper),
  change: async (owned, count = 0, services) => {
    const row = owned.changes.at(count - 1);
    const { policyNumber, firmId, firmName, quoteId } = owned.policy;
    const { productId } = owned.left;
    const firm = { firmId, firmName: firmName ?? findFirm(services.sources, firmId).name };
    return row && changePaper({ ...row, ...firm, quoteId, policyNumber, productId }, services);
  },
};
