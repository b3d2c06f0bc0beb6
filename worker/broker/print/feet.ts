import type { PDFDocument } from "@cantoo/pdf-lib";
import { printCopy as copy } from "./copy.ts";
import type { PrintedFirm } from "./policy-document.ts";
import { inks, rule, write } from "./sheet.ts";
import type { Sheet } from "./sheet.ts";

const left = 42;
const style = { size: 7, color: inks.quiet };

/** The firm's address at the foot of every page of a finished document and, of several, which page of what it is: its number or title. */
export function drawFeet(
  document: PDFDocument,
  anySheet: Sheet,
  firm: PrintedFirm,
  name: string,
): void {
  const pages = document.getPages();
  const contact = `${firm.phone} · ${firm.email} · ${copy.mersis(firm.mersis)}`;
  pages.forEach((page, index) => {
    const sheet = { ...anySheet, page };
    const [width, bottom] = [sheet.width - left * 2, sheet.height];
    rule(sheet, left, bottom - 44, width);
    write(sheet, firm.address, left, bottom - 30, style);
    write(sheet, contact, left, bottom - 19, style);
    if (pages.length === 1) return;
    const text = copy.page(name, index + 1, pages.length);
    write(sheet, text, left + width, bottom - 30, { ...style, align: "right" });
  });
}
