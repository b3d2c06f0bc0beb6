import type { InsurerLogo } from "../insurers/source.ts";
import { colorOf, fill } from "./sheet.ts";
import type { Sheet } from "./sheet.ts";

/** Draws an insurer's logo in a square, where there is one; `x` and `y` are its upper left corner. */
export function drawLogo(
  sheet: Sheet,
  logo: InsurerLogo | undefined,
  x: number,
  y: number,
  size: number,
): void {
  if (logo === undefined) return;
  fill(sheet, x, y, size, size, logo.tint);
  const inner = size * 0.7;
  const inset = (size - inner) / 2;
  sheet.page.drawSvgPath(logo.path, {
    x: x + inset,
    y: sheet.height - y - inset,
    scale: inner / 24,
    color: colorOf(sheet, logo.ink),
    borderWidth: 0,
  });
}
