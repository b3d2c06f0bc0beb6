import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { getDocuments } from "#shared/calls/quote/get-documents.ts";
import { ok } from "#shared/result.ts";
import type { Handler } from "../../api/handler.ts";
import { buyableOffer } from "../../quote/owned-quote.ts";
import type { OrderServices } from "../services.ts";
import { offeredDocuments } from "./offered-documents.ts";
import { shownHolder } from "./shown-holder.ts";

/** What is read of an offer before it is bought, as it was last confirmed. */
export const answerGetDocuments: Handler<
  RequestOf<typeof getDocuments>,
  DataOf<typeof getDocuments>,
  OrderServices
> = async ({ quoteId, offerId }, context) => {
  const buyable = await buyableOffer(quoteId, offerId, context);
  if (!buyable.ok) return buyable;
  const { answer, open } = buyable.value;
  const quote = await open();
  const holder = await shownHolder(quote, context);
  return ok({ documents: await offeredDocuments({ quote, answer, holder }, context.services) });
};
