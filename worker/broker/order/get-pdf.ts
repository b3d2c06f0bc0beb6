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
import { certificateOf } from "./certificate.ts";
import { named, policyDocument } from "./policy-document.ts";

type Data = DataOf<typeof getPdf>;

export const answerGetPdf: Handler<RequestOf<typeof getPdf>, Data> = async (input, context) => {
  if (!isTurkish(input.language)) return err(invalidField("Language", brokerCopy.turkishOnly));
  switch (input.document) {
    case "policy":
      return printPolicy(input.quoteId, context);
    case "certificate":
      return printCertificate(input.quoteId, context);
    case "comparison":
      return printComparison(input.quoteId, input.offerIds ?? [], context);
  }
};

const isTurkish = (language = "tr"): boolean => /^tr(-tr)?$/i.test(language);

/** A bought quote with everything its documents are made of, for its owner only. */
async function boughtQuote(quoteId: string, context: CallContext) {
  const { store, sources } = context.services;
  const [answered, policy] = await Promise.all([
    answeredQuote(quoteId, context),
    store.policies.findByQuote(quoteId),
  ]);
  if (!answered.ok) return answered;
  if (!answered.value.quote.isOwner) return err({ kind: "not-owner" as const });
  const { answers, open } = answered.value;
  const answer =
    findOffer(answers, policy?.offerId ?? "") ??
    answers.find(({ firm }) => firm.id === policy?.firmId);
  if (policy === undefined || answer?.offer === undefined) {
    return err({ kind: "quote-not-found" as const });
  }
  const { offer, package: offered } = answer;
  const insurer = firmOf(answer, sources);
  return ok({ quote: await open(), policy, offer, insurer, packageName: offered?.name });
}

/** The policy of a quote, for its owner only. */
async function printPolicy(quoteId: string, context: CallContext): Promise<Result<Data, Failure>> {
  const bought = await boughtQuote(quoteId, context);
  if (!bought.ok) return bought;
  const { renderPolicyPdf } = await import("../print/policy-pdf.ts");
  const document = policyDocument({ ...bought.value, site: context.services.site });
  const bytes = await renderPolicyPdf(document, await context.loadFonts());
  const { policyNumber } = bought.value.policy;
  return ok({ fileName: `police-${policyNumber}.pdf`, content: encodeBase64(bytes) });
}

/** What goes with the policy, where it has such a document; for its owner only. */
async function printCertificate(
  quoteId: string,
  context: CallContext,
): Promise<Result<Data, Failure>> {
  const bought = await boughtQuote(quoteId, context);
  if (!bought.ok) return bought;
  const { quote, policy, insurer } = bought.value;
  const { request } = quote.content;
  const certificate = certificateOf(request);
  if (certificate === undefined) return err({ kind: "quote-not-found" });
  const { policyNumber, issuedAt, period } = policy;
  const { name: insurerName, phone: insurerPhone } = insurer;
  const certified = { policyNumber, issuedAt, ...period, insurerName, insurerPhone };
  const { renderCertificatePdf } = await import("../print/certificate-pdf.ts");
  const bytes = await renderCertificatePdf(
    {
      policyNumber,
      insurer,
      issuedAt,
      texts: certificate.write(request, certified),
      firm: context.services.site,
    },
    await context.loadFonts(),
  );
  const fileName = `${certificate.fileName}-${policyNumber}.pdf`;
  return ok({ fileName, content: encodeBase64(bytes) });
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
