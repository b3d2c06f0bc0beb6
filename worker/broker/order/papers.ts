import type { Attachment } from "../notification/notification.ts";
import type { CertificateDocument } from "../print/certificate-document.ts";
import { firmOf } from "../quote/answer-view.ts";
import type { Quote } from "../quote/quote-repository.ts";
import type { AnsweredOffer, StoredAnswer } from "../quote/room/stored-answer.ts";
import { findOffer } from "../quote/room/stored-answer.ts";
import { certificateOf } from "./certificate.ts";
import { paperCopy } from "./documents/copy.ts";
import type { AgreedDocuments, Printed } from "./documents/sale-record.ts";
import { policyDocument } from "./policy-document.ts";
import { contractText } from "./record/policy-text.ts";
import type { Policy } from "./policy-repository.ts";
import type { OrderServices } from "./services.ts";
import { answersOf } from "../quote/owned-quote.ts";

/** A policy with the quote and the offer it came of. */
export interface Bought {
  readonly quote: Quote;
  readonly policy: Policy;
  readonly answer: AnsweredOffer;
}

const pdf = "application/pdf";

/** The answer a policy came of: the offer bought, or in older ones the one of its insurer. */
export function boughtAnswer(
  answers: readonly StoredAnswer[],
  { offerId, firmId }: Pick<Policy, "offerId" | "firmId">,
): AnsweredOffer | undefined {
  const ofFirm = answers.find(({ firm, offer }) => firm.id === firmId && offer !== undefined);
  return findOffer(answers, offerId ?? "") ?? findOffer(answers, ofFirm?.offerId ?? "");
}

/** What is printed of a policy by today's texts: it is kept with the policy, and made anew of none but older ones. */
export function printedNow(
  { quote, policy, answer }: Bought,
  { sources, site }: Pick<OrderServices, "sources" | "site">,
): Printed {
  const insurer = firmOf(answer, sources);
  const packageName = answer.package?.name;
  const facts = { quote, policy, offer: answer.offer, insurer, packageName, site };
  const certificate = certificateDocument({ quote, policy, answer }, { sources, site });
  return {
    policy: policyDocument(facts),
    ...(certificate === undefined ? {} : { certificate }),
  };
}

/** What goes with a policy; undefined where it has no such document. */
function certificateDocument(
  { quote, policy, answer }: Bought,
  { sources, site }: Pick<OrderServices, "sources" | "site">,
): CertificateDocument | undefined {
  const { request } = quote.content;
  const certificate = certificateOf(request);
  if (certificate === undefined) return undefined;
  const insurer = firmOf(answer, sources);
  const { policyNumber, issuedAt, period } = policy;
  const { name: insurerName, phone: insurerPhone } = insurer;
  const certified = { policyNumber, issuedAt, ...period, insurerName, insurerPhone };
  const texts = certificate.write(request, certified);
  return { policyNumber, insurer, issuedAt, texts, firm: site };
}

/** What a policy's papers are made of. */
export interface PaperFacts {
  readonly printed: Printed;
  /** Absent for a policy of before they were kept. */
  readonly agreed?: AgreedDocuments | undefined;
  /** Name of the file that goes with the policy, before its number. */
  readonly certificateName: string;
}

/**
 * What was kept with a policy for its papers; of an older one what would be written today. A certificate says who is insured, so
 * that of a changed policy is written on the day of the change, and one that has ended before its time has none.
 */
export async function paperFactsOf(bought: Bought, services: OrderServices): Promise<PaperFacts> {
  const { orderId } = bought.policy;
  const [record, changes] = await Promise.all([
    services.store.policies.record(orderId),
    services.store.policyChanges.confirmedOf(orderId),
  ]);
  const printed = record?.printed ?? printedNow(bought, services);
  const issuedAt = changes.at(-1)?.changedAt ?? undefined;
  const policy = issuedAt && { ...bought.policy, issuedAt };
  const changed = policy && certificateDocument({ ...bought, policy }, services);
  const { certificate: sold, ...rest } = printed;
  const certificate = bought.policy.cancelledOn === null ? changed || sold : undefined;
  return {
    printed: { ...rest, ...(certificate === undefined ? {} : { certificate }) },
    agreed: record?.agreed,
    certificateName: certificateOf(bought.quote.content.request)?.fileName ?? "",
  };
}

/** What goes with a policy as a change confirmed at `changedAt` (epoch ms) has left it, as a PDF; undefined where there is no such document, or the policy has ended. */
export async function changedCertificate(
  quote: Quote,
  changedAt: number,
  services: OrderServices,
): Promise<Attachment | undefined> {
  const { quoteId, content } = quote;
  const certificateName = certificateOf(content.request)?.fileName;
  if (certificateName === undefined) return undefined;
  const { store } = services;
  const policy = await store.policies.findByQuote(quoteId);
  if (policy === undefined || policy.cancelledOn !== null) return undefined;
  const answer = boughtAnswer(await answersOf(quoteId, services), policy);
  if (answer === undefined) return undefined;
  const changed = { ...policy, issuedAt: changedAt };
  const certificate = certificateDocument({ quote, policy: changed, answer }, services);
  return certificate && certificatePaper({ printed: { certificate }, certificateName }, services);
}

type Tools = Pick<OrderServices, "loadFonts">;

/** The policy as a PDF. The same policy gives the same bytes. */
export async function policyPaper(
  { printed: { policy } }: PaperFacts,
  { loadFonts }: Tools,
): Promise<Attachment> {
  const { renderPolicyPdf } = await import("../print/policy-pdf.ts");
  const bytes = await renderPolicyPdf(policy, await loadFonts());
  return { fileName: `police-${policy.policyNumber}.pdf`, contentType: pdf, bytes };
}

/** What goes with the policy as a PDF; undefined where it has no such document. */
export async function certificatePaper(
  {
    printed: { certificate },
    certificateName,
  }: Pick<PaperFacts, "certificateName"> & { readonly printed: Pick<Printed, "certificate"> },
  { loadFonts }: Tools,
): Promise<Attachment | undefined> {
  if (certificate === undefined) return undefined;
  const { renderCertificatePdf } = await import("../print/certificate-pdf.ts");
  const bytes = await renderCertificatePdf(certificate, await loadFonts());
  const fileName = `${certificateName}-${certificate.policyNumber}.pdf`;
  return { fileName, contentType: pdf, bytes };
}

/** Between whom the contract stands, then the documents that were agreed to, one after the other, as a PDF; undefined for a policy of before they were kept. */
export async function documentsPaper(
  { printed: { policy }, agreed }: PaperFacts,
  { loadFonts }: Tools,
): Promise<Attachment | undefined> {
  if (agreed === undefined) return undefined;
  const { renderTextsPdf } = await import("../print/texts-pdf.ts");
  const { policyNumber, insurer, firm } = policy;
  const bytes = await renderTextsPdf(
    {
      title: paperCopy.documents(policyNumber),
      texts: [
        { title: paperCopy.parties, html: contractText(policy), foot: paperCopy.partiesFoot },
        ...agreed.texts.map(({ title, html, edition, sha256 }) => ({
          title,
          html,
          foot: paperCopy.proof(edition, agreed.agreedAt, sha256),
        })),
      ],
      author: insurer.name,
      createdAt: agreed.agreedAt,
      firm,
    },
    await loadFonts(),
  );
  return { fileName: `sozlesme-metinleri-${policyNumber}.pdf`, contentType: pdf, bytes };
}
