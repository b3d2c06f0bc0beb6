import { homeCopy } from "#shared/assets/home-copy.ts";
import type { BlockOf, ToolBlock } from "#shared/calls/reference/tool-blocks.ts";
import type { ValuesOf } from "#shared/fields/field.ts";
import { formatLira } from "#shared/format/money.ts";
import { err, ok } from "#shared/result.ts";
import { earthquakePremium } from "#shared/tools/earthquake-premium.ts";
import { tariffOn } from "#worker/broker/domain/tariff.ts";
import { assumptionCopy } from "#worker/broker/lines/dask/copy.ts";
import { daskPremium } from "#worker/broker/lines/dask/rating.ts";
import type { DaskBuilding, DaskGiven } from "#worker/broker/lines/dask/rating.ts";
import { daskAdjustments } from "#worker/broker/lines/dask/tariff/adjustments.ts";
import { groupName, riskGroupOf } from "#worker/broker/lines/earthquake/risk-group.ts";
import type { Grouped } from "#worker/broker/lines/earthquake/risk-group.ts";
import { daskSumOf } from "#worker/broker/lines/earthquake/sum-insured.ts";
import { earthquakeIndicators } from "#worker/broker/lines/earthquake/tariff/indicators.ts";
import type { IndicatorRow, RiskGroup } from "#worker/broker/lines/earthquake/tariff/indicators.ts";
import { earthquakeRates } from "#worker/broker/lines/earthquake/tariff/rates.ts";
import type { EarthquakeRateRow } from "#worker/broker/lines/earthquake/tariff/rates.ts";
import { districtName } from "#worker/broker/registries/places.ts";
import { monthOf } from "../../figures.ts";
import { figure } from "../figure.ts";
import { premiumRows } from "../premium-rows.ts";
import { workOf } from "../tool-work.ts";
import { earthquakePremiumCopy as copy } from "./copy.ts";

type Asked = ValuesOf<typeof earthquakePremium.fields>;

const riskGroups = [1, 2, 3, 4, 5, 6, 7] as const;

/** The group that was named, or that of the place; undefined for a district that the province does not have. */
function groupOf({ basis, riskGroup, homeCity, homeCounty }: Asked, day: string) {
  if (basis === "group") {
    const named: Grouped = { group: Number(riskGroup) as RiskGroup, confidence: "sure" };
    return named;
  }
  const provinceCode = homeCity ?? "";
  const district = districtName(provinceCode, homeCounty ?? "");
  return district === undefined
    ? undefined
    : riskGroupOf({ provinceCode, districtName: district }, day);
}

/** What the tariff asks in the end, in kuruş. */
const premiumOf = (...[home, given, day]: Parameters<typeof daskPremium>): number =>
  daskPremium(home, given, day)?.steps.at(-1)?.totalKurus ?? 0;

export const earthquakePremiumWork = workOf(earthquakePremium, {
  answer(asked, day) {
    const group = groupOf(asked, day);
    if (group === undefined) return err({ homeCounty: copy.unknownDistrict });
    const home: DaskBuilding = {
      areaM2: asked.grossArea,
      construction: asked.constructionStyle,
      constructionYear: asked.constructionYear,
      storeys: asked.storeyBand,
    };
    const given: DaskGiven = { group, isRenewal: asked.isRenewal === "yes", isStated: false };
    const rate = daskPremium(home, given, day);
    const indicators = tariffOn(earthquakeIndicators, day);
    if (rate === undefined || indicators === undefined) {
      return ok([{ kind: "note", tone: "warning", text: copy.noTariff }]);
    }
    return ok([
      {
        kind: "amount",
        title: copy.amountTitle,
        kurus: premiumOf(home, given, day),
        note: copy.amountNote(
          groupName(group.group),
          figure(home.areaM2),
          homeCopy.construction[home.construction],
          monthOf(publishedOf(indicators)),
        ),
      },
      ...sumInsured(home, indicators),
      premiumRows(copy.stepsTitle, rate.steps),
      groupBars(home, given, day),
      ...notes(home, given, indicators, day),
    ]);
  },
  tables(_asked, day) {
    const indicators = tariffOn(earthquakeIndicators, day);
    const rates = tariffOn(earthquakeRates, day);
    return indicators === undefined || rates === undefined ? [] : [rateTable(indicators, rates)];
  },
});

/** The month the figures of a row were published for. */
const publishedOf = ({ publishedFor, validFrom }: IndicatorRow): string =>
  publishedFor ?? validFrom;

/** What the building is insured for, and what of its worth lies above that. */
function sumInsured(home: DaskBuilding, indicators: IndicatorRow): ToolBlock[] {
  const unit = indicators.unitKurus[home.construction];
  const sum = daskSumOf(home, indicators);
  const above = home.areaM2 * unit - sum;
  return [
    {
      kind: "rows",
      title: copy.sumTitle,
      rows: [
        {
          label: copy.sum,
          value: `${formatLira(sum)} TL`,
          hint: copy.perSquareMetre(formatLira(unit)),
        },
        { label: copy.cap, value: `${formatLira(indicators.capKurus)} TL` },
      ],
    },
    ...(above > 0
      ? [{ kind: "note", tone: "warning", text: copy.above(formatLira(above)) } as const]
      : []),
  ];
}

/** The same home in each risk group. */
const groupBars = (home: DaskBuilding, given: DaskGiven, day: string): ToolBlock => ({
  kind: "bars",
  title: copy.groupsTitle,
  text: copy.groupsText,
  bars: riskGroups.map((group) => {
    const there = { ...given, group: { ...given.group, group } };
    const lira = premiumOf(home, there, day) / 100;
    return {
      label: groupName(group),
      value: lira,
      text: figure(lira),
      ...(group === given.group.group ? { isChosen: true } : {}),
    };
  }),
});

/** What a renewal would cost, and what of it all is not certain. */
function notes(
  home: DaskBuilding,
  given: DaskGiven,
  indicators: IndicatorRow,
  day: string,
): ToolBlock[] {
  const adjustments = tariffOn(daskAdjustments, day);
  const renewed = premiumOf(home, { ...given, isRenewal: true }, day);
  const isLow = home.construction === "betonarme" && home.storeys === "1-3";
  const sentences = [
    ...(given.isRenewal || adjustments === undefined
      ? []
      : [copy.renewed(formatLira(renewed), adjustments.renewalDays)]),
    ...(isLow && adjustments !== undefined ? [copy.quoteStoreys(-adjustments.lowPercent)] : []),
    ...(given.group.confidence === "estimate"
      ? [assumptionCopy.groupEstimate(groupName(given.group.group))]
      : []),
    ...(indicators.confidence === "estimate" ? [assumptionCopy.estimate] : []),
  ];
  return sentences.map((text) => ({ kind: "note", tone: "info", text }));
}

function rateTable(indicators: IndicatorRow, rates: EarthquakeRateRow): BlockOf<"table"> {
  const isEstimate = indicators.confidence === "estimate";
  return {
    kind: "table",
    title: copy.ratesTitle,
    note: copy.ratesNote(monthOf(publishedOf(indicators)), isEstimate),
    columns: [copy.group, copy.concrete, copy.other, copy.minimum],
    rows: riskGroups.map((group, at) => ({
      cells: [
        groupName(group),
        figure(rates.perMille.betonarme[at] ?? 0),
        figure(rates.perMille.diger[at] ?? 0),
        formatLira(indicators.minimumKurus[at] ?? 0),
      ],
    })),
  };
}
