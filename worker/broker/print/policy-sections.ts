import { collectionCopy } from "#shared/copy/collection.ts";
import { identityNames } from "#shared/copy/identity.ts";
import { formatMoment } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import {
  heading,
  headingHeight,
  labelled,
  labelledHeight,
  ledger,
  ledgerHeight,
} from "./blocks.ts";
import type { Line } from "./blocks.ts";
import { printCopy as copy } from "./copy.ts";
import { coverText } from "./cover-text.ts";
import { drawLogo } from "./logo.ts";
import type { InsuredFacts, PolicyDocument } from "./policy-document.ts";
import { fill, inks, wrap, write, writeParagraph } from "./sheet.ts";
import type { Sheet } from "./sheet.ts";

const left = 42;
const width = 511;
const gap = 24;
const half = (width - gap) / 2;
const right = left + half + gap;
const blockGap = 14;

/** A part of the page that is not broken; it goes to the next page when this one has no room for it. */
export interface Block {
  readonly height: (sheet: Sheet) => number;
  /** Draws it from `y` on; returns where the next one begins. */
  readonly draw: (sheet: Sheet, y: number) => number;
}

const lira = (kurus: number): string => `${formatMoney(kurus)} TL`;

/** The insurer as a contract names it: who it is and where, then how it is reached and registered. */
const companyLines = ({ company, phone }: PolicyDocument["insurer"]): string[] => [
  ...(company === undefined ? [] : [`${company.title} · ${company.address}`]),
  [
    ...(phone === undefined ? [] : [copy.insurersPhone(phone)]),
    ...(company === undefined ? [] : [copy.mersis(company.mersis)]),
  ].join(" · "),
];

/** Mark, insurer and title, then the band with number and period. Returns where the next block begins. */
export function drawHead(sheet: Sheet, policy: PolicyDocument): number {
  drawLogo(sheet, policy.insurer.logo, left, 36, 44);
  write(sheet, policy.insurer.name, left + 56, 50, { size: 16, bold: true });
  write(sheet, policy.productName, left + 56, 66, { size: 10, color: inks.quiet });
  const small = { size: 6.5, color: inks.quiet };
  companyLines(policy.insurer).reduce(
    (top, line) => writeParagraph(sheet, line, left + 56, top, width - 56, small),
    78,
  );
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
    [copy.issuedAt, formatMoment(policy.issuedAt)],
    [copy.starts, formatMoment(policy.period.startsAt)],
    [copy.ends, formatMoment(policy.period.endsAt)],
  ];
  const columns = [0, 128, 244, 360];
  cells.forEach(([label, value], index) => {
    const x = left + 14 + (columns[index] ?? 0);
    write(sheet, label, x, 112, { size: 7.5, color: inks.white });
    write(sheet, value, x, 128, { size: 8, bold: true, color: inks.white });
  });
  return 166;
}

const insuredColumns = [92, half] as const;

/** One insured thing in one of the two columns. */
function drawOne(sheet: Sheet, { heading: title, rows }: InsuredFacts, x: number, y: number) {
  return labelled(sheet, rows, x, heading(sheet, title, x, y, half), insuredColumns);
}

/** By its title a company, with who may act for it; anybody else by their name. */
export const nameLines = ({ fullName, company }: PolicyDocument["holder"]): Line[] =>
  company === undefined
    ? [[copy.name, fullName]]
    : [
        [copy.companyTitle, company.title],
        [copy.taxOffice, company.taxOffice],
        [copy.officer, fullName],
      ];

/** Who has bought for the holder. */
export const policyholderLines = ({
  fullName,
  identity,
  number,
  standing,
}: NonNullable<PolicyDocument["policyholder"]>): Line[] => [
  [copy.name, fullName],
  [identityNames[identity], number],
  [copy.standing, standing],
];

/** What the holder is: insured, policyholder or both. */
export function holderHeading({ holder, policyholder }: PolicyDocument): string {
  if (policyholder !== undefined) return copy.holder;
  return holder.isInsured ? copy.both : copy.policyholder;
}

/** Policyholder, holder and arranging firm; beside them what is insured, where it is one. */
export function drawParties(sheet: Sheet, policy: PolicyDocument, y: number): number {
  const { holder, policyholder, insured, firm } = policy;
  const [one, ...others] = insured;
  const isOne = one !== undefined && others.length === 0;
  const holderLines: Line[] = [
    ...nameLines(holder),
    [identityNames[holder.identity], holder.number],
    ...(holder.nationality ? [[copy.nationality, holder.nationality] as const] : []),
    [copy.residence, holder.residence],
  ];
  const contact: Line[] = [
    [copy.phone, holder.phone],
    ...(holder.email ? [[copy.email, holder.email] as const] : []),
  ];
  const drawParty = (title: string, lines: readonly Line[], top: number) =>
    labelled(sheet, lines, left, heading(sheet, title, left, top, half), [84, half]);
  const holderTop =
    policyholder === undefined
      ? y
      : drawParty(copy.policyholder, [...policyholderLines(policyholder), ...contact], y) + 14;
  const underHolder = drawParty(
    holderHeading(policy),
    policyholder === undefined ? [...holderLines, ...contact] : holderLines,
    holderTop,
  );
  const [firmX, firmY] = isOne ? [left, underHolder + 14] : [right, y];
  const firmTop = heading(sheet, copy.arrangedBy, firmX, firmY, half);
  const firmText = `${firm.firm} · ${firm.licence}`;
  const underFirm = writeParagraph(sheet, firmText, firmX, firmTop, half, { size: 8 });
  const underRight = isOne ? drawOne(sheet, one, right, y) : underHolder;
  return Math.max(underFirm, underRight) + blockGap;
}

