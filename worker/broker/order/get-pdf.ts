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
import { firmOf } from "../quote/answer-view.ts";
import { answeredQuote } from "../quote/owned-quote.ts";
import { findOffer } from "../quote/stored-answer.ts";
import { named, policyDocument } from "./policy-document.ts";

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
  const { store, sources, site } = context.services;
  const [answered, policy] = await Promise.all([
    answeredQuote(quoteId, context),
    store.policies.findByQuote(quoteId),
  ]);
  if (!answered.ok) return answered;
  if (!answered.value.quote.isOwner) return err({ kind: "not-owner" });
  const { answers, open } = answered.value;
  const answer =
    findOffer(answers, policy?.offerId ?? "") ??
    answers.find(({ firm }) => firm.id === policy?.firmId);
  if (policy === undefined || answer?.offer === undefined) return err({ kind: "quote-not-found" });
  const { offer } = answer;
  const insurer = firmOf(answer, sources);
  const quote = await open();
  const { renderPolicyPdf } = await import("../print/policy-pdf.ts");
  const document = policyDocument({
    quote,
    policy,
    offer,
    insurer,
    packageName: answer.package?.name,
    site,
  });
  const bytes = await renderPolicyPdf(document, await context.loadFonts());
  return ok({ fileName: `police-${policy.policyNumber}.pdf`, content: encodeBase64(bytes) });
}

/** Two to four offers side by side; nothing personal, so whoever holds the link may print it. */
async function printComparison(
  quoteId: string,
  offerIds: readonly string[],
  context: CallContext,
): Promise<Result<Data, Failure>> {
  const { sources, site } = context.services;
  const chosen = await chosenOffers(quoteId, offerIds, context);
  if (!chosen.ok) return chosen;
  const { quote, answers } = chosen.value;
  const { renderComparisonPdf } = await import("../print/comparison-pdf.ts");
  const offers = answers.map((answer) => {
    const { name, ...firm } = firmOf(answer, sources);
    return { ...answer.offer, insurer: { ...firm, name: named(name, answer.package?.name) } };
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
