import { groupName } from "../earthquake/risk-group.ts";
import { daskSumOf } from "../earthquake/sum-insured.ts";
import { earthquakeIndicators } from "../earthquake/tariff/indicators.ts";
import { earthquakeRates } from "../earthquake/tariff/rates.ts";
import { banded, scale } from "../rating/factors.ts";
import type { DeclineRule } from "../rating/define-rating.ts";
import type { CoverRow } from "../offer.ts";
import type { PremiumItem } from "../rating/premium-items.ts";
import * as item from "../rating/premium-items.ts";
import { tariffSource } from "../rating/premium-step.ts";
import type { Given } from "../rating/table-rating.ts";
import type { KonutRisk } from "./risk.ts";
import { homeLimits } from "./tariff/limits.ts";
import { homeLoadings } from "./tariff/loadings.ts";
import type { Scope } from "./tariff/rates.ts";
import { homeRates } from "./tariff/rates.ts";

export const konutTables = {
  rates: homeRates,
  loadings: homeLoadings,
  limits: homeLimits,
  indicators: earthquakeIndicators,
  earthquake: earthquakeRates,
};

/** How an embedded insurer prices home insurance. */
export interface KonutBook {
  /** What it sells, each with its factor on the usual rate. */
  readonly scopes: Readonly<Partial<Record<Scope, number>>>;
  /** Factor on the usual earthquake premium. */
  readonly earthquake: number;
  readonly declines: readonly DeclineRule<KonutRisk>[];
  /** Free services that come with the policy. */
  readonly extras: readonly CoverRow[];
}

/** One package of a book. */
export interface KonutPlan extends Pick<KonutBook, "earthquake" | "extras"> {
  readonly scope: Scope;
  readonly factor: number;
}

export type KonutGiven = Given<KonutRisk, KonutPlan, typeof konutTables>;

/** What building and contents cost at the usual rates, and what is saved by insuring them together. */
function mainItems({ risk: { sums }, plan: { scope }, rates }: KonutGiven): PremiumItem[] {
  const premium = (sum: number, perMille: number) =>
    scale(sum, [perMille / 1000, rates.scope[scope]]);
  const building = premium(sums.building, rates.buildingPerMille);
  const contents = premium(sums.contents, rates.contentsPerMille);
  const saved = scale(Math.min(building, contents), [rates.togetherPercent / 100]);
  return [
    item.plus("Bina primi", building),
    item.plus("Eşya primi", contents),
    item.plus("Bina ve eşya birlikte", -saved),
  ];
}

/** First-loss sums, which wide packages alone insure, and a higher limit towards neighbours than a package has. */
function furtherItems({ risk, plan: { scope }, rates, limits }: KonutGiven): PremiumItem[] {
  const { sums, request } = risk;
  const { neighbourKurus: prices } = rates;
  const neighbour = prices[request.terms.neighbour] - prices[limits.leastNeighbour[scope]];
  const firstLoss = [
    item.plus(
      "Elektronik cihaz primi",
      scale(sums.electronics, [rates.electronicsPerMille / 1000]),
    ),
    item.plus("Cam primi", scale(sums.glass, [rates.glassPerMille / 1000])),
  ];
  return [
    ...(scope === "narrow" ? [] : firstLoss),
    item.plus("Komşuluk mali mesuliyeti limiti", Math.max(0, neighbour)),
  ];
}

/** What makes this home dearer or cheaper. What is only stated makes it no cheaper. */
function factorItems({ risk, plan, loadings }: KonutGiven): PremiumItem[] {
  const { request, buildingAge, daskEnd, isStated } = risk;
  const [{ construction, use, floor, provinceCode }] = request.insured;
  const source = tariffSource("Piyasadaki olağan katsayılar", loadings);
  const times = (label: string, factor: number) => item.times(label, factor, source);
  const age = banded(loadings.age, buildingAge);
  return [
    item.own("Şirketin fiyat katsayısı", plan.factor),
    times("Binanın yaşı", isStated ? Math.max(1, age) : age),
    times("Yapı tarzı", loadings.construction[construction]),
    times("Kullanım şekli", loadings.use[use]),
    times("Bodrum kat", floor < 0 ? loadings.basement : 1),
    times("Sel riski olan il", loadings.floodProvinces.includes(provinceCode) ? loadings.flood : 1),
    times("DASK ile birlikte indirimi", daskEnd === undefined ? 1 : loadings.withDask),
  ];
}

/** Whether the earthquake is covered: it was chosen, and the compulsory insurance runs. */
export const hasEarthquake = ({ request, daskEnd }: KonutRisk): boolean =>
  daskEnd !== undefined && request.terms.earthquake === "dahil";

/** What the compulsory insurance leaves out, where that is covered: the building above its sum, and the contents. */
function earthquakeItem({ risk, plan, ...tables }: KonutGiven): PremiumItem {
  const { request, sums, group } = risk;
  const [home] = request.insured;
  const { perMille } = tables.earthquake;
  const excess = Math.max(0, sums.building - daskSumOf(home, tables.indicators));
  const rate = (perMille[home.construction][group.group - 1] ?? 0) / 1000;
  const factors = [rate, tables.rates.earthquakeShare, plan.earthquake];
  return item.plus(
    `Deprem primi (${groupName(group.group)}. risk grubu)`,
    hasEarthquake(risk) ? scale(excess + sums.contents, factors) : 0,
    "DASK tarifesinin oranından tahmin",
  );
}

/**
 * A home's premium: building, contents and the small sums at the usual rates, the insurer's and the home's factors on them,
 * and the earthquake beyond the compulsory insurance where that runs. A further sum never lowers the price.
 */
export const konutPremium = (given: KonutGiven): PremiumItem[] => [
  ...mainItems(given),
  ...furtherItems(given),
  ...factorItems(given),
  earthquakeItem(given),
  item.repricing,
  item.wholeLira,
  item.atLeast(given.rates.minimumKurus),
];

/** How much of the premium is for fire, from 0 to 1. */
export function fireShare(given: KonutGiven): number {
  const main = item.totalOf([...mainItems(given), ...factorItems(given)]);
  const whole = item.totalOf([
    ...mainItems(given),
    ...furtherItems(given),
    ...factorItems(given),
    earthquakeItem(given),
  ]);
  const part = given.rates.fireShare * main;
  return whole === 0 ? 0 : Math.min(1, Math.round((part / whole) * 100_000) / 100_000);
}
