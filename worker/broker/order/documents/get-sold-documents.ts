import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { getSoldDocuments } from "#shared/calls/order/get-sold-documents.ts";
import { err, ok } from "#shared/result.ts";
import type { Handler } from "../../api/handler.ts";
import { ownedQuote } from "../../quote/owned-quote.ts";
import type { OrderServices } from "../services.ts";

/** What was agreed to before a policy was bought, for its owner, as it was shown. */
export const answerGetSoldDocuments: Handler<
  RequestOf<typeof getSoldDocuments>,
  DataOf<typeof getSoldDocuments>,
  OrderServices
> = async ({ quoteId }, context) => {
  const { policies } = context.services.store;
  const [owned, policy] = await Promise.all([
    ownedQuote(quoteId, context),
    policies.findByQuote(quoteId),
  ]);
  if (!owned.ok) return owned;
  const record = policy && (await policies.record(policy.orderId));
  if (policy === undefined || record === undefined) return err({ kind: "quote-not-found" });
  const { shownAt, agreedAt, texts } = record.agreed;
  return ok({ policyNumber: policy.policyNumber, shownAt, agreedAt, texts });
};
