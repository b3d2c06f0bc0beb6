import type { InsurerMark } from "../insurers/insurer.ts";
import { fill, hex } from "./sheet.ts";
import type { Sheet } from "./sheet.ts";

/** Draws an insurer's mark in a square; `x` and `y` are its upper left corner. */
export function drawMark(
  sheet: Sheet,
  mark: InsurerMark,
  x: number,
  y: number,
  size: number,
): void {
  fill(sheet, x, y, size, size, hex(mark.tint));
  const inner = size * 0.7;
  const inset = (size - inner) / 2;
  sheet.page.drawSvgPath(mark.path, {
    x: x + inset,
    y: sheet.height - y - inset,
    scale: inner / 24,
    color: hex(mark.ink),
    borderWidth: 0,
  });
}
