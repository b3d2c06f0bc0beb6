import type { PdfFonts } from "./fonts.ts";
import type { PolicyDocument } from "./policy-document.ts";
import {
  drawCovers,
  drawFoot,
  drawHead,
  drawNotes,
  drawParties,
  drawPremium,
  notesHeight,
} from "./policy-sections.ts";
import { nextSheet, openSheet } from "./sheet.ts";

const margin = 48;

/**
 * The policy as a PDF on one A4 page with selectable text; the notes move to a second page when they do not fit. The
 * same policy gives the same bytes.
 */
export async function renderPolicyPdf(
  policy: PolicyDocument,
  fonts: PdfFonts,
): Promise<Uint8Array> {
  const data = {
    title: `${policy.productName} ${policy.policyNumber}`,
    author: policy.firm.firm,
    createdAt: policy.issuedAt,
  };
  const { document, sheet } = await openSheet(fonts, data, "portrait");
  const afterHead = drawHead(sheet, policy);
  const afterParties = drawParties(sheet, policy, afterHead);
  const afterCovers = drawCovers(sheet, policy, afterParties);
  const afterPremium = drawPremium(sheet, policy, afterCovers);
  drawFoot(sheet, policy.firm);
  if (afterPremium + notesHeight(sheet, policy.notes) <= sheet.height - margin) {
    drawNotes(sheet, policy.notes, afterPremium);
  } else {
    const second = nextSheet(document, sheet);
    drawNotes(second, policy.notes, margin);
    drawFoot(second, policy.firm);
  }
  return document.save();
}
