import type { CertificateText } from "../lines/certificate.ts";
import type { CertificateDocument } from "./certificate-document.ts";
import { heading, labelled } from "./blocks.ts";
import { drawFeet } from "./feet.ts";
import type { PdfFonts } from "./fonts.ts";
import { drawLogo } from "./logo.ts";
import { fill, inks, openSheet, rule, write, writeParagraph } from "./sheet.ts";
import type { Sheet } from "./sheet.ts";

const left = 42;
const width = 511;
const labelWidth = 120;
const lineHeight = 14;
const small = { size: 8.5 };

/** Who is insured, in columns of equal width. */
function drawPeople(sheet: Sheet, { columns, people }: CertificateText, y: number): number {
  const step = width / columns.length;
  fill(sheet, left, y - 10, width, lineHeight, inks.tint);
  columns.forEach((text, column) =>
    write(sheet, text, left + 4 + column * step, y, { size: 8, bold: true }),
  );
  people.forEach((person, row) => {
    const baseline = y + (row + 1) * lineHeight;
    person.forEach((text, column) => write(sheet, text, left + 4 + column * step, baseline, small));
    rule(sheet, left, baseline + 4, width);
  });
  return y + (people.length + 1) * lineHeight + 6;
}

/** The certificate in one language; returns where the next one begins. */
function drawText(sheet: Sheet, text: CertificateText, y: number): number {
  const top = heading(sheet, text.title, left, y, width);
  write(sheet, text.purpose, left, top - 2, { size: 8.5, color: inks.quiet });
  const underIntro = writeParagraph(sheet, text.intro, left, top + 14, width, small);
  const underRows = labelled(sheet, text.rows, left, underIntro + 4, [labelWidth, width]);
  let baseline = drawPeople(sheet, text, underRows + 4);
  for (const paragraph of text.closing) {
    baseline = writeParagraph(sheet, paragraph, left, baseline + 2, width, small);
  }
  return baseline + 16;
}

/** A certificate as a PDF of one A4 page with selectable text. The same certificate gives the same bytes. */
export async function renderCertificatePdf(
  { policyNumber, insurer, issuedAt, texts, firm }: CertificateDocument,
  fonts: PdfFonts,
): Promise<Uint8Array> {
  const [first] = texts;
  const data = {
    title: `${first?.title ?? ""} ${policyNumber}`,
    author: firm.firm,
    createdAt: issuedAt,
  };
  const { document, sheet } = await openSheet(fonts, data, "portrait");
  drawLogo(sheet, insurer.logo, left, 36, 44);
  write(sheet, insurer.name, left + 56, 56, { size: 16, bold: true });
  write(sheet, policyNumber, left + 56, 74, { size: 10, color: inks.quiet });
  let y = 112;
  for (const text of texts) y = drawText(sheet, text, y);
  drawFeet(document, sheet, firm, policyNumber);
  return document.save();
}
