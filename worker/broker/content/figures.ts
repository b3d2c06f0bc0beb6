import { formatMoney } from "#shared/format/money.ts";
import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { lineIds } from "#shared/lines/registry.ts";
import type { VehicleClass } from "../assets/vehicle/vehicle-class.ts";
import { insurerProfiles } from "../insurers/registry.ts";
import { shortPeriods } from "../lines/galericikisatrafik/tariff/short-periods.ts";
import { entrySteps } from "../lines/history/entry-step.ts";
import type { Kept } from "../domain/keeping.ts";
import { daysInWords, keeping, longestOf } from "../domain/keeping.ts";
import { tariffOn } from "../domain/tariff.ts";
import type { TariffRow } from "../domain/tariff.ts";
import { trafikCeiling } from "../lines/trafik/ceiling.ts";
import { trafikLimitsOn } from "../lines/trafik/tariff/limits.ts";
import { trafikCeilings } from "../lines/trafik/tariff/ceilings.ts";
import { trafikLimits } from "../lines/trafik/tariff/limits.ts";
import { trafikElectric, trafikLateRenewal } from "../lines/trafik/tariff/loadings.ts";
import { trafikProvinces } from "../lines/trafik/tariff/provinces.ts";
import { trafikSteps } from "../lines/trafik/tariff/steps.ts";
import type { BonusMalusStep } from "../lines/trafik/tariff/steps.ts";
import { homeLoadings } from "../lines/konut/tariff/loadings.ts";
import { telefonTerms } from "../lines/telefon/tariff/terms.ts";
import { earthquakeFigures } from "./earthquake-figures.ts";
import {
  consumerBoardLimits,
  inspectionFees,
  uninspectedFines,
  uninsuredFines,
} from "./public-figures.ts";

const ones = ["", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"];
const tens = ["", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan"];

/** A count from 1 to 99 as Turkish texts write it: `12` → `on iki`. Anything else stays in digits. */
function inWords(count: number): string {
  if (!Number.isInteger(count) || count < 1 || count > 99) return String(count);
  return [tens[Math.floor(count / 10)], ones[count % 10]].filter(Boolean).join(" ");
}

/** What stands for a name on a day ("YYYY-MM-DD"); undefined when its table knows nothing of the day. */
type Figure = (day: string) => string | undefined;

type Figures = Readonly<Record<string, Figure>>;

/** Whole lira, without the sign: `40_000_000` → `400.000`. */
const lira = (kurus: number): string => formatMoney(kurus).replace(/,00$/, "");

const percentText = new Intl.NumberFormat("tr-TR", { maximumFractionDigits: 2 });

/** `6` → `%6`. */
const percent = (share: number): string => `%${percentText.format(share)}`;

/** A factor as what it adds or takes: `1.45` → `+%45`, `0.5` → `−%50`. */
function change(factor: number): string {
  const points = Math.round((factor - 1) * 10_000) / 100;
  if (points === 0) return "değişmez";
  return `${points > 0 ? "+" : "−"}${percent(Math.abs(points))}`;
}

const monthText = new Intl.DateTimeFormat("tr-TR", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** `2026-02-01` → `Şubat 2026`. */
export const monthOf = (day: string): string => monthText.format(new Date(`${day}T00:00:00Z`));

/** What the row in force on the day says. */
const of =
  <R extends TariffRow>(table: readonly R[], say: (row: R) => string): Figure =>
  (day) => {
    const row = tariffOn(table, day);
    return row === undefined ? undefined : say(row);
  };

/** Names with a prefix: `named("a", { b })` → `{ "a.b": b }`. */
const named = (prefix: string, figures: Figures): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [`${prefix}.${name}`, figure]),
  );

const table = <K extends string>(keys: readonly K[], figureOf: (key: K) => Figure): Figures =>
  Object.fromEntries(keys.map((key) => [key, figureOf(key)]));

const insurers: Figures = {
  all: () => inWords(insurerProfiles.length),
  ...table(lineIds, (id) => () => {
    return inWords(insurerProfiles.filter(({ books }) => books[id] !== undefined).length);
  }),
};

const classes = [
  "car",
  "light-truck",
  "motorcycle",
  "minibus",
  "small-bus",
  "large-bus",
] as const satisfies readonly VehicleClass[];

const limits: Figures = {
  year: of(trafikLimits, ({ validFrom }) => validFrom.slice(0, 4)),
  materialPerVehicle: of(trafikLimits, (row) => lira(row.materialPerVehicleKurus)),
  materialPerAccident: of(trafikLimits, (row) => lira(row.materialPerAccidentKurus)),
  perPerson: of(trafikLimits, (row) => lira(row.perPersonKurus)),
  ...named(
    "perAccident",
    table(classes, (vehicleClass) => (day) => {
      const found = trafikLimitsOn(day, vehicleClass);
      return found === undefined ? undefined : lira(found.bodilyPerAccident);
    }),
  ),
};

const bonusMalusSteps = ["0", "1", "2", "3", "4", "5", "6", "7", "8"] as const;
const stepOf = (step: (typeof bonusMalusSteps)[number]) => Number(step) as BonusMalusStep;

const steps: Figures = {
  entry: of(entrySteps, ({ step }) => String(step)),
  ...table(bonusMalusSteps, (step) =>
    of(trafikSteps, ({ factors }) => change(factors[stepOf(step)])),
  ),
  /** What the 4th step's hundred becomes. */
  ...named(
    "hundred",
    table(bonusMalusSteps, (step) =>
      of(trafikSteps, ({ factors }) => percentText.format(factors[stepOf(step)] * 100)),
    ),
  ),
  ...named(
    "pool",
    table(bonusMalusSteps, (step) =>
      of(trafikSteps, ({ poolFactors }) => change(poolFactors[stepOf(step)])),
    ),
  ),
};

const keptKinds = Object.keys(keeping) as Kept[];

const provinces = ["34", "06", "35"] as const;

const provinceChange = (code: string): Figure =>
  of(trafikProvinces, ({ groups }) => {
    const factor = groups.find(({ codes }) => codes.includes(code))?.factor ?? 1;
    return percent(Math.round((factor - 1) * 10_000) / 100);
  });

/** Ceilings as SBM published them, the newest first; projections are not told of in texts. */
export const publishedOn = (day: string) =>
  trafikCeilings
    .filter(({ validFrom, confidence }) => confidence === "sure" && validFrom <= day)
    .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom));

