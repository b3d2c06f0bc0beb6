import { collectionCopy } from "#shared/copy/collection.ts";
import { exchangeCopy } from "#shared/copy/exchange.ts";
import { identityNames } from "#shared/copy/identity.ts";
import { standings } from "#shared/copy/policyholder.ts";
import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { formatDate, formatMoment } from "#shared/format/date.ts";
import { formatMoney, formatSum } from "#shared/format/money.ts";
import type { AnyLine } from "#shared/lines/line.ts";
import { inWords, periodOf } from "#shared/lines/period.ts";
import { lines } from "#shared/lines/registry.ts";
import type { Row } from "../../assets/facts.ts";
import { insuredRows } from "../../assets/described.ts";
import { fillPage } from "../../content/fill.ts";
import { informationFormOf } from "../../content/information-form.ts";
import { findPage } from "../../content/registry.ts";
import type { SaleValues } from "../../content/sale-words.ts";
import { saleWords } from "../../content/sale-words.ts";
import { groundWords } from "../../lines/leaving/copy.ts";
import type { GroundStanding } from "../../lines/leaving/leaving.ts";
import { groundsOf } from "../../lines/leaving/leaving.ts";
import type { CoverRow } from "../../lines/offer.ts";
import { policyPeriod } from "../../lines/policy-period.ts";
import type { Instalment } from "../../lines/rating/instalments.ts";
import { guaranteeFund } from "../../lines/rating/levies.ts";
import { chosenTerms } from "../../lines/terms.ts";
import { coverText } from "../../print/cover-text.ts";
import { documentCopy as copy } from "./copy.ts";
import { collectorOf, conditionsOf } from "./insurer-terms.ts";
import { bulletList, paragraph, rowTable, subheading, underHeading } from "./markup.ts";
import type { Sale } from "./sale.ts";

const lira = (kurus: number): string => `${formatMoney(kurus)} TL`;

/** The general conditions that the policy comes with, in which edition. */
function conditionsRow({ insurer, content }: Sale): Row[] {
  const conditions = conditionsOf(content.request.productId, insurer);
  return conditions === undefined ? [] : [[copy.conditions, conditions]];
}

function insurerRows(sale: Sale): Row[] {
  const { name, phone, company } = sale.insurer;
  return [
    [copy.title, company?.title ?? name],
    ...(company === undefined
      ? []
      : ([
          [copy.address, company.address],
          [copy.mersis, company.mersis],
        ] as const)),
    ...(phone === undefined ? [] : ([[copy.phone, phone]] as const)),
    ...conditionsRow(sale),
  ];
}

/** By its title a company, with who may act for it; anybody else by their name. */
function namedRows({ company, name, surname }: Sale["holder"]): Row[] {
  const fullName = `${name} ${surname}`.trim();
  if (company === undefined) return [[copy.name, fullName]];
  return [
    [copy.title, company.title],
    [copy.taxOffice, company.taxOffice],
    [copy.officer, fullName],
  ];
}

/** Whom the policy is made out to and, where somebody else buys it, first of all who that is. */
function partiesOf({ holder }: Sale): string {
  const { policyholder } = holder;
  const phone: Row = [copy.phone, holder.maskedPhone];
  const identity: Row = [identityNames[holder.identity], holder.maskedNationalNumber];
  const residence: Row = [copy.residence, `${holder.city} / ${holder.county}`];
  if (policyholder === undefined) {
    return [
      subheading(copy.policyholder),
      rowTable([...namedRows(holder), identity, phone, residence]),
      ...(holder.isInsured ? [paragraph(copy.isHolder)] : []),
    ].join("");
  }
  const { name, surname, standing, maskedNationalNumber } = policyholder;
  return [
    subheading(copy.policyholder),
    rowTable([
      [copy.name, `${name} ${surname}`],
      [identityNames[policyholder.identity], maskedNationalNumber],
      [copy.standing, standings[standing].name],
      phone,
    ]),
    subheading(copy.insured),
    rowTable([...namedRows(holder), identity, residence]),
  ].join("");
}

/** Who or what is insured, one after the other, each under its heading. */
const insuredParts = ({ content: { request, isRegistered } }: Sale): string =>
  insuredRows(request, "document", !isRegistered)
    .map(({ heading, rows }) => subheading(heading) + rowTable(rows))
    .join("");

/** How long it runs: the line's period, or what was chosen of it. */
function periodText({ productId, terms }: Sale["content"]["request"]): string | undefined {
  const term = periodOf(lines[productId].period, terms);
  return term.unit === "whole-days" ? copy.throughDay(formatDate(term.last)) : inWords(term);
}

/** When cover begins and ends, in the words of the line's period. */
function startText({ productId, terms }: Sale["content"]["request"]): string {
  const term = periodOf(lines[productId].period, terms);
  if (term.unit === "whole-days") return policyStartCopy.tripRule;
  const isYear = term.unit === "years" && term.count === 1;
  return `${policyStartCopy.rule} ${isYear ? policyStartCopy.end : policyStartCopy.endOfAny}`;
}

function policyRows({ content: { request }, packageName }: Sale): Row[] {
  const period = periodText(request);
  return [
    [copy.product, lines[request.productId].product.name],
    ...(packageName === undefined ? [] : ([[copy.package, packageName]] as const)),
    [copy.start, formatDate(request.startDate)],
    ...(period === undefined ? [] : ([[copy.period, period]] as const)),
  ];
}

