import type { BlockOf } from "#shared/calls/reference/tool-blocks.ts";
import type { TaxedKind } from "#shared/tools/vehicle-tax.ts";
import { figure } from "../figure.ts";
import { vehicleTaxCopy as copy } from "./copy.ts";
import { ageNames, engineNames, rangeNames, valueNames } from "./ranges.ts";
import { carAges, otherAges } from "./tariff.ts";
import type { SizeRow, VehicleTaxTariff } from "./tariff.ts";

type Table = BlockOf<"table">;

const { tables } = copy;

/** The whole tariff, that of the kind that is asked for first. */
export function taxTables(tariff: VehicleTaxTariff, kind: TaxedKind | undefined): Table[] {
  const motorcycles = sizes(tables.motorcycles, tables.motorcyclesNote, tariff.motorcycles.rows);
  const cars = [carTable(tariff), sizes(tables.olderCars, tables.olderCarsNote, tariff.olderCars)];
  const others = otherTable(tariff);
  if (kind === undefined || kind === "car") return [...cars, motorcycles, others];
  return kind === "motorcycle" ? [motorcycles, others, ...cars] : [others, motorcycles, ...cars];
}

function carTable({ cars }: VehicleTaxTariff): Table {
  const names = engineNames(cars.map(({ upTo }) => upTo));
  return {
    kind: "table",
    title: tables.cars,
    note: tables.carsNote,
    columns: [tables.engine, tables.value, ...ageNames(carAges)],
    rows: cars.flatMap(({ bands }, at) => {
      const values = valueNames(bands.map(({ upToValue }) => upToValue));
      return bands.map(({ byAge }, band) => ({
        cells: [names[at] ?? "", values[band] ?? "", ...byAge.map(figure)],
      }));
    }),
  };
}

const sizes = (title: string, note: string, rows: readonly SizeRow[]): Table => {
  const names = engineNames(rows.map(({ upTo }) => upTo));
  return {
    kind: "table",
    title,
    note,
    columns: [tables.engine, ...ageNames(carAges)],
    rows: rows.map(({ byAge }, at) => ({ cells: [names[at] ?? "", ...byAge.map(figure)] })),
  };
};

function otherTable({ minibuses, panels, buses, trucks }: VehicleTaxTariff): Table {
  const ends = (rows: readonly SizeRow[]) => rows.map(({ upTo }) => upTo);
  const part = (
    rows: readonly SizeRow[],
    names: readonly string[],
    name: (size: string) => string,
  ) => rows.map(({ byAge }, at) => ({ cells: [name(names[at] ?? ""), ...byAge.map(figure)] }));
  return {
    kind: "table",
    title: tables.others,
    note: tables.othersNote,
    columns: [tables.vehicle, ...ageNames(otherAges)],
    rows: [
      { cells: [tables.minibus, ...minibuses.map(figure)] },
      ...part(panels, engineNames(ends(panels)), tables.panel),
      ...part(buses, rangeNames(ends(buses), copy.persons), tables.bus),
      ...part(trucks, rangeNames(ends(trucks), copy.kg), tables.truck),
    ],
  };
}
