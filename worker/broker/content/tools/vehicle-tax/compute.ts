import { addDays } from "#shared/format/date.ts";
import type { TaxedKind, TaxedVehicle } from "#shared/tools/vehicle-tax.ts";
import { valueTaxedSince } from "#shared/tools/vehicle-tax.ts";
import { monthsAndDays } from "../months.ts";
import { carAges, otherAges } from "./tariff.ts";
import type { ByAge, CarRow, SizeRow, VehicleTaxTariff } from "./tariff.ts";

/** The year of a vehicle's life that a tax year is, from 1: the model year counts as the first. */
export const taxAge = (modelYear: number, year: number): number =>
  Math.max(1, year - modelYear + 1);

/** Column of an age, from 0. */
export function ageColumn(age: number, lastAges: readonly number[]): number {
  const at = lastAges.findIndex((last) => age <= last);
  return at === -1 ? lastAges.length : at;
}

export const agesOf = (kind: TaxedKind): readonly number[] =>
  kind === "car" || kind === "motorcycle" ? carAges : otherAges;

/** The first row that reaches as far; the last one always does. */
const rowUpTo = <R extends { readonly upTo: number }>(rows: readonly R[], amount: number): R =>
  rows.find(({ upTo }) => amount <= upTo) ?? rows.at(-1)!;

/** Whether a car is taxed by value and engine, as those registered since 2018 are. */
export const isTaxedByValue = ({ kind, firstRegistration = "" }: TaxedVehicle): boolean =>
  kind === "car" && firstRegistration >= valueTaxedSince;

/** The row of a car that is taxed by value: by its volume, or if electric by its power. */
export const carRow = (
  { cars }: VehicleTaxTariff,
  { engine, engineVolume = 0, enginePower = 0 }: Partial<TaxedVehicle>,
): CarRow =>
  engine === "electric"
    ? cars.find(({ upToPower }) => enginePower <= upToPower)!
    : rowUpTo(cars, engineVolume);

/** What a vehicle may cost a year by age, in lira: one row, or of a car taxed by value one for each band. */
export function taxRows(tariff: VehicleTaxTariff, vehicle: TaxedVehicle): readonly ByAge[] {
  const { kind, engineVolume = 0, seats = 0, weight = 0 } = vehicle;
  const row = (rows: readonly SizeRow[], size: number) => [rowUpTo(rows, size).byAge];
  switch (kind) {
    case "car":
      return carRows(tariff, vehicle);
    case "motorcycle":
      return engineVolume < tariff.motorcycles.from
        ? []
        : row(tariff.motorcycles.rows, engineVolume);
    case "minibus":
      return [tariff.minibuses];
    case "panel":
      return row(tariff.panels, engineVolume);
    case "bus":
      return row(tariff.buses, seats);
    case "truck":
      return row(tariff.trucks, weight);
  }
}

function carRows(tariff: VehicleTaxTariff, vehicle: TaxedVehicle): readonly ByAge[] {
  const row = carRow(tariff, vehicle);
  const rows = isTaxedByValue(vehicle)
    ? row.bands.map(({ byAge }) => byAge)
    : [rowUpTo(tariff.olderCars, row.upTo).byAge];
  if (vehicle.engine !== "electric") return rows;
  return rows.map((byAge) =>
    byAge.map((lira) => Math.floor((lira * tariff.electricPercent) / 100)),
  );
}

/** Last days of the two instalments of a year: the end of January and of July, or the Monday after. */
export const dueDays = (year: number): readonly [string, string] => [
  nextWorkingDay(`${year}-01-31`),
  nextWorkingDay(`${year}-07-31`),
];

const saturday = 6;

function nextWorkingDay(day: string): string {
  const weekday = new Date(day).getUTCDay();
  if (weekday === saturday) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
}

const daysOfMonth = 30;

/** What is added to a sum that is paid on a day after it was due, in the unit of the sum; by whole months and by the day. */
export function lateSurcharge(sum: number, due: string, paid: string, percentPerMonth: number) {
  if (paid <= due) return 0;
  const { months, days } = monthsAndDays(due, paid);
  return Math.round((sum * percentPerMonth * (months + days / daysOfMonth)) / 100);
}
