import { firmOf } from "../../quote/answer-view.ts";
import type { Quote } from "../../quote/quote-repository.ts";
import type { AnsweredOffer } from "../../quote/room/stored-answer.ts";
import type { OrderServices } from "../services.ts";
import type { ShownHolder } from "./sale.ts";
import type { OfferedDocuments } from "./write-documents.ts";
import { writeDocuments } from "./write-documents.ts";

/** An offer of a quote, and its holder as whoever reads may see them. */
export interface Offered {
  readonly quote: Quote;
  readonly answer: AnsweredOffer;
  readonly holder: ShownHolder;
}

/** The documents of an offer as it stands now. */
export const offeredDocuments = (
  { quote, answer, holder }: Offered,
  { site, sources, now }: Pick<OrderServices, "site" | "sources" | "now">,
): Promise<OfferedDocuments> =>
  writeDocuments({
    site,
    insurer: firmOf(answer, sources),
    packageName: answer.package?.name,
    content: quote.content,
    offer: answer.offer,
    holder,
    now: now(),
  });
