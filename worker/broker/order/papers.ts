import type { Attachment } from "../notification/notification.ts";
import { firmOf } from "../quote/answer-view.ts";
import type { Quote } from "../quote/quote-repository.ts";
import type { AnsweredOffer, StoredAnswer } from "../quote/room/stored-answer.ts";
import { findOffer } from "../quote/room/stored-answer.ts";
import { certificateOf } from "./certificate.ts";
import { policyDocument } from "./policy-document.ts";
import type { Policy } from "./policy-repository.ts";
import type { OrderServices } from "./services.ts";

/** A policy with the quote and the offer it came of. */
export interface Bought {
  readonly quote: Quote;
  readonly policy: Policy;
  readonly answer: AnsweredOffer;
}

type Tools = Pick<OrderServices, "sources" | "site" | "loadFonts">;

const pdf = "application/pdf";

/** The answer a policy came of: the offer bought, or in older ones the one of its insurer. */
export function boughtAnswer(
  answers: readonly StoredAnswer[],
  { offerId, firmId }: Pick<Policy, "offerId" | "firmId">,
): AnsweredOffer | undefined {
  const ofFirm = answers.find(({ firm, offer }) => firm.id === firmId && offer !== undefined);
  return findOffer(answers, offerId ?? "") ?? findOffer(answers, ofFirm?.offerId ?? "");
}

/** The policy as a PDF. The same policy gives the same bytes. */
export async function policyPaper(
  { quote, policy, answer }: Bought,
  { sources, site, loadFonts }: Tools,
): Promise<Attachment> {
  const { renderPolicyPdf } = await import("../print/policy-pdf.ts");
  const document = policyDocument({
    quote,
    policy,
    offer: answer.offer,
    insurer: firmOf(answer, sources),
    packageName: answer.package?.name,
    site,
  });
  const bytes = await renderPolicyPdf(document, await loadFonts());
  return { fileName: `police-${policy.policyNumber}.pdf`, contentType: pdf, bytes };
}

/** What goes with the policy as a PDF; undefined where it has no such document. */
export async function certificatePaper(
  { quote, policy, answer }: Bought,
  { sources, site, loadFonts }: Tools,
): Promise<Attachment | undefined> {
  const { request } = quote.content;
  const certificate = certificateOf(request);
  if (certificate === undefined) return undefined;
  const insurer = firmOf(answer, sources);
  const { policyNumber, issuedAt, period } = policy;
  const { name: insurerName, phone: insurerPhone } = insurer;
  const certified = { policyNumber, issuedAt, ...period, insurerName, insurerPhone };
  const { renderCertificatePdf } = await import("../print/certificate-pdf.ts");
  const bytes = await renderCertificatePdf(
    { policyNumber, insurer, issuedAt, texts: certificate.write(request, certified), firm: site },
    await loadFonts(),
  );
  return { fileName: `${certificate.fileName}-${policyNumber}.pdf`, contentType: pdf, bytes };
}
