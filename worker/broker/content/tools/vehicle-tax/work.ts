import type { ToolBlock } from "#shared/calls/reference/tool-blocks.ts";
import { formatDate } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { err, ok } from "#shared/result.ts";
import type { TaxedVehicle } from "#shared/tools/vehicle-tax.ts";
import { vehicleTax } from "#shared/tools/vehicle-tax.ts";
import { tariffOn } from "#worker/broker/domain/tariff.ts";
import { workOf } from "../tool-work.ts";
import {
  ageColumn,
  agesOf,
  carRow,
  dueDays,
  isTaxedByValue,
  lateSurcharge,
  taxAge,
  taxRows,
} from "./compute.ts";
import { monthsAndDays } from "../months.ts";
import { figure } from "../figure.ts";
import { vehicleTaxCopy as copy } from "./copy.ts";
import { ageNames, engineNames, rangeNames, valueNames } from "./ranges.ts";
import { taxTables } from "./tables.ts";
import { lateRates, vehicleTaxTariffs } from "./tariff.ts";
import type { ByAge, VehicleTaxTariff } from "./tariff.ts";

/** The tariff of a day; before the first there is none, and the first one stands for it. */
const tariffOf = (day: string): VehicleTaxTariff =>
  tariffOn(vehicleTaxTariffs, day) ?? vehicleTaxTariffs[0]!;

const kurusPerLira = 100;

/** Stands for any band of value. */
const unknownBand = "bilinmiyor";

export const vehicleTaxWork = workOf(vehicleTax, {
  choices({ engineVolume }, day) {
    if (engineVolume === undefined) return [];
    const { bands } = carRow(tariffOf(day), { engineVolume });
    const names = valueNames(bands.map(({ upToValue }) => upToValue));
    const options = names.map((name, at) => ({ id: String(at), name }));
    const unknown = { id: unknownBand, name: copy.unknownBand };
    return [{ field: "valueBand", options: [...options, unknown] }];
  },
  tables: ({ kind }, day) => taxTables(tariffOf(day), kind),
  answer(vehicle, day) {
    const tariff = tariffOf(day);
    const rows = taxRows(tariff, vehicle);
    const [only] = rows;
    if (only === undefined) {
      return ok([{ kind: "note", tone: "info", text: copy.tooSmall(tariff.motorcycles.from) }]);
    }
    const { firstRegistration, modelYear, valueBand = unknownBand } = vehicle;
    // Vehicles of the next model year are sold in the autumn before.
    if (firstRegistration !== undefined && Number(firstRegistration.slice(0, 4)) < modelYear - 1) {
      return err({ firstRegistration: copy.beforeModelYear });
    }
    const isOpen = valueBand === unknownBand && rows.length > 1;
    const row = valueBand === unknownBand ? only : rows[Number(valueBand)];
    if (row === undefined) return err({ valueBand: copy.chooseBand });
    return ok([
      ...(isOpen ? bandBlocks(tariff, vehicle, rows) : amountBlocks(tariff, vehicle, row, day)),
      ...(tariff.year < Number(day.slice(0, 4))
        ? [{ kind: "note", tone: "warning", text: copy.outdated(tariff.year) } as const]
        : []),
      { kind: "note", tone: "info", text: copy.approximate },
    ]);
  },
});

/** Which row it was: "1300 cm³ ve altı · 4–6 yaş · 2018 ve sonrası tescil". */
function rowNote(tariff: VehicleTaxTariff, vehicle: TaxedVehicle): string {
  const age = taxAge(vehicle.modelYear, tariff.year);
  const ages = agesOf(vehicle.kind);
  return [
    sizeName(tariff, vehicle),
    ageNames(ages)[ageColumn(age, ages)],
    ...(vehicle.kind === "car"
      ? [isTaxedByValue(vehicle) ? copy.registeredSince : copy.registeredBefore]
      : []),
    ...(vehicle.engine === "electric" ? [copy.electric(figure(tariff.electricPercent))] : []),
  ]
    .filter((part) => part !== undefined)
    .join(" · ");
}

/** Name of the row that a size falls into. */
const named = (ends: readonly number[], names: readonly string[], size: number) =>
  names[ends.findIndex((end) => size <= end)];

function sizeName(tariff: VehicleTaxTariff, vehicle: TaxedVehicle): string | undefined {
  const { kind, engine, engineVolume = 0, enginePower = 0, seats = 0, weight = 0 } = vehicle;
  const ends = (rows: readonly { readonly upTo: number }[]) => rows.map(({ upTo }) => upTo);
  switch (kind) {
    case "car": {
      if (engine !== "electric") {
        return named(ends(tariff.cars), engineNames(ends(tariff.cars)), engineVolume);
      }
      const powers = tariff.cars.map(({ upToPower }) => upToPower);
      return named(powers, engineNames(powers, copy.kw), enginePower);
    }
    case "motorcycle": {
      const sizes = ends(tariff.motorcycles.rows);
      return named(sizes, engineNames(sizes), engineVolume);
    }
    case "panel":
      return named(ends(tariff.panels), engineNames(ends(tariff.panels)), engineVolume);
    case "bus":
      return named(ends(tariff.buses), rangeNames(ends(tariff.buses), copy.persons), seats);
    case "truck":
      return named(ends(tariff.trucks), rangeNames(ends(tariff.trucks), copy.kg), weight);
    case "minibus":
      return undefined;
  }
}

