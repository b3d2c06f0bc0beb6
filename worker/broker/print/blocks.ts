import { fill, inks, rule, wrap, write, writeParagraph } from "./sheet.ts";
import type { Sheet } from "./sheet.ts";

/** A label and its value. */
export type Line = readonly [label: string, value: string];

const lineHeight = 14;
const valueStyle = { size: 8.5 };
/** From a heading's baseline to where its content begins. */
export const headingHeight = 21;

/** Writes a heading with a short bar under it; returns where the content begins. */
export function heading(sheet: Sheet, text: string, x: number, y: number, width: number): number {
  write(sheet, text, x, y, { size: 10.5, bold: true, color: inks.primary });
  rule(sheet, x, y + 6, width);
  fill(sheet, x, y + 5.5, 28, 1.75, inks.accent);
  return y + headingHeight;
}

const labelStyle = { size: 8, color: inks.quiet };
const lineStep = valueStyle.size * 1.4;
/** Between a label and its value. */
const gap = 6;

/** Writes labels left and values from `x + labelWidth`, both broken to fit; returns the baseline after the last line. */
export function labelled(
  sheet: Sheet,
  lines: readonly Line[],
  x: number,
  y: number,
  [labelWidth, width]: readonly [labelWidth: number, width: number],
): number {
  let baseline = y;
  for (const [label, value] of lines) {
    const labels = wrap(sheet, label, labelWidth - gap, labelStyle);
    labels.forEach((text, index) => write(sheet, text, x, baseline + index * lineStep, labelStyle));
    const end = writeParagraph(
      sheet,
      value,
      x + labelWidth,
      baseline,
      width - labelWidth,
      valueStyle,
    );
    baseline = Math.max(end, baseline + labels.length * lineStep) + lineHeight - lineStep;
  }
  return baseline;
}

/** Height that `labelled` takes for the same lines. */
export const labelledHeight = (
  sheet: Sheet,
  lines: readonly Line[],
  [labelWidth, width]: readonly [labelWidth: number, width: number],
): number =>
  lines
    .map(([label, value]) =>
      Math.max(
        wrap(sheet, value, width - labelWidth, valueStyle).length,
        wrap(sheet, label, labelWidth - gap, labelStyle).length,
      ),
    )
    .reduce((height, count) => height + lineHeight + (count - 1) * lineStep, 0);

/** Height of a ledger of so many lines. */
export const ledgerHeight = (count: number): number => count * lineHeight;

/** Writes labels left and values right with lines between; the last row may be the total. */
export function ledger(
  sheet: Sheet,
  lines: readonly Line[],
  x: number,
  y: number,
  width: number,
  hasTotal: boolean,
): number {
  lines.forEach(([label, value], index) => {
    const baseline = y + index * lineHeight;
    const bold = hasTotal && index === lines.length - 1;
    if (bold) fill(sheet, x - 6, baseline - 10, width + 12, lineHeight, inks.tint);
    write(sheet, label, x, baseline, { size: 8.5, bold });
    write(sheet, value, x + width, baseline, { size: 8.5, bold, align: "right" });
    if (!bold && index < lines.length - 1) rule(sheet, x, baseline + 4, width);
  });
  return y + lines.length * lineHeight;
}
