import { drawFeet } from "./feet.ts";
import type { PdfFonts } from "./fonts.ts";
import type { PolicyDocument } from "./policy-document.ts";
import {
  coversBlock,
  drawHead,
  drawParties,
  insuredBlocks,
  noteBlocks,
  premiumBlock,
} from "./policy-sections.ts";
import { nextSheet, openSheet } from "./sheet.ts";

const margin = 48;

/**
 * The policy as a PDF of A4 pages with selectable text, one where it fits; what does not fit moves to the next. The same
 * policy gives the same bytes.
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
  const blocks = [
    ...insuredBlocks(policy),
    coversBlock(policy),
    premiumBlock(policy),
    ...noteBlocks(policy),
  ];
  let current = sheet;
  let y = drawParties(sheet, policy, drawHead(sheet, policy));
  for (const { height, draw } of blocks) {
    if (y + height(current) > current.height - margin) {
      current = nextSheet(document, current);
      y = margin;
    }
    y = draw(current, y);
  }
  drawFeet(document, sheet, policy.firm, policy.policyNumber);
  return document.save();
}
