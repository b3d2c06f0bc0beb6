import { identityNames } from "#shared/copy/identity.ts";
import { formatMoment } from "#shared/format/date.ts";
import { coverText } from "../../print/cover-text.ts";
import { printCopy } from "../../print/copy.ts";
import { nameLines, policyholderLines, termLines } from "../../print/policy-sections.ts";
import type { PolicyDocument } from "../../print/policy-document.ts";
import { bulletList, rowTable, subheading } from "../documents/markup.ts";
import { recordCopy as copy } from "./copy.ts";

/** What a policy says, as markup: of what was kept of it alone. */
export const policyText = (policy: PolicyDocument): string => {
  const { holder, policyholder, insurer, insured, covers, charges, notes, period } = policy;
  return [
    rowTable([
      [printCopy.policyNumber, policy.policyNumber],
      [copy.firm, insurer.company?.title ?? insurer.name],
      [copy.sale, policy.productName],
      [printCopy.starts, formatMoment(period.startsAt)],
      [printCopy.ends, formatMoment(period.endsAt)],
    ]),
    ...(policyholder === undefined
      ? []
      : [subheading(printCopy.policyholder), rowTable(policyholderLines(policyholder))]),
    subheading(holder.isInsured ? printCopy.holder : printCopy.policyholder),
    rowTable([
      ...nameLines(holder),
      [identityNames[holder.identity], holder.number],
      [printCopy.residence, holder.residence],
      [printCopy.phone, holder.phone],
    ]),
    ...insured.flatMap(({ heading, rows }) => [subheading(heading), rowTable(rows)]),
    subheading(copy.covers),
    rowTable(covers.map((row) => [row.label, coverText(row)])),
    subheading(copy.premium),
    rowTable([
      ...charges
        .filter(({ kurus }) => kurus !== 0)
        .map(({ label, kurus }) => [label, copy.lira(kurus)] as const),
      [printCopy.gross, copy.lira(policy.grossKurus)],
      ...termLines(policy),
    ]),
    subheading(copy.notes),
    bulletList(notes),
  ].join("");
};
