import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { getPdf } from "#shared/calls/get-pdf.ts";
import { encodeBase64 } from "#shared/crypto/base64.ts";
import { productName } from "#shared/lines/catalogue.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { chosenOffers } from "../quote/chosen-offers.ts";
import { brokerCopy } from "../api/copy.ts";
import type { Failure } from "../api/failure.ts";
import { invalidField } from "../api/failure.ts";
import type { CallContext, Handler } from "../api/handler.ts";
import { ownedQuote } from "../quote/owned-quote.ts";
import { policyDocument } from "./policy-document.ts";

type Data = DataOf<typeof getPdf>;

export const answerGetPdf: Handler<RequestOf<typeof getPdf>, Data> = async (input, context) => {
  if (!isTurkish(input.language)) return err(invalidField("Language", brokerCopy.turkishOnly));
  return input.document === "policy"
    ? printPolicy(input.quoteId, context)
    : printComparison(input.quoteId, input.offerIds ?? [], context);
};

const isTurkish = (language = "tr"): boolean => /^tr(-tr)?$/i.test(language);

/** The policy of a quote, for its owner only. */
async function printPolicy(quoteId: string, context: CallContext): Promise<Result<Data, Failure>> {
  const { store, insurers, site } = context.services;
  const seen = await ownedQuote(quoteId, context);
  if (!seen.ok) return seen;
  const [quote, policy] = await Promise.all([
    store.quotes.open(quoteId),
    store.policies.findByQuote(quoteId),
  ]);
  const insurer = insurers.find(({ id }) => id === policy?.firmId);
  const answers = await store.answers.list(quoteId);
  const offer = answers.find(({ firmId }) => firmId === policy?.firmId)?.offer;
  if (!quote || !policy || !insurer || !offer) return err({ kind: "quote-not-found" });
  const { renderPolicyPdf } = await import("../print/policy-pdf.ts");
  const document = policyDocument({ quote, policy, offer, insurer, site });
  const bytes = await renderPolicyPdf(document, await context.loadFonts());
  return ok({ fileName: `police-${policy.policyNumber}.pdf`, content: encodeBase64(bytes) });
}

/** Two to four offers side by side; nothing personal, so whoever holds the link may print it. */
async function printComparison(
  quoteId: string,
  offerIds: readonly string[],
  context: CallContext,
): Promise<Result<Data, Failure>> {
  const { insurers, site } = context.services;
  const chosen = await chosenOffers(quoteId, offerIds, context);
  if (!chosen.ok) return chosen;
  const { quote, answers } = chosen.value;
  const { renderComparisonPdf } = await import("../print/comparison-pdf.ts");
  const offers = answers.flatMap(({ firmId, offer }) => {
    const insurer = insurers.find(({ id }) => id === firmId);
    return insurer === undefined ? [] : [{ ...offer, insurer }];
  });
  const subject = `${quote.subject} · ${quote.vehicle}`;
  const document = {
    productName: productName(quote.productId),
    subject,
    createdAt: quote.createdAt,
    offers,
    firm: site,
  };
  const bytes = await renderComparisonPdf(document, await context.loadFonts());
  return ok({ fileName: "karsilastirma.pdf", content: encodeBase64(bytes) });
}