/** How much each instalment is, and all of them. */
function planText({ firstKurus, eachKurus, totalKurus }: Instalment, grossKurus: number): string {
  const [first, each] = [formatMoney(firstKurus), formatMoney(eachKurus)];
  const surcharge = totalKurus - grossKurus;
  const parts = [
    first === each ? copy.planEach(each) : copy.planFirst(first, each),
    copy.planTotal(formatMoney(totalKurus)),
  ].join(", ");
  return surcharge > 0 ? parts + copy.planSurcharge(formatMoney(surcharge)) : parts;
}

function premiumRows({ offer: { charges, grossKurus, converted, instalments } }: Sale): Row[] {
  return [
    ...charges
      .filter(({ kurus }) => kurus !== 0)
      .map(({ label, kurus }): Row => [label, lira(kurus)]),
    [copy.gross, lira(grossKurus)],
    ...(converted === undefined
      ? []
      : ([
          [copy.foreignPremium, formatSum(converted.money)],
          [
            copy.rate,
            exchangeCopy.rate(
              converted.exchange.lira,
              converted.exchange.day,
              converted.exchange.confidence === "estimate",
            ),
          ],
        ] as const)),
    ...instalments
      .filter(({ count }) => count > 1)
      .map((plan): Row => [copy.plan(plan.count), planText(plan, grossKurus)]),
  ];
}

/** Insurer, policyholder, insured, period and premium. */
function contractOf(sale: Sale): string {
  const { carrier }: AnyLine["copy"] = lines[sale.content.request.productId].copy;
  return [
    subheading(copy.insurer),
    ...(carrier === undefined ? [] : [paragraph(carrier)]),
    rowTable(insurerRows(sale)),
    partiesOf(sale),
    insuredParts(sale),
    subheading(copy.policy),
    rowTable(policyRows(sale)),
    subheading(copy.premium),
    rowTable([...premiumRows(sale), [collectionCopy.label, collectorOf(sale.site, sale.insurer)]]),
    paragraph(copy.isIncluded),
  ].join("");
}

const rowsOf = (covers: readonly CoverRow[]): Row[] =>
  covers.map((cover): Row => [cover.label, coverText(cover)]);

const isExcluded = ({ kind }: CoverRow): boolean => kind === "excluded";

/** What is covered and up to what, and the insurer's free services. */
function coveragesOf({ offer: { covers, extras } }: Sale): string {
  const isExtra = ({ id }: CoverRow) => extras.includes(id);
  const services = covers.filter((row) => isExtra(row) && !isExcluded(row));
  return [
    rowTable(rowsOf(covers.filter((row) => !isExtra(row) && !isExcluded(row)))),
    ...(services.length === 0 ? [] : [subheading(copy.extras), rowTable(rowsOf(services))]),
  ].join("");
}

/** What this offer does not cover of what others do. */
function excludedOf({ offer }: Sale): string {
  const labels = offer.covers.filter(isExcluded).map(({ label }) => label);
  return labels.length === 0 ? "" : subheading(copy.notCovered) + bulletList(labels);
}

/** A section of what is told of every policy of the line. */
function ofLine({ content, site }: Sale, slug: string): string {
  const page = findPage(informationFormOf(content.request.productId));
  if (page === undefined) return "";
  return underHeading(fillPage(page, { site, day: page.updated }).html, slug);
}

/** On what the policy may be left, what has to be shown for it and what comes back. */
function withdrawalOf({ content: { request }, offer, now }: Sale): string {
  const { productId } = request;
  const { grossKurus } = offer;
  const period = policyPeriod(request, now);
  const policy = { productId, issuedAt: now, period, grossKurus, paidKurus: grossKurus };
  // Of the period that is bought some grounds can never be.
  const isNever = ({ closed }: GroundStanding) => closed !== undefined && closed.kind !== "passed";
  const open = groundsOf(policy, now).filter((ground) => !isNever(ground));
  const isBeforeStart = open.every(({ row }) => row.beforeStart === true);
  const grounds = open.map(({ id, row }) => {
    const { label, hint, paper } = groundWords(id, productId);
    return [
      `${label}.`,
      ...(row.withinDays === undefined ? [] : [copy.within(row.withinDays)]),
      hint,
      ...(paper === undefined ? [] : [copy.paper(paper)]),
    ].join(" ");
  });
  return [
    paragraph(copy.grounds),
    bulletList(grounds),
    paragraph(copy.claimed),
    paragraph(isBeforeStart ? copy.refundBeforeStart : copy.refund),
    paragraph(copy.refundTime),
  ].join("");
}

/** What was said of the needs: that what is named above is to be insured, and what was chosen of the coverages. */
function needsOf(sale: Sale): string {
  const { productId, terms } = sale.content.request;
  const { coverageTerms }: AnyLine = lines[productId];
  const chosen = chosenTerms(coverageTerms, terms).map(({ field, text }): Row => [
    field.label,
    text,
  ]);
  return [
    paragraph(copy.need),
    ...(chosen.length === 0 ? [] : [subheading(copy.choices), rowTable(chosen)]),
  ].join("");
}

/** What one sale fills in, of its order, offer, line and insurer. */
export function saleValues(sale: Sale): SaleValues {
  const { charges, validUntil } = sale.offer;
  return {
    contract: contractOf(sale),
    start: paragraph(startText(sale.content.request)),
    coverages: coveragesOf(sale),
    exclusions: ofLine(sale, "kapsam-disinda-kalanlar") + excludedOf(sale),
    excluded: excludedOf(sale),
    validity: rowTable([[copy.validUntil, formatMoment(validUntil)]]),
    withdrawal: withdrawalOf(sale),
    // What is paid into the account is what it stands behind.
    guaranteeAccount: charges.some(({ id }) => id === guaranteeFund.id)
      ? saleWords.guaranteeAccount
      : "",
    needs: needsOf(sale),
  };
}
