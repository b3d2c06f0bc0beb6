import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { getPdf } from "#shared/calls/order/get-pdf.ts";
import { encodeBase64 } from "#shared/crypto/base64.ts";
import { productName } from "#shared/products/catalogue.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { chosenOffers } from "../quote/chosen-offers.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import type { CallContext, Handler } from "../api/handler.ts";
import { coversSeen, firmOf, sightOf, viewAnswer } from "../quote/answer-view.ts";
import { sellingOf } from "../quote/comparison-rows.ts";
import { boughtQuote } from "./bought-quote.ts";
import { certificatePaper, documentsPaper, paperFactsOf, policyPaper } from "./papers.ts";
import { named } from "./policy-document.ts";
import type { OrderServices } from "./services.ts";

type Data = DataOf<typeof getPdf>;

export const answerGetPdf: Handler<RequestOf<typeof getPdf>, Data, OrderServices> = async (
  input,
  context,
) => {
  if (!isTurkish(input.language)) return err(invalidField("Language", brokerCopy.turkishOnly));
  switch (input.document) {
    case "policy":
      return printBought(input.quoteId, context, policyPaper);
    case "certificate":
      return printBought(input.quoteId, context, certificatePaper);
    case "sale-documents":
      return printBought(input.quoteId, context, documentsPaper);
    case "comparison":
      return printComparison(input.quoteId, input.offerIds ?? [], context);
  }
};

const isTurkish = (language = "tr"): boolean => /^tr(-tr)?$/i.test(language);

/** A document of a bought quote, for its owner only; not found where the policy has none of the kind. */
async function printBought(
  quoteId: string,
  context: CallContext<OrderServices>,
  print: typeof documentsPaper,
): Promise<Result<Data, Failure>> {
  const bought = await boughtQuote(quoteId, context);
  if (!bought.ok) return bought;
  const facts = await paperFactsOf(bought.value, context.services);
  const paper = await print(facts, context.services);
  if (paper === undefined) return err({ kind: "quote-not-found" });
  return ok({ fileName: paper.fileName, content: encodeBase64(paper.bytes) });
}

/** Two to four offers side by side, with what whoever holds the link may read of them. */
async function printComparison(
  quoteId: string,
  offerIds: readonly string[],
  context: CallContext<OrderServices>,
): Promise<Result<Data, Failure>> {
  const { sources, site, loadFonts } = context.services;
  const chosen = await chosenOffers(quoteId, offerIds, context);
  if (!chosen.ok) return chosen;
  const { quote, answers } = chosen.value;
  const { renderComparisonPdf } = await import("../print/comparison-pdf.ts");
  const sight = sightOf(quote);
  const offers = answers.flatMap((answer) => {
    const { offer: view } = viewAnswer(answer, sources, sight);
    if (view === undefined) return [];
    const { name, ...firm } = firmOf(answer, sources);
    const covers = coversSeen(answer.offer, sight);
    return {
      ...answer.offer,
      ...sellingOf(view),
      covers,
      insurer: { ...firm, name: named(name, answer.package?.name) },
    };
  });
  const subject = `${quote.subject} · ${quote.vehicle}`;
  const document = {
    productName: productName(quote.productId),
    subject,
    createdAt: quote.createdAt,
    offers,
    firm: site,
  };
  const bytes = await renderComparisonPdf(document, await loadFonts());
  return ok({ fileName: "karsilastirma.pdf", content: encodeBase64(bytes) });
}
