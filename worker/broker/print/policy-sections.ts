import { formatDateTime, formatMoment } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { heading, labelled, ledger } from "./blocks.ts";
import type { Line } from "./blocks.ts";
import { printCopy as copy } from "./copy.ts";
import { coverText } from "./cover-text.ts";
import { drawLogo } from "./logo.ts";
import type { PolicyDocument } from "./policy-document.ts";
import { fill, inks, rule, wrap, write, writeParagraph } from "./sheet.ts";
import type { Sheet } from "./sheet.ts";

const left = 42;
const width = 511;
const gap = 24;
const half = (width - gap) / 2;
const right = left + half + gap;
const lira = (kurus: number): string => `${formatMoney(kurus)} TL`;

/** Mark, insurer and title, then the band with number and period. Returns where the next block begins. */
export function drawHead(sheet: Sheet, policy: PolicyDocument): number {
  drawLogo(sheet, policy.insurer.logo, left, 36, 44);
  write(sheet, policy.insurer.name, left + 56, 56, { size: 16, bold: true });
  write(sheet, policy.productName, left + 56, 74, { size: 10, color: inks.quiet });
  const edge = left + width;
  write(sheet, copy.policyTitle, edge, 60, {
    size: 20,
    bold: true,
    color: inks.primary,
    align: "right",
  });
  fill(sheet, left, 94, width, 46, inks.primary);
  const cells: Line[] = [
    [copy.policyNumber, policy.policyNumber],
    [copy.issuedAt, formatDateTime(policy.issuedAt)],
    [copy.starts, formatMoment(policy.period.startsAt)],
    [copy.ends, formatMoment(policy.period.endsAt)],
  ];
  const columns = [0, 140, 242, 364];
  cells.forEach(([label, value], index) => {
    const x = left + 14 + (columns[index] ?? 0);
    write(sheet, label, x, 112, { size: 7.5, color: inks.white });
    write(sheet, value, x, 128, { size: 8.5, bold: true, color: inks.white });
  });
  return 166;
}

/** Holder and arranging firm on the left, what is insured on the right. */
export function drawParties(sheet: Sheet, policy: PolicyDocument, y: number): number {
  const { holder, insured, firm } = policy;
  const holderLines: Line[] = [
    [copy.name, holder.fullName],
    [copy.nationalNumber, holder.nationalNumber],
    [copy.residence, holder.residence],
    [copy.phone, holder.phone],
    ...(holder.email ? [[copy.email, holder.email] as const] : []),
  ];
  const underHolder = labelled(
    sheet,
    holderLines,
    left,
    heading(sheet, copy.holder, left, y, half),
    [84, half],
  );
  const firmTop = heading(sheet, copy.arrangedBy, left, underHolder + 14, half);
  const firmText = `${firm.firm} · ${firm.licence}`;
  const underFirm = writeParagraph(sheet, firmText, left, firmTop, half, { size: 8 });
  const top = heading(sheet, insured.heading, right, y, half);
  const underInsured = labelled(sheet, insured.rows, right, top, [92, half]);
  return Math.max(underFirm, underInsured) + 16;
}

/** Covers with their limits over the whole width. */
export function drawCovers(sheet: Sheet, policy: PolicyDocument, y: number): number {
  const lines = policy.covers.map((row): Line => [row.label, coverText(row)]);
  const top = heading(sheet, copy.covers, left, y, width);
  return ledger(sheet, lines, left, top, width, false) + 16;
}

function paymentLines({ instalment, card }: PolicyDocument): Line[] {
  const { count, firstKurus, eachKurus, totalKurus } = instalment;
  const cardLines: Line[] = card ? [[copy.card, card]] : [];
  if (count === 1) return [...cardLines, [copy.paidAtOnce, lira(totalKurus)]];
  return [
    ...cardLines,
    [copy.firstInstalment, lira(firstKurus)],
    [copy.furtherInstalments(count), `${count - 1} × ${lira(eachKurus)}`],
    [copy.total, lira(totalKurus)],
  ];
}

/** Premium with its charges on the left, the payment on the right. */
export function drawPremium(sheet: Sheet, policy: PolicyDocument, y: number): number {
  const charges = policy.charges.filter(({ kurus }) => kurus !== 0);
  const premium: Line[] = [
    ...charges.map(({ label, kurus }): Line => [label, lira(kurus)]),
    [copy.gross, lira(policy.grossKurus)],
  ];
  const premiumTop = heading(sheet, copy.premium, left, y, half);
  const premiumEnd = ledger(sheet, premium, left, premiumTop, half, true);
  const paymentTop = heading(sheet, copy.payment, right, y, half);
  const rows = paymentLines(policy);
  const paymentEnd = ledger(sheet, rows, right, paymentTop, half, policy.instalment.count > 1);
  return Math.max(premiumEnd, paymentEnd) + 16;
}

const noteStyle = { size: 7, color: inks.quiet };
const noteGap = 1.5;

/** Height the notes take, heading included. */
export function notesHeight(sheet: Sheet, notes: readonly string[]): number {
  const lines = notes.flatMap((note) => wrap(sheet, note, width - 10, noteStyle));
  return 18 + lines.length * noteStyle.size * 1.4 + notes.length * noteGap;
}

/** What the holder should know. */
export function drawNotes(sheet: Sheet, notes: readonly string[], y: number): void {
  let baseline = heading(sheet, copy.notes, left, y, width) - 3;
  for (const note of notes) {
    write(sheet, "•", left, baseline, { size: 7, color: inks.primary });
    baseline = writeParagraph(sheet, note, left + 10, baseline, width - 10, noteStyle) + noteGap;
  }
}

/** Address line of the firm at the foot of the page. */
export function drawFoot(sheet: Sheet, firm: PolicyDocument["firm"]): void {
  const edge = sheet.width - left * 2;
  rule(sheet, left, sheet.height - 44, edge);
  const style = { size: 7, color: inks.quiet };
  const contact = `${firm.phone} · ${firm.email} · MERSİS ${firm.mersis}`;
  write(sheet, firm.address, left, sheet.height - 30, style);
  write(sheet, contact, left, sheet.height - 19, style);
}
