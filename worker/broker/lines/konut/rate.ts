import { groupName } from "../earthquake/risk-group.ts";
import { ownTariff, tariffSource } from "../premium-step.ts";
import type { PremiumStep } from "../premium-step.ts";
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
type Factor = readonly [label: string, source: string, factor: number];

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
    [copy.own, ownTariff, plan.factor],
    [copy.age, source, isClaimed ? Math.max(1, age) : age],
    [copy.construction, source, row.construction[construction]],
    [copy.use, source, row.use[use]],
    [copy.basement, source, floor < 0 ? row.basement : 1],
    [copy.flood, source, isFlooded ? row.flood : 1],
    [copy.withDask, source, daskEnd === undefined ? 1 : row.withDask],
  ];
}

/** Parts one after the other, then factors on their sum. */
function stepsOf(parts: readonly Part[], factors: readonly Factor[], source: string) {
  const total = (count: number) => parts.slice(0, count).reduce((sum, [, kurus]) => sum + kurus, 0);
  const all = factors.map(([, , factor]) => factor);
  const steps: PremiumStep[] = [
    ...parts.map(([label], index) => ({ label, source, totalKurus: total(index + 1) })),
    ...factors.map(([label, own, factor], index) => ({
      label,
      source: own,
      factor,
      totalKurus: scale(total(parts.length), all.slice(0, index + 1)),
    })),
  ];
  return { steps, totalKurus: scale(total(parts.length), all) };
}

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
  const main = mainParts(risk, plan, rates);
  const source = tariffSource(copy.source, rates);
  const parts = [...main, ...firstLossParts(risk, plan, rates), neighbourPart(risk, plan, tables)];
  const factors = factorsOf(risk, plan, loadings);
  const { steps, totalKurus } = stepsOf(parts, factors, source);
  const exact = totalKurus + quake;
  const wholeLira = scale(exact, [1], 100);
  const minimum = Math.max(rates.minimumKurus, wholeLira);
  const repriced = scale(minimum, [factor]);
  const fire = stepsOf(main, factors, source).totalKurus;
  return {
    steps: [
      ...steps,
      {
        label: copy.earthquake(groupName(risk.group.group)),
        source: copy.earthquakeSource,
        totalKurus: exact,
      },
      { label: copy.wholeLira, source, totalKurus: wholeLira },
      { label: copy.minimum, source, totalKurus: minimum },
      ...(factor === 1
        ? []
        : [{ label: copy.repriced, source: ownTariff, factor, totalKurus: repriced }]),
    ],
    shares: { fire: share(rates.fireShare * fire, exact) },
    confidence: weakest(rates.confidence, loadings.confidence, risk.group.confidence),
  };
}
