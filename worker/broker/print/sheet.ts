import type * as PdfLibrary from "@cantoo/pdf-lib";
import type { Color, PDFDocument, PDFFont, PDFPage } from "@cantoo/pdf-lib";
import type { PdfFonts } from "./fonts.ts";

/** One page being drawn. Coordinates are points from the top left corner. */
export interface Sheet {
  /** Loaded with the first document: a quarter of what starting the broker takes would be this library and its fonts'. */
  readonly library: typeof PdfLibrary;
  readonly page: PDFPage;
  readonly regular: PDFFont;
  readonly bold: PDFFont;
  readonly width: number;
  readonly height: number;
}

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly color?: string;
  /** "right": x is the right edge. */
  readonly align?: "left" | "right";
}

export const inks = {
  text: "#0F2A2E",
  primary: "#0B5351",
  tint: "#EEF7F5",
  line: "#EAE4D8",
  quiet: "#55666A",
  accent: "#FFB627",
  white: "#FFFFFF",
} as const;

/** `#0F2A2E` → a colour of the document. */
export function colorOf({ library }: Sheet, hex: string): Color {
  const part = (from: number): number => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return library.rgb(part(1), part(3), part(5));
}

export interface DocumentData {
  readonly title: string;
  readonly author: string;
  /** Epoch milliseconds; the only clock in the file, so that the same document gives the same bytes. */
  readonly createdAt: number;
}

/** Opens a document with one empty A4 page, upright or lying. */
export async function openSheet(
  fonts: PdfFonts,
  data: DocumentData,
  orientation: "portrait" | "landscape",
): Promise<{ document: PDFDocument; sheet: Sheet }> {
  const [library, { typefaceReader }] = await Promise.all([
    import("@cantoo/pdf-lib"),
    import("./typeface.ts"),
  ]);
  const document = await library.PDFDocument.create({ updateMetadata: false });
  document.registerFontkit(typefaceReader);
  const options = { subset: true };
  const regular = await document.embedFont(fonts.regular, options);
  const bold = await document.embedFont(fonts.bold, options);
  const createdAt = new Date(data.createdAt);
  document.setTitle(data.title, { showInWindowTitleBar: true });
  document.setAuthor(data.author);
  document.setLanguage("tr-TR");
  document.setCreationDate(createdAt);
  document.setModificationDate(createdAt);
  const [width, height] = orientation === "portrait" ? [595, 842] : [842, 595];
  const page = document.addPage([width, height]);
  return { document, sheet: { library, page, regular, bold, width, height } };
}

/** Adds an empty page of the same size and fonts. */
export function nextSheet(document: PDFDocument, sheet: Sheet): Sheet {
  return { ...sheet, page: document.addPage([sheet.width, sheet.height]) };
}

const fontOf = (sheet: Sheet, style: TextStyle): PDFFont =>
  style.bold ? sheet.bold : sheet.regular;

/** Writes one line; `y` is its baseline. */
export function write(sheet: Sheet, text: string, x: number, y: number, style: TextStyle): void {
  const font = fontOf(sheet, style);
  const left = style.align === "right" ? x - font.widthOfTextAtSize(text, style.size) : x;
  const { size, color = inks.text } = style;
  sheet.page.drawText(text, {
    x: left,
    y: sheet.height - y,
    size,
    font,
    color: colorOf(sheet, color),
  });
}

/** Joins parts into lines that fit; a part that does not fit by itself is a line. */
const joined = (parts: readonly string[], between: string, fits: (line: string) => boolean) =>
  parts.reduce<string[]>((lines, part) => {
    const last = lines.at(-1);
    const longer = last === undefined ? part : last + between + part;
    return last === undefined || !fits(longer) ? [...lines, part] : [...lines.slice(0, -1), longer];
  }, []);

/** Breaks a text into lines that fit a width, and a word that is longer than a line within it. */
export function wrap(sheet: Sheet, text: string, width: number, style: TextStyle): string[] {
  const font = fontOf(sheet, style);
  const fits = (line: string) => font.widthOfTextAtSize(line, style.size) <= width;
  const words = text
    .split(/\s+/)
    .flatMap((word) => (fits(word) ? [word] : joined([...word], "", fits)));
  return joined(words, " ", fits);
}

/** Writes a text over as many lines as it needs; returns the baseline after the last one. */
export function writeParagraph(
  sheet: Sheet,
  text: string,
  x: number,
  y: number,
  width: number,
  style: TextStyle,
): number {
  const lines = wrap(sheet, text, width, style);
  const step = style.size * 1.4;
  lines.forEach((line, index) => write(sheet, line, x, y + index * step, style));
  return y + lines.length * step;
}

/** Fills a rectangle; `y` is its upper edge. */
export function fill(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
): void {
  sheet.page.drawRectangle({
    x,
    y: sheet.height - y - height,
    width,
    height,
    color: colorOf(sheet, color),
  });
}

/** A thin horizontal line. */
export function rule(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  color: string = inks.line,
): void {
  fill(sheet, x, y, width, 0.75, color);
}
