import { identityNames } from "#shared/copy/identity.ts";
import { formatMoment } from "#shared/format/date.ts";
import { coverText } from "../../print/cover-text.ts";
import { printCopy } from "../../print/copy.ts";
import {
  grossLabel,
  holderHeading,
  nameLines,
  paymentLines,
  policyholderLines,
  termLines,
} from "../../print/policy-sections.ts";
import type { PolicyDocument } from "../../print/policy-document.ts";
import { bulletList, rowTable, subheading } from "../documents/markup.ts";
import { documentCopy } from "../documents/copy.ts";
import { recordCopy as copy } from "./copy.ts";

/** Between whom a policy stands, for whom or what, until when and for how much, as markup: everybody in full. */
export const contractText = (policy: PolicyDocument): string => {
  const { holder, policyholder, insurer, insured, charges, period } = policy;
  const phone = [printCopy.phone, holder.phone] as const;
  return [
    rowTable([
      [printCopy.policyNumber, policy.policyNumber],
      [copy.firm, insurer.company?.title ?? insurer.name],
      [documentCopy.product, policy.productName],
      [printCopy.starts, formatMoment(period.startsAt)],
      [printCopy.ends, formatMoment(period.endsAt)],
    ]),
    ...(policyholder === undefined
      ? []
      : [
          subheading(printCopy.policyholder),
          rowTable([...policyholderLines(policyholder), phone]),
        ]),
    subheading(holderHeading(policy)),
    rowTable([
      ...nameLines(holder),
      [identityNames[holder.identity], holder.number],
      [printCopy.residence, holder.residence],
      ...(policyholder === undefined ? [phone] : []),
    ]),
    ...insured.flatMap(({ heading, rows }) => [subheading(heading), rowTable(rows)]),
    subheading(copy.premium),
    rowTable([
      ...charges
        .filter(({ kurus }) => kurus !== 0)
        .map(({ label, kurus }) => [label, copy.lira(kurus)] as const),
      [grossLabel(policy), copy.lira(policy.grossKurus)],
      ...paymentLines(policy),
      ...termLines(policy),
    ]),
  ].join("");
};

/** What a policy says, as markup: of what was kept of it alone. */
export const policyText = (policy: PolicyDocument): string =>
  [
    contractText(policy),
    subheading(copy.covers),
    rowTable(policy.covers.map((row) => [row.label, coverText(row)])),
    subheading(copy.notes),
    bulletList(policy.notes),
  ].join("");