/** Several insured, two beside each other. */
export function insuredBlocks({ insured }: PolicyDocument): readonly Block[] {
  if (insured.length === 1) return [];
  const pairs = insured.flatMap((one, index) =>
    index % 2 === 0 ? [[one, ...insured.slice(index + 1, index + 2)]] : [],
  );
  return pairs.map((pair) => ({
    height: (sheet) =>
      headingHeight +
      Math.max(...pair.map(({ rows }) => labelledHeight(sheet, rows, insuredColumns))),
    draw: (sheet, y) =>
      Math.max(...pair.map((one, column) => drawOne(sheet, one, column === 0 ? left : right, y))) +
      blockGap,
  }));
}

/** Covers with their limits over the whole width. */
export function coversBlock({ covers }: PolicyDocument): Block {
  const lines = covers.map((row): Line => [row.label, coverText(row)]);
  return {
    height: () => headingHeight + ledgerHeight(lines.length),
    draw(sheet, y) {
      const top = heading(sheet, copy.covers, left, y, width);
      return ledger(sheet, lines, left, top, width, false) + blockGap;
    },
  };
}

/** How it is paid. */
export function paymentLines({ instalment, card, converted }: PolicyDocument): Line[] {
  const { count, firstKurus, eachKurus, totalKurus } = instalment;
  const cardLines: Line[] = [
    ...(converted === undefined
      ? []
      : ([
          [copy.foreignPremium, converted.sum],
          [copy.rate, converted.rate],
        ] as const)),
    ...(card ? [[copy.card, card] as const] : []),
  ];
  if (count === 1) return [...cardLines, [copy.paidAtOnce, lira(totalKurus)]];
  return [
    ...cardLines,
    [copy.firstInstalment, lira(firstKurus)],
    [copy.furtherInstalments(count), `${count - 1} × ${lira(eachKurus)}`],
    [copy.total, lira(totalKurus)],
  ];
}

/** General conditions it comes with, and who has taken the premium. */
export const termLines = ({ conditions, collector }: PolicyDocument): Line[] => [
  ...(conditions === undefined ? [] : ([[copy.conditions, conditions]] as const)),
  ...(collector === undefined ? [] : ([[collectionCopy.label, collector]] as const)),
];

const noteStyle = { size: 7, color: inks.quiet };
/** The same as small print beside the premium. */
const smallPrint = (policy: PolicyDocument): readonly string[] =>
  termLines(policy).map(([label, text]) => `${label}: ${text}`);

/** What is paid altogether is no premium alone where its instalments cost something. */
export const grossLabel = ({ charges }: PolicyDocument): string =>
  charges.some(({ kind, kurus }) => kind === "surcharge" && kurus !== 0)
    ? copy.withSurcharge
    : copy.gross;

/** Premium with its charges on the left, the payment and the terms of the contract on the right. */
export function premiumBlock(policy: PolicyDocument): Block {
  const charges = policy.charges.filter(({ kurus }) => kurus !== 0);
  const premium: Line[] = [
    ...charges.map(({ label, kurus }): Line => [label, lira(kurus)]),
    [grossLabel(policy), lira(policy.grossKurus)],
  ];
  const rows = paymentLines(policy);
  const terms = smallPrint(policy);
  const termsHeight = (sheet: Sheet) =>
    terms.flatMap((text) => wrap(sheet, text, half, noteStyle)).length * noteStyle.size * 1.4;
  return {
    height: (sheet) =>
      headingHeight +
      Math.max(ledgerHeight(premium.length), ledgerHeight(rows.length) + termsHeight(sheet)),
    draw(sheet, y) {
      const premiumTop = heading(sheet, copy.premium, left, y, half);
      const premiumEnd = ledger(sheet, premium, left, premiumTop, half, true);
      const paymentTop = heading(sheet, copy.payment, right, y, half);
      const paymentEnd = ledger(sheet, rows, right, paymentTop, half, policy.instalment.count > 1);
      const termsEnd = terms.reduce(
        (top, text) => writeParagraph(sheet, text, right, top, half, noteStyle),
        paymentEnd,
      );
      return Math.max(premiumEnd, termsEnd) + blockGap;
    },
  };
}

const noteGap = 1.5;

/** What the holder should know: each note by itself, the first under the heading. */
export const noteBlocks = ({ notes }: PolicyDocument): readonly Block[] =>
  notes.map((note, index) => {
    const headHeight = index === 0 ? headingHeight - 3 : 0;
    return {
      height: (sheet) =>
        headHeight + wrap(sheet, note, width - 10, noteStyle).length * noteStyle.size * 1.4,
      draw(sheet, y) {
        if (index === 0) heading(sheet, copy.notes, left, y, width);
        const baseline = y + headHeight;
        write(sheet, "•", left, baseline, { size: 7, color: inks.primary });
        return writeParagraph(sheet, note, left + 10, baseline, width - 10, noteStyle) + noteGap;
      },
    };
  });
