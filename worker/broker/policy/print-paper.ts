import { findFirm } from "../insurers/source.ts";
import { buyerOf } from "../domain/policyholder.ts";
import type { Attachment } from "../notification/notification.ts";
import type { EndorsementDocument } from "../print/endorsement-pdf.ts";
import type { QuoteContent } from "../quote/quote-content.ts";
import type { SoldPolicy } from "./process/sold-policy.ts";
import type { PolicyServices } from "./services.ts";

type Printed = Pick<EndorsementDocument, "title" | "number" | "rows" | "paragraphs"> & {
  /** When what it says came about; epoch ms. */
  readonly confirmedAt: number;
  readonly fileName: string;
};

/** One sheet about a policy, with its insurer at the head and this firm at the foot. */
export async function printPaper(
  { fileName, ...printed }: Printed,
  { firmId, firmName }: Pick<SoldPolicy, "firmId" | "firmName">,
  { sources, site, loadFonts }: Pick<PolicyServices, "sources" | "site" | "loadFonts">,
): Promise<Attachment> {
  const { renderEndorsementPdf } = await import("../print/endorsement-pdf.ts");
  const insurer = { ...findFirm(sources, firmId), name: firmName };
  const bytes = await renderEndorsementPdf({ ...printed, insurer, firm: site }, await loadFonts());
  return { fileName, contentType: "application/pdf", bytes };
}

/** Who a policy's papers are made out to: who buys, or the company. */
export function policyholderName(content: QuoteContent): string {
  const { name, surname } = buyerOf(content);
  return content.company?.title ?? `${name} ${surname}`;
}