/** Ceilings of a petrol car in the month published last (`back` 0) or the one before it. */
function published(back: number): Figures {
  const ceiling =
    (provinceCode: string, bonusMalusStep: BonusMalusStep): Figure =>
    (day) => {
      const date = publishedOn(day)[back]?.validFrom;
      if (date === undefined) return undefined;
      const found = trafikCeiling({
        date,
        provinceCode,
        bonusMalusStep,
        vehicleClass: "car",
        fuel: "benzin",
        isFleet: false,
      });
      return found.ok ? lira(found.value.kurus) : undefined;
    };
  const monthsBack: Figure = (day) => {
    const date = publishedOn(day)[back]?.validFrom;
    return date === undefined ? undefined : monthOf(date);
  };
  return Object.fromEntries([
    ["month", monthsBack],
    ...provinces.flatMap((code) =>
      bonusMalusSteps.map((step): [string, Figure] => [
        `${code}.${step}`,
        ceiling(code, stepOf(step)),
      ]),
    ),
  ]);
}

/**
 * Every figure that texts refer to by `{{name}}`, taken from the tables that prices, limits and policies are made of. A
 * text's own figures, which no table has, stand in it and are vouched for by its sources.
 */
export const figures: Figures = {
  ...named("policy", {
    start: () => policyStartCopy.rule,
    tripStart: () => policyStartCopy.tripRule,
    end: () => policyStartCopy.end,
    endOfAny: () => policyStartCopy.endOfAny,
  }),
  ...named("insurers", insurers),
  ...named("limits.trafik", limits),
  ...named("steps.trafik", steps),
  ...named("ceilings.trafik.newest", published(0)),
  ...named("ceilings.trafik.before", published(1)),
  ...named("provinces.trafik", table(provinces, provinceChange)),
  ...named("loadings.trafik", {
    electric: of(trafikElectric, ({ factor }) => percent(factor * 100)),
    latePercent: of(trafikLateRenewal, (row) => percent(row.percentPerPeriod)),
    lateDays: of(trafikLateRenewal, (row) => String(row.periodDays)),
    lateMost: of(trafikLateRenewal, (row) => percent(row.maxPercent)),
  }),
  ...named(
    "shortPeriods.galerici",
    table(["30", "60", "90"] as const, (days) =>
      of(shortPeriods, ({ percents }) => percent(percents[days])),
    ),
  ),
  ...named("loadings.konut", {
    withDask: of(homeLoadings, ({ withDask }) =>
      percent(Math.round((1 - withDask) * 10_000) / 100),
    ),
  }),
  ...named("terms.telefon", {
    screens: of(telefonTerms, (row) => String(row.screensPerYear)),
    repairs: of(telefonTerms, (row) => String(row.repairsPerYear)),
    claims: of(telefonTerms, (row) => String(row.claimsPerYear)),
    lossDeductible: of(telefonTerms, (row) => percent(row.lossDeductiblePercent)),
  }),
  ...named("earthquake", earthquakeFigures),
  ...named("fines", {
    year: of(uninsuredFines, ({ validFrom }) => validFrom.slice(0, 4)),
    uninsured: of(uninsuredFines, ({ kurus }) => lira(kurus)),
    uninspected: of(uninspectedFines, ({ kurus }) => lira(kurus)),
  }),
  ...named("keeping", {
    ...table(keptKinds, (id) => () => longestOf(id)),
    ...named(
      "least",
      table(["policies"] as const, (id) => () => daysInWords(keeping[id].leastDays)),
    ),
  }),
  ...named("consumerBoard", {
    year: of(consumerBoardLimits, ({ validFrom }) => validFrom.slice(0, 4)),
    limit: of(consumerBoardLimits, ({ kurus }) => lira(kurus)),
  }),
  ...named("inspection", {
    year: of(inspectionFees, ({ validFrom }) => validFrom.slice(0, 4)),
    late: of(inspectionFees, ({ latePercent }) => percent(latePercent)),
    ...table(["car", "heavy", "motorcycle", "exhaust"] as const, (kind) =>
      of(inspectionFees, ({ kurus }) => lira(kurus[kind])),
    ),
  }),
};

/** The figure of that name on a day; undefined when there is none. */
export const figureOn = (name: string, day: string): string | undefined =>
  Object.hasOwn(figures, name) ? figures[name]?.(day) : undefined;
