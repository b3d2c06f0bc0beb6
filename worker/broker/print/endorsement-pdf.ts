import { heading, labelled } from "./blocks.ts";
import { drawFeet } from "./feet.ts";
import type { PdfFonts } from "./fonts.ts";
import { drawLogo } from "./logo.ts";
import type { PrintedFirm, PrintedInsurer } from "./policy-document.ts";
import { inks, openSheet, write, writeParagraph } from "./sheet.ts";

/** What is printed of the endorsement by which a policy ends. */
export interface EndorsementDocument {
  readonly title: string;
  readonly number: string;
  readonly insurer: PrintedInsurer;
  /** Epoch milliseconds. */
  readonly confirmedAt: number;
  readonly rows: readonly (readonly [label: string, text: string])[];
  readonly paragraphs: readonly string[];
  readonly firm: PrintedFirm;
}

const left = 42;
const width = 511;
const labelWidth = 180;

/** It as a PDF of one A4 page with selectable text. The same endorsement gives the same bytes. */
export async function renderEndorsementPdf(
  { title, number, insurer, confirmedAt, rows, paragraphs, firm }: EndorsementDocument,
  fonts: PdfFonts,
): Promise<Uint8Array> {
  const data = { title: `${title} ${number}`, author: firm.firm, createdAt: confirmedAt };
  const { document, sheet } = await openSheet(fonts, data, "portrait");
  drawLogo(sheet, insurer.logo, left, 36, 44);
  write(sheet, insurer.name, left + 56, 56, { size: 16, bold: true });
  write(sheet, number, left + 56, 74, { size: 10, color: inks.quiet });
  const top = heading(sheet, title, left, 112, width);
  let baseline = labelled(sheet, rows, left, top + 4, [labelWidth, width]) + 8;
  for (const paragraph of paragraphs) {
    baseline = writeParagraph(sheet, paragraph, left, baseline, width, { size: 9 }) + 4;
  }
  drawFeet(document, sheet, firm, number);
  return document.save();
}
