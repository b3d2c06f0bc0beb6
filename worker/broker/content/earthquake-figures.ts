import { formatLira as lira } from "#shared/format/money.ts";
import { daskAdjustments } from "../lines/dask/tariff/adjustments.ts";
import type { AdjustmentRow } from "../lines/dask/tariff/adjustments.ts";
import { daskSumOf } from "../lines/earthquake/sum-insured.ts";
import { riskGroupOf } from "../lines/earthquake/risk-group.ts";
import { earthquakeIndicators } from "../lines/earthquake/tariff/indicators.ts";
import type { IndicatorRow } from "../lines/earthquake/tariff/indicators.ts";
import { earthquakeRates } from "../lines/earthquake/tariff/rates.ts";
import { scale } from "../lines/rating/factors.ts";
import { tariffOn } from "../domain/tariff.ts";

type Figure = (day: string) => string | undefined;

const decimal = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 2 });
const monthText = new Intl.DateTimeFormat("tr-TR", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** `-10` → `−%10`. */
const points = (percent: number): string => `${percent < 0 ? "−" : "+"}%${Math.abs(percent)}`;

/** Amounts as published last; those carried on since are estimates, which texts do not tell of. */
const published = (day: string): IndicatorRow | undefined =>
  tariffOn(
    earthquakeIndicators.filter(({ confidence }) => confidence !== "estimate"),
    day,
  );

const indicator =
  (say: (row: IndicatorRow) => string): Figure =>
  (day) => {
    const row = published(day);
    return row === undefined ? undefined : say(row);
  };

const adjustment =
  (say: (row: AdjustmentRow) => string): Figure =>
  (day) => {
    const row = tariffOn(daskAdjustments, day);
    return row === undefined ? undefined : say(row);
  };

const exampleHome = { areaM2: 100, construction: "betonarme" } as const;
const examplePlace = { provinceCode: "34", districtName: "Kadıköy" };

/** What the example's home is insured for, at which rate; by the amounts published last. */
function example(day: string) {
  const row = published(day);
  const rates = row && tariffOn(earthquakeRates, row.validFrom);
  const found = row && riskGroupOf(examplePlace, row.validFrom);
  if (row === undefined || rates === undefined || found === undefined) return undefined;
  const perMille = rates.perMille.betonarme[found.group - 1] ?? 0;
  return { sumKurus: daskSumOf(exampleHome, row), perMille };
}

const exampleFigure =
  (say: (known: NonNullable<ReturnType<typeof example>>, day: string) => string): Figure =>
  (day) => {
    const known = example(day);
    return known === undefined ? undefined : say(known, day);
  };

function exampleRenewed(day: string): string | undefined {
  const known = example(day);
  const row = tariffOn(daskAdjustments, day);
  if (known === undefined || row === undefined) return undefined;
  const { sumKurus, perMille } = known;
  return lira(scale(sumKurus, [perMille / 1000, 1 + row.renewalPercent / 100], 100));
}

const groups = [1, 2, 3, 4, 5, 6, 7] as const;

/** Figures of the compulsory earthquake tariff that texts refer to; its example is a concrete flat of 100 m² in Kadıköy. */
export const earthquakeFigures: Readonly<Record<string, Figure>> = {
  year: indicator(({ validFrom }) => validFrom.slice(0, 4)),
  month: indicator(({ validFrom }) => monthText.format(new Date(`${validFrom}T00:00:00Z`))),
  "unit.concrete": indicator(({ unitKurus }) => lira(unitKurus.betonarme)),
  "unit.other": indicator(({ unitKurus }) => lira(unitKurus.diger)),
  cap: indicator(({ capKurus }) => lira(capKurus)),
  ...Object.fromEntries(
    groups.map((group) => [
      `minimum.${group}`,
      indicator(({ minimumKurus }) => lira(minimumKurus[group - 1] ?? 0)),
    ]),
  ),
  builtBefore: adjustment((row) => String(row.builtBefore)),
  old: adjustment((row) => points(row.oldPercent)),
  low: adjustment((row) => points(row.lowPercent)),
  high: adjustment((row) => points(row.highPercent)),
  renewal: adjustment((row) => points(row.renewalPercent)),
  renewalDays: adjustment((row) => String(row.renewalDays)),
  "example.sum": exampleFigure(({ sumKurus }) => lira(sumKurus)),
  "example.rate": exampleFigure(({ perMille }) => `‰${decimal.format(perMille)}`),
  "example.premium": exampleFigure(({ sumKurus, perMille }) =>
    lira(scale(sumKurus, [perMille / 1000], 100)),
  ),
  "example.renewed": exampleRenewed,
};
