import { groupName } from "../earthquake/risk-group.ts";
import { added, multiplied, ownTariff, tariffSource } from "../premium-step.ts";
import type { Addition, Factor, PremiumStep } from "../premium-step.ts";
import type { PriceCall, Rate } from "../define-rating.ts";
import { scale } from "../ratio.ts";
import { tariffOn, weakest } from "../tariff.ts";
import type { KonutPlan } from "./book.ts";
import { stepCopy as copy } from "./copy.ts";
import { earthquakePremium } from "./earthquake.ts";
import type { KonutRisk } from "./risk.ts";
import { homeLimits } from "./tariff/limits.ts";
import type { HomeLimitRow } from "./tariff/limits.ts";
import { homeLoadings } from "./tariff/loadings.ts";
import type { HomeLoadingRow } from "./tariff/loadings.ts";
import { homeRates } from "./tariff/rates.ts";
import type { HomeRateRow } from "./tariff/rates.ts";

type Part = readonly [label: string, kurus: number];

interface Tables {
  readonly rates: HomeRateRow;
  readonly loadings: HomeLoadingRow;
  readonly limits: HomeLimitRow;
}

/** The tables in force on a day; undefined before the first ones. */
function tablesOn(date: string): Tables | undefined {
  const rates = tariffOn(homeRates, date);
  const loadings = tariffOn(homeLoadings, date);
  const limits = tariffOn(homeLimits, date);
  return rates && loadings && limits && { rates, loadings, limits };
}

/** What building and contents cost at the usual rates, and what is saved by insuring them together. */
function mainParts({ sums }: KonutRisk, { scope }: KonutPlan, row: HomeRateRow): Part[] {
  const premium = (sum: number, perMille: number) =>
    scale(sum, [perMille / 1000, row.scope[scope]]);
  const building = premium(sums.building, row.buildingPerMille);
  const contents = premium(sums.contents, row.contentsPerMille);
  const saved = scale(Math.min(building, contents), [row.togetherPercent / 100]);
  return [
    [copy.building, building],
    [copy.contents, contents],
    [copy.together, -saved],
  ];
}

/** What a higher limit towards neighbours costs beside the one a package has; nothing where that is the higher one. */
function neighbourPart(
  { request }: KonutRisk,
  { scope }: KonutPlan,
  { rates, limits }: Tables,
): Part {
  const prices = rates.neighbourKurus;
  const { neighbour } = request.terms;
  return [copy.neighbour, Math.max(0, prices[neighbour] - prices[limits.leastNeighbour[scope]])];
}

/** First-loss sums, which wide packages alone insure. */
function firstLossParts({ sums }: KonutRisk, { scope }: KonutPlan, row: HomeRateRow): Part[] {
  if (scope === "narrow") return [];
  return [
    [copy.electronics, scale(sums.electronics, [row.electronicsPerMille / 1000])],
    [copy.glass, scale(sums.glass, [row.glassPerMille / 1000])],
  ];
}

/** What makes this home dearer or cheaper. No claim makes it cheaper. */
function factorsOf(
  { request, buildingAge, daskEnd, isClaimed }: KonutRisk,
  plan: KonutPlan,
  row: HomeLoadingRow,
): Factor[] {
  const [{ construction, use, floor, provinceCode }] = request.insured;
  const source = tariffSource(copy.loadingSource, row);
  const age = row.age.find(([upTo]) => buildingAge <= upTo)?.[1] ?? 1;
  const isFlooded = row.floodProvinces.includes(provinceCode);
  return [
    { label: copy.own, source: ownTariff, factor: plan.factor },
    { label: copy.age, source, factor: isClaimed ? Math.max(1, age) : age },
    { label: copy.construction, source, factor: row.construction[construction] },
    { label: copy.use, source, factor: row.use[use] },
    { label: copy.basement, source, factor: floor < 0 ? row.basement : 1 },
    { label: copy.flood, source, factor: isFlooded ? row.flood : 1 },
    { label: copy.withDask, source, factor: daskEnd === undefined ? 1 : row.withDask },
  ];
}

/** Parts one after the other, then factors on their sum. */
function stepsOf(parts: readonly Addition[], factors: readonly Factor[]): PremiumStep[] {
  const sums = added(0, parts);
  return [...sums, ...multiplied(sums.at(-1)?.totalKurus ?? 0, factors)];
}

const last = (steps: readonly PremiumStep[]): number => steps.at(-1)?.totalKurus ?? 0;

const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(1, Math.round((part / whole) * 100_000) / 100_000);

/**
 * Prices a home as an insurer's book says: building, contents and the small sums at the usual rates, the insurer's and the
 * home's factors on them, and the earthquake beyond the compulsory insurance where that runs. A further sum never lowers
 * the price.
 */
export function konutRate(
  risk: KonutRisk,
  plan: KonutPlan,
  { date, factor }: PriceCall,
): Rate | undefined {
  const tables = tablesOn(date);
  if (tables === undefined) return undefined;
  const { rates, loadings } = tables;
  const quake = earthquakePremium(risk, [rates.earthquakeShare, plan.earthquake], date);
  if (quake === undefined) return undefined;
  const source = tariffSource(copy.source, rates);
  const sourced = (parts: readonly Part[]): Addition[] =>
    parts.map(([label, kurus]) => ({ label, source, kurus }));
  const main = sourced(mainParts(risk, plan, rates));
  const others = sourced([...firstLossParts(risk, plan, rates), neighbourPart(risk, plan, tables)]);
  const factors = factorsOf(risk, plan, loadings);
  const steps = stepsOf([...main, ...others], factors);
  const exact = last(steps) + quake;
  const repriced = scale(exact, [factor]);
  const wholeLira = scale(repriced, [1], 100);
  return {
    steps: [
      ...steps,
      {
        label: copy.earthquake(groupName(risk.group.group)),
        source: copy.earthquakeSource,
        totalKurus: exact,
      },
      ...(factor === 1
        ? []
        : [{ label: copy.repriced, source: ownTariff, factor, totalKurus: repriced }]),
      { label: copy.wholeLira, source, totalKurus: wholeLira },
      { label: copy.minimum, source, totalKurus: Math.max(rates.minimumKurus, wholeLira) },
    ],
    shares: { fire: share(rates.fireShare * last(stepsOf(main, factors)), exact) },
    confidence: weakest(rates.confidence, loadings.confidence, risk.group.confidence),
  };
}
