import { formatDateTime } from "#shared/format/date.ts";
import { formatInstalment } from "#shared/format/instalment.ts";
import { formatMoney } from "#shared/format/money.ts";
import type { Instalment } from "../lines/rating/instalments.ts";
import { rankOffers } from "./ranking.ts";
import type { CoverRow } from "../lines/offer.ts";
import { printCopy as copy } from "./copy.ts";
import { coverText } from "./cover-text.ts";
import { drawFeet } from "./feet.ts";
import type { PdfFonts } from "./fonts.ts";
import { drawLogo } from "./logo.ts";
import type { PrintedFirm, PrintedInsurer } from "./policy-document.ts";
import { fill, inks, nextSheet, openSheet, rule, wrap, write, writeParagraph } from "./sheet.ts";
import type { Sheet } from "./sheet.ts";

export interface ComparedOffer {
  readonly insurer: PrintedInsurer;
  readonly grossKurus: number;
  readonly instalments: readonly Instalment[];
  readonly covers: readonly CoverRow[];
  /** Epoch milliseconds. */
  readonly validUntil: number;
  /** How it is bought, and with whose cards in instalments, in words. */
  readonly payment: string;
  readonly cards: string;
}

/** Two to four offers to be set side by side. */
export interface ComparisonDocument {
  readonly productName: string;
  /** The insured vehicle in words, "34 *** 123 plakalı Togg T10X". */
  readonly subject: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly offers: readonly ComparedOffer[];
  readonly firm: PrintedFirm;
}

interface Row {
  readonly label: string;
  readonly values: readonly string[];
}

const left = 42;
const labelWidth = 178;
const rowHeight = 21;
const differing = "#FFF4DE";

function instalmentText(rows: readonly Instalment[]): string {
  const most = rows.reduce<Instalment | undefined>(
    (best, row) => (row.count > (best?.count ?? 1) ? row : best),
    undefined,
  );
  return most ? formatInstalment(most.eachKurus, most.count) : copy.paidAtOnce;
}

function rowsOf(offers: readonly ComparedOffer[]): Row[] {
  const each = (read: (offer: ComparedOffer) => string): string[] => offers.map(read);
  const labels = new Map(
    offers.flatMap(({ covers }) => covers.map(({ id, label }) => [id, label])),
  );
  const coverRows = [...labels].map(([id, label]): Row => {
    const values = each(({ covers }) => {
      const row = covers.find((cover) => cover.id === id);
      return row ? coverText(row) : copy.none;
    });
    return { label, values };
  });
  return [
    { label: copy.mostInstalments, values: each((offer) => instalmentText(offer.instalments)) },
    { label: copy.selling, values: each(({ payment }) => payment) },
    { label: copy.cards, values: each(({ cards }) => cards) },
    { label: copy.validUntil, values: each((offer) => formatDateTime(offer.validUntil)) },
    ...coverRows,
  ];
}

function drawOffersHead(sheet: Sheet, offers: readonly ComparedOffer[], columnWidth: number): void {
  offers.forEach((offer, index) => {
    const x = left + labelWidth + index * columnWidth;
    drawLogo(sheet, offer.insurer.logo, x, 96, 26);
    write(sheet, offer.insurer.name, x + 34, 107, { size: 9.5, bold: true });
    const price = `${formatMoney(offer.grossKurus)} TL`;
    write(sheet, price, x + 34, 121, { size: 11, bold: true, color: inks.primary });
  });
  write(sheet, copy.cash, left, 121, { size: 8.5, color: inks.quiet });
}

const cellStyle = { size: 8.5 };
const lineStep = cellStyle.size * 1.4;
/** Rows end where the foot begins to need its place. */
const footHeight = 62;

/** Cells of a row broken to fit: the label first, then a value for each offer. */
const cellsOf = (sheet: Sheet, { label, values }: Row, columnWidth: number): string[][] => [
  wrap(sheet, label, labelWidth - 8, cellStyle),
  ...values.map((value) => wrap(sheet, value, columnWidth - 6, cellStyle)),
];

const heightOf = (cells: readonly string[][]): number =>
  rowHeight + (Math.max(...cells.map(({ length }) => length)) - 1) * lineStep;

function drawRow(sheet: Sheet, row: Row, y: number, columnWidth: number): number {
  const cells = cellsOf(sheet, row, columnWidth);
  const height = heightOf(cells);
  const width = sheet.width - left * 2;
  if (new Set(row.values).size > 1) fill(sheet, left, y, width, height, differing);
  rule(sheet, left, y, width);
  cells.forEach((lines, column) => {
    const x = column === 0 ? left + 4 : left + labelWidth + (column - 1) * columnWidth;
    lines.forEach((line, index) => write(sheet, line, x, y + 14 + index * lineStep, cellStyle));
  });
  return y + height;
}

/**
 * The comparison, cheapest offer first, as a PDF of lying A4 pages, as many as its rows need; rows in which the offers
 * differ are coloured.
 */
export async function renderComparisonPdf(
  comparison: ComparisonDocument,
  fonts: PdfFonts,
): Promise<Uint8Array> {
  const { firm, createdAt } = comparison;
  const named = comparison.offers.map((offer) => ({ ...offer, firmName: offer.insurer.name }));
  const offers = rankOffers(named);
  const data = { title: copy.comparisonTitle, author: firm.firm, createdAt };
  const { document, sheet: first } = await openSheet(fonts, data, "landscape");
  const columnWidth = (first.width - left * 2 - labelWidth) / Math.max(1, offers.length);
  const bottom = first.height - footHeight;
  let sheet = first;
  let y = drawHead(sheet, comparison, offers, columnWidth);
  const turn = () => {
    sheet = nextSheet(document, sheet);
    y = drawHead(sheet, comparison, offers, columnWidth);
  };
  for (const row of rowsOf(offers)) {
    if (y + heightOf(cellsOf(sheet, row, columnWidth)) > bottom) turn();
    y = drawRow(sheet, row, y, columnWidth);
  }
  if (y + rowHeight > bottom) turn();
  const note = `${copy.order} ${copy.differs}`;
  writeParagraph(sheet, note, left, y + 18, sheet.width - left * 2, {
    size: 7.5,
    color: inks.quiet,
  });
  drawFeet(document, sheet, firm, copy.comparisonTitle);
  return document.save();
}

/** Title, subject and offers, the same on every page; returns where the rows begin. */
function drawHead(
  sheet: Sheet,
  { createdAt, productName, subject }: ComparisonDocument,
  offers: readonly ComparedOffer[],
  columnWidth: number,
): number {
  write(sheet, copy.comparisonTitle, left, 52, { size: 18, bold: true, color: inks.primary });
  const prepared = `${copy.preparedAt}: ${formatDateTime(createdAt)}`;
  write(sheet, prepared, sheet.width - left, 52, { size: 8.5, color: inks.quiet, align: "right" });
  write(sheet, `${productName} · ${subject}`, left, 72, { size: 10, color: inks.quiet });
  drawOffersHead(sheet, offers, columnWidth);
  return 134;
}