/** Where the band of value is not known: each of them. */
function bandBlocks(
  tariff: VehicleTaxTariff,
  vehicle: TaxedVehicle,
  rows: readonly ByAge[],
): ToolBlock[] {
  const column = ageColumn(taxAge(vehicle.modelYear, tariff.year), agesOf(vehicle.kind));
  const isElectric = vehicle.engine === "electric";
  const names = isElectric
    ? (copy.bandNames[rows.length] ?? [])
    : valueNames(carRow(tariff, vehicle).bands.map(({ upToValue }) => upToValue));
  return [
    {
      kind: "rows",
      title: copy.bandsTitle(tariff.year),
      rows: rows.map((row, at) => ({
        label: names[at] ?? "",
        value: `${formatMoney((row[column] ?? 0) * kurusPerLira)} ${copy.lira}`,
      })),
    },
    {
      kind: "note",
      tone: "info",
      title: rowNote(tariff, vehicle),
      text: isElectric ? copy.electricBands : copy.anyBand,
    },
  ];
}

function amountBlocks(
  tariff: VehicleTaxTariff,
  vehicle: TaxedVehicle,
  row: ByAge,
  day: string,
): ToolBlock[] {
  const { year } = tariff;
  const ages = agesOf(vehicle.kind);
  const age = taxAge(vehicle.modelYear, year);
  const column = ageColumn(age, ages);
  const kurus = (row[column] ?? 0) * kurusPerLira;
  return [
    { kind: "amount", title: copy.amountTitle(year), kurus, note: rowNote(tariff, vehicle) },
    instalmentRows(year, kurus),
    ...lateNotes(year, kurus, day),
    nextYear(tariff, row, vehicle),
    {
      kind: "bars",
      title: copy.barsTitle,
      text: copy.barsText,
      bars: row.map((lira, at) => ({
        label: ageNames(ages)[at] ?? "",
        value: lira,
        text: figure(lira),
        ...(at === column ? { isChosen: true } : {}),
      })),
    },
  ];
}

const instalmentRows = (year: number, kurus: number): ToolBlock => ({
  kind: "rows",
  rows: dueDays(year).map((due, at) => ({
    label: copy.instalment(at + 1),
    value: `${formatMoney(kurus / 2)} ${copy.lira}`,
    hint: `${copy.periods[at] ?? ""}${due.endsWith("-31") ? "" : ` · ${copy.weekend}`}`,
    note: copy.until(formatDate(due)),
  })),
});

/** What has become of instalments that are due and unpaid, the last one first. */
function lateNotes(year: number, kurus: number, day: string): ToolBlock[] {
  const rate = tariffOn(lateRates, day);
  if (rate === undefined) return [];
  const percent = rate.percentPerMonth;
  const half = kurus / 2;
  const late = dueDays(year)
    .map((due, at) => ({ due, at, added: lateSurcharge(half, due, day, percent) }))
    .filter(({ due }) => due < day);
  const last = late.at(-1);
  if (last === undefined) return [];
  const { months, days } = monthsAndDays(last.due, day);
  const time = [...(months > 0 ? [copy.months(months)] : []), copy.days(days)].join(" ");
  const total = late.reduce((sum, { added }) => sum + half + added, 0);
  return [
    {
      kind: "note",
      tone: "warning",
      text: [
        copy.late(
          copy.instalment(last.at + 1),
          formatMoney(half + last.added),
          time,
          formatMoney(last.added),
        ),
        ...(late.length > 1 ? [copy.bothLate(formatMoney(total))] : []),
        copy.lateRate(figure(percent)),
      ].join(" "),
    },
  ];
}

function nextYear(tariff: VehicleTaxTariff, row: ByAge, vehicle: TaxedVehicle): ToolBlock {
  const next = tariff.year + 1;
  const ages = agesOf(vehicle.kind);
  const age = taxAge(vehicle.modelYear, next);
  const column = ageColumn(age, ages);
  const isSame = column === ageColumn(taxAge(vehicle.modelYear, tariff.year), ages);
  const lira = Math.floor(((row[column] ?? 0) * (100 + tariff.increasePercent)) / 100);
  return {
    kind: "note",
    tone: "info",
    title: copy.nextTitle(next),
    text:
      copy.next(next, age, isSame) + copy.nextAmount(figure(tariff.increasePercent), figure(lira)),
  };
}
