import { heading } from "./blocks.ts";
import { drawFeet } from "./feet.ts";
import type { PdfFonts } from "./fonts.ts";
import type { PrintedFirm } from "./policy-document.ts";
import { inks, nextSheet, openSheet, rule, wrap, write } from "./sheet.ts";
import type { Sheet, TextStyle } from "./sheet.ts";
import type { TextBlock } from "./text-blocks.ts";
import { blocksOf } from "./text-blocks.ts";

/** A text of the site's markup, and what is said under it. */
export interface PrintedText {
  readonly title: string;
  readonly html: string;
  readonly foot: string;
}

/** Texts that are printed together, each from a page of its own on. */
export interface TextsDocument {
  readonly title: string;
  readonly author: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly texts: readonly PrintedText[];
  readonly firm: PrintedFirm;
}

const left = 42;
const width = 511;
const labelWidth = 176;
const top = 52;
/** Where the foot of the page begins to need its place. */
const footHeight = 62;
const body: TextStyle = { size: 9 };
const label: TextStyle = { size: 9, color: inks.quiet };
const small: TextStyle = { size: 6.5, color: inks.quiet };
const stepOf = ({ size }: TextStyle): number => size * 1.45;

/** Lines of a block with where and how each is written; those of a table's row stand at the same height. */
interface Piece {
  readonly height: number;
  readonly draw: (sheet: Sheet, y: number) => void;
}

const lineOf = (text: string, x: number, style: TextStyle): Piece => ({
  height: stepOf(style),
  draw: (sheet, y) => write(sheet, text, x, y, style),
});

const gapOf = (height: number): Piece => ({ height, draw: () => undefined });

/** What of a page stays together: a heading with what follows it is kept by `needs`. */
interface Part {
  readonly pieces: readonly Piece[];
  /** How much of what follows has to fit on the same page. */
  readonly needs?: number;
}

function partsOf(sheet: Sheet, block: TextBlock): Part[] {
  switch (block.kind) {
    case "heading":
      return [
        {
          pieces: [
            gapOf(8),
            { height: 21, draw: (on, y) => heading(on, block.text, left, y, width) },
          ],
          needs: 40,
        },
      ];
    case "subheading": {
      const style: TextStyle = { size: 9.5, bold: true };
      return [{ pieces: [gapOf(5), lineOf(block.text, left, style), gapOf(2)], needs: 30 }];
    }
    case "paragraph":
      return [
        ...wrap(sheet, block.text, width, body).map((text) => ({
          pieces: [lineOf(text, left, body)],
        })),
        { pieces: [gapOf(4)] },
      ];
    case "list":
      return [
        ...block.items.flatMap((item) =>
          wrap(sheet, item, width - 12, body).map((text, index): Part => ({
            pieces: [
              {
                height: stepOf(body),
                draw(on, y) {
                  if (index === 0) write(on, "•", left, y, { size: 9, color: inks.primary });
                  write(on, text, left + 12, y, body);
                },
              },
            ],
          })),
        ),
        { pieces: [gapOf(4)] },
      ];
    case "rows":
      return [...block.rows.map((row) => rowPart(sheet, row)), { pieces: [gapOf(4)] }];
  }
}

function rowPart(sheet: Sheet, [name, value]: readonly [string, string]): Part {
  const names = wrap(sheet, name, labelWidth - 8, label);
  const values = wrap(sheet, value, width - labelWidth, body);
  const count = Math.max(names.length, values.length);
  const height = count * stepOf(body) + 3;
  return {
    pieces: [
      {
        height,
        draw(on, y) {
          names.forEach((text, index) => write(on, text, left, y + index * stepOf(body), label));
          values.forEach((text, index) =>
            write(on, text, left + labelWidth, y + index * stepOf(body), body),
          );
          rule(on, left, y + (count - 1) * stepOf(body) + 4, width);
        },
      },
    ],
  };
}

const heightOf = ({ pieces }: Part): number => pieces.reduce((sum, { height }) => sum + height, 0);

/** The texts as a PDF of A4 pages with selectable text. The same texts give the same bytes. */
export async function renderTextsPdf(
  { title, author, createdAt, texts, firm }: TextsDocument,
  fonts: PdfFonts,
): Promise<Uint8Array> {
  const { document, sheet: first } = await openSheet(
    fonts,
    { title, author, createdAt },
    "portrait",
  );
  let sheet = first;
  let y = top;
  const turn = () => {
    sheet = nextSheet(document, sheet);
    y = top;
  };
  const place = (part: Part) => {
    if (y + heightOf(part) + (part.needs ?? 0) > sheet.height - footHeight) turn();
    for (const { height, draw } of part.pieces) {
      draw(sheet, y);
      y += height;
    }
  };
  texts.forEach((text, index) => {
    if (index > 0) turn();
    for (const line of wrap(sheet, text.title, width, { size: 15, bold: true })) {
      write(sheet, line, left, y, { size: 15, bold: true, color: inks.primary });
      y += 20;
    }
    y += 4;
    for (const block of blocksOf(text.html)) partsOf(sheet, block).forEach(place);
    place({
      pieces: wrap(sheet, text.foot, width, small).map((line) => lineOf(line, left, small)),
    });
  });
  drawFeet(document, sheet, firm, title);
  return document.save();
}
