import { formatDate } from "#shared/format/date.ts";
import { impacts } from "#shared/tools/accident-report.ts";
import type { AccidentReport } from "#shared/tools/accident-report.ts";
import { readSketch, situations, sketchCar, sketchSheet } from "#shared/tools/sketch.ts";
import type { PlacedCar } from "#shared/tools/sketch.ts";
import type { PdfFonts } from "#worker/broker/print/fonts.ts";
import {
  colorOf,
  fill,
  inks,
  openSheet,
  rule,
  wrap,
  write,
  writeParagraph,
} from "#worker/broker/print/sheet.ts";
import type { Sheet } from "#worker/broker/print/sheet.ts";
import { accidentReportCopy as copy } from "./copy.ts";

const left = 42;
const width = 511;
const gap = 12;
const half = (width - gap) / 2;
const small = { size: 8.5 };
const quiet = { size: 7.5, color: inks.quiet };
const step = small.size * 1.4;

/** A named area and what was typed into it, or lines to write on; returns where the next one begins. */
function area(
  sheet: Sheet,
  { title, text = "", lines = 1 }: { title: string; text?: string | undefined; lines?: number },
  x: number,
  y: number,
  wide: number,
): number {
  write(sheet, title, x, y, quiet);
  const written = text === "" ? [] : wrap(sheet, text, wide, small);
  written.forEach((each, at) => write(sheet, each, x, y + 12 + at * step, small));
  const count = Math.max(lines, written.length);
  for (let at = written.length; at < count; at += 1) {
    rule(sheet, x, y + 14 + at * (step + 3), wide);
  }
  return y + 12 + count * (step + (written.length === 0 ? 3 : 0)) + 5;
}

/** One of the two columns; returns where it ends. */
function drawColumn(sheet: Sheet, report: AccidentReport, side: "a" | "b", y: number): number {
  const x = side === "a" ? left : left + half + gap;
  const join = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(", ");
  const { areas } = copy;
  fill(sheet, x, y - 11, half, 16, inks.tint);
  write(sheet, copy[side], x + 4, y, { size: 9.5, bold: true, color: inks.primary });
  const impact = report[`${side}Impact`];
  const rows = [
    {
      title: areas.driver,
      text: join(
        report[`${side}Name`],
        report[`${side}Number`],
        report[`${side}Licence`],
        report[`${side}Address`],
        report[`${side}Phone`],
      ),
      lines: 3,
    },
    {
      title: areas.vehicle,
      text: join(report[`${side}Plate`], report[`${side}Vehicle`], report[`${side}Chassis`]),
      lines: 2,
    },
    {
      title: areas.policy,
      text: join(report[`${side}Insurer`], report[`${side}Policy`]),
      lines: 2,
    },
    { title: areas.greenCard },
    { title: areas.impact, text: impact === "none" ? "" : impacts[impact] },
    { title: areas.statement, text: report[`${side}Statement`], lines: 4 },
    { title: areas.signature, lines: 2 },
  ];
  return rows.reduce((at, row) => area(sheet, row, x, at, half), y + 20);
}

const scale = 2.6;

/** The road with both cars; `y` is its upper edge. */
function drawSketch(sheet: Sheet, report: AccidentReport, x: number, y: number): number {
  const { road, cars: usual } = situations[report.situation];
  const cars = readSketch(report.sketch ?? "") ?? usual;
  const at = (value: number) => value * scale;
  fill(sheet, x, y, at(sketchSheet.width), at(sketchSheet.height), inks.tint);
  for (const [roadX, roadY, wide, high] of road.asphalt) {
    fill(sheet, x + at(roadX), y + at(roadY), at(wide), at(high), inks.line);
  }
  for (const [fromX, fromY, toX, toY] of road.lines) {
    sheet.page.drawLine({
      start: { x: x + at(fromX), y: sheet.height - y - at(fromY) },
      end: { x: x + at(toX), y: sheet.height - y - at(toY) },
      thickness: 1,
      color: colorOf(sheet, inks.quiet),
      dashArray: [8, 7],
    });
  }
  cars.forEach((car, index) =>
    drawCar(sheet, { ...car, x: x + at(car.x), y: y + at(car.y) }, index === 0 ? "A" : "B"),
  );
  return y + at(sketchSheet.height) + 14;
}

/** A car around its middle, in points; a rectangle turns about its lower left corner. */
function drawCar(sheet: Sheet, { x, y, turn }: PlacedCar, name: "A" | "B"): void {
  const [length, wide] = [sketchCar.length * scale, sketchCar.width * scale];
  const angle = (-turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const middleY = sheet.height - y;
  const corner = (alongX: number, alongY: number) => ({
    x: x + alongX * cos - alongY * sin,
    y: middleY + alongX * sin + alongY * cos,
  });
  sheet.page.drawRectangle({
    ...corner(-length / 2, -wide / 2),
    width: length,
    height: wide,
    rotate: sheet.library.degrees(-turn),
    color: colorOf(sheet, name === "A" ? inks.primary : inks.text),
  });
  sheet.page.drawRectangle({
    ...corner(length / 2 - 10, -wide / 2 + 3),
    width: 4,
    height: wide - 6,
    rotate: sheet.library.degrees(-turn),
    color: colorOf(sheet, inks.white),
  });
  write(sheet, name, x - 4, y + 4, { size: 11, bold: true, color: inks.white });
}

/** The draft as a PDF of one A4 page, in the order of the official form's areas. The same report gives the same bytes. */
export async function renderAccidentReport(
  report: AccidentReport,
  { name, createdAt }: { readonly name: string; readonly createdAt: number },
  fonts: PdfFonts,
): Promise<Uint8Array> {
  const data = { title: copy.title, author: name, createdAt };
  const { document, sheet } = await openSheet(fonts, data, "portrait");
  const { areas } = copy;
  write(sheet, copy.title, left, 52, { size: 13, bold: true });
  const top = writeParagraph(sheet, copy.warning, left, 68, width, quiet) + 4;
  rule(sheet, left, top - 6, width, inks.primary);
  const when = [formatDate(report.date), report.time].filter(Boolean).join(" ");
  const underWhen = Math.max(
    area(sheet, { title: areas.when, text: when }, left, top + 8, 120),
    area(sheet, { title: areas.where, text: report.place }, left + 132, top + 8, width - 132),
  );
  const underWitnesses = area(
    sheet,
    { title: areas.witnesses, text: report.witnesses },
    left,
    underWhen,
    width,
  );
  write(sheet, areas.sketch, left, underWitnesses, quiet);
  const underSketch = drawSketch(sheet, report, left, underWitnesses + 6);
  area(
    sheet,
    { title: areas.how, text: situations[report.situation].name, lines: 3 },
    left + sketchSheet.width * scale + gap,
    underWitnesses,
    width - sketchSheet.width * scale - gap,
  );
  drawColumn(sheet, report, "a", underSketch + 8);
  drawColumn(sheet, report, "b", underSketch + 8);
  write(sheet, copy.foot(name), left, sheet.height - 30, quiet);
  return document.save();
}
