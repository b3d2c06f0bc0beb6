import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TaxedVehicle } from "#shared/tools/vehicle-tax.ts";
import { taxedKinds } from "#shared/tools/vehicle-tax.ts";
import {
  ageColumn,
  agesOf,
  dueDays,
  lateSurcharge,
  taxAge,
  taxRows,
} from "#worker/broker/content/tools/vehicle-tax/compute.ts";
import { monthsAndDays } from "#worker/broker/content/tools/months.ts";
import { vehicleTaxTariffs } from "#worker/broker/content/tools/vehicle-tax/tariff.ts";
import { vehicleTaxWork } from "#worker/broker/content/tools/vehicle-tax/work.ts";

const tariff = vehicleTaxTariffs[0]!;
const car = {
  kind: "car",
  modelYear: 2024,
  firstRegistration: "2024-05-06",
  engine: "combustion",
} as const;

/** Lira by age, each band's row in turn. */
const rowsOf = (vehicle: TaxedVehicle): string =>
  taxRows(tariff, vehicle)
    .map((row) => row.map((lira) => lira.toLocaleString("tr-TR")).join(" "))
    .join(" / ");

describe("the tariff of 2026", () => {
  test.each([
    [
      1,
      1300,
      "5.750 4.010 2.238 1.689 593 / 6.319 4.409 2.459 1.861 655 / 6.902 4.807 2.693 2.032 706",
    ],
    [
      1301,
      1600,
      "10.016 7.510 4.354 3.077 1.181 / 11.023 8.264 4.794 3.375 1.290 / 12.028 9.012 5.220 3.685 1.408",
    ],
    [1601, 1800, "19.472 15.226 8.948 5.458 2.113 / 21.251 16.600 9.775 5.964 2.307"],
    [1801, 2000, "30.679 23.625 13.886 8.264 3.248 / 33.474 25.784 15.147 9.012 3.547"],
    [2001, 2500, "46.027 33.413 20.874 12.465 4.930 / 50.217 36.448 22.768 13.606 5.378"],
    [2501, 3000, "64.175 55.837 34.878 18.758 6.875 / 70.018 60.905 38.053 20.466 7.503"],
    [3001, 3500, "97.744 87.954 52.976 26.443 9.684 / 106.641 95.940 57.791 28.839 10.578"],
    [3501, 4000, "153.684 132.712 78.152 34.878 13.886 / 167.671 144.770 85.271 38.053 15.147"],
    [4001, 9000, "251.554 188.627 111.714 50.206 19.472 / 274.415 205.781 121.873 54.769 21.251"],
  ])("cars registered since 2018, %i to %i cm³", (from, to, rows) => {
    expect(rowsOf({ ...car, engineVolume: from })).toBe(rows);
    expect(rowsOf({ ...car, engineVolume: to })).toBe(rows);
  });

  test.each([
    [1, 1300, "5.750 4.010 2.238 1.689 593"],
    [1301, 1600, "10.016 7.510 4.354 3.077 1.181"],
    [1601, 1800, "17.705 13.829 8.145 4.963 1.919"],
    [1801, 2000, "27.898 21.478 12.624 7.510 2.952"],
    [2001, 2500, "41.841 30.372 18.973 11.334 4.483"],
    [2501, 3000, "58.341 50.751 31.704 17.052 6.252"],
    [3001, 3500, "88.854 79.946 48.155 24.038 8.813"],
    [3501, 4000, "139.707 120.639 71.044 31.704 12.624"],
    [4001, 9000, "228.663 171.469 101.551 45.642 17.705"],
  ])("cars registered before 2018, %i to %i cm³", (from, to, row) => {
    const older = { ...car, modelYear: 2017, firstRegistration: "2017-12-31" };
    expect(rowsOf({ ...older, engineVolume: from })).toBe(row);
    expect(rowsOf({ ...older, engineVolume: to })).toBe(row);
  });

  test.each([
    [1, 70, 1300],
    [71, 85, 1600],
    [86, 105, 1800],
    [106, 120, 2000],
    [121, 150, 2500],
    [151, 180, 3000],
    [181, 210, 3500],
    [211, 240, 4000],
    [241, 900, 4001],
  ])(
    "electric cars of %i to %i kW pay a quarter of the row of %i cm³",
    (from, to, engineVolume) => {
      const quarter = taxRows(tariff, { ...car, engineVolume }).map((row) =>
        row.map((lira) => Math.floor(lira / 4)),
      );
      for (const enginePower of [from, to]) {
        expect(taxRows(tariff, { ...car, engine: "electric", enginePower })).toEqual(quarter);
      }
    },
  );

  test.each([
    ["motorcycle", { engineVolume: 100 }, "1.069 799 589 362 136"],
    ["motorcycle", { engineVolume: 250 }, "1.069 799 589 362 136"],
    ["motorcycle", { engineVolume: 251 }, "2.214 1.676 1.069 589 362"],
    ["motorcycle", { engineVolume: 650 }, "2.214 1.676 1.069 589 362"],
    ["motorcycle", { engineVolume: 651 }, "5.719 3.398 1.676 1.069 589"],
    ["motorcycle", { engineVolume: 1200 }, "5.719 3.398 1.676 1.069 589"],
    ["motorcycle", { engineVolume: 1201 }, "13.876 9.167 5.719 4.540 2.214"],
    ["minibus", {}, "6.875 4.540 2.214"],
    ["panel", { engineVolume: 1900 }, "9.167 5.719 3.398"],
    ["panel", { engineVolume: 1901 }, "13.876 9.167 5.719"],
    ["bus", { seats: 25 }, "17.370 10.372 4.540"],
    ["bus", { seats: 26 }, "20.831 17.370 6.875"],
    ["bus", { seats: 35 }, "20.831 17.370 6.875"],
    ["bus", { seats: 36 }, "23.182 19.662 9.167"],
    ["bus", { seats: 46 }, "27.811 23.182 13.876"],
    ["truck", { weight: 1500 }, "6.163 4.094 2.004"],
    ["truck", { weight: 1501 }, "12.488 7.234 4.094"],
    ["truck", { weight: 3501 }, "18.763 15.616 6.163"],
    ["truck", { weight: 5001 }, "20.831 17.690 8.292"],
    ["truck", { weight: 10_001 }, "25.036 20.831 12.488"],
    ["truck", { weight: 20_001 }, "31.315 25.036 14.548"],
  ] as const)("%s %o", (kind, size, row) => {
    expect(rowsOf({ kind, modelYear: 2024, ...size })).toBe(row);
  });

  test("motorcycles below 100 cm³ are not in it", () => {
    expect(taxRows(tariff, { kind: "motorcycle", modelYear: 2024, engineVolume: 99 })).toEqual([]);
  });
});

test.each([
  [2026, 1, 0],
  [2027, 1, 0],
  [2024, 3, 0],
  [2023, 4, 1],
  [2021, 6, 1],
  [2020, 7, 2],
  [2016, 11, 2],
  [2015, 12, 3],
  [2012, 15, 3],
  [2011, 16, 4],
])("a car of %i is in its year %i, column %i", (modelYear, age, column) => {
  expect(taxAge(modelYear, 2026)).toBe(age);
  expect(ageColumn(age, agesOf("car"))).toBe(column);
});

test("instalments are due at the end of January and July, or on the Monday after", () => {
  expect(dueDays(2026)).toEqual(["2026-02-02", "2026-07-31"]);
  expect(dueDays(2027)).toEqual(["2027-02-01", "2027-08-02"]);
});

test.each([
  ["2026-07-31", "2026-11-23", 3, 23],
  ["2026-02-02", "2026-11-23", 9, 21],
  ["2026-01-31", "2026-02-28", 1, 0],
  ["2026-01-31", "2026-03-01", 1, 1],
  ["2026-07-31", "2026-08-01", 0, 1],
])("from %s to %s", (from, to, months, days) => {
  expect(monthsAndDays(from, to)).toEqual({ months, days });
});

test("what is paid late costs its rate by month and day", () => {
  expect(lateSurcharge(220_450, "2026-07-31", "2026-11-23", 3.7)).toBe(30_723);
  expect(lateSurcharge(220_450, "2026-07-31", "2026-07-31", 3.7)).toBe(0);
});

const day = fc
  .integer({ min: 0, max: 3000 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));

test("later never costs less", () => {
  fc.assert(
    fc.property(day, day, day, (due, one, other) => {
      const [sooner, later] = [one, other].toSorted();
      expect(lateSurcharge(100_000, due, later!, 3.7)).toBeGreaterThanOrEqual(
        lateSurcharge(100_000, due, sooner!, 3.7),
      );
    }),
  );
});

const isKnownOf = (modelYear: number, registered: string) =>
  Number(registered.slice(0, 4)) >= modelYear - 1;
const drawn = fc.record({
  kind: fc.constantFrom(...(Object.keys(taxedKinds) as (keyof typeof taxedKinds)[])),
  modelYear: fc.integer({ min: 1950, max: 2027 }),
  firstRegistration: fc.constantFrom("2017-06-01", "2022-06-14"),
  engine: fc.constantFrom("combustion", "electric"),
  engineVolume: fc.integer({ min: 100, max: 9000 }),
  enginePower: fc.integer({ min: 1, max: 600 }),
  seats: fc.integer({ min: 1, max: 90 }),
  weight: fc.integer({ min: 1, max: 60_000 }),
} as const);
const vehicles = drawn.filter(({ modelYear, firstRegistration }) =>
  isKnownOf(modelYear, firstRegistration),
);

test("older never costs more, and every vehicle has an answer", () => {
  fc.assert(
    fc.property(vehicles, (vehicle) => {
      for (const row of taxRows(tariff, vehicle)) {
        expect(row.toSorted((one, other) => other - one)).toEqual(row);
      }
      const answer = vehicleTaxWork.answer(vehicle, "2026-11-25");
      expect(answer.ok && answer.value.length).toBeGreaterThan(0);
    }),
  );
});

test("after its year the tariff is said to be old", () => {
  const answer = vehicleTaxWork.answer({ kind: "minibus", modelYear: 2020 }, "2027-01-02");
  expect(answer.ok && answer.value).toContainEqual(
    expect.objectContaining({
      kind: "note",
      tone: "warning",
      text: expect.stringContaining("2026"),
    }),
  );
});

test.each([
  [2020, "2019-09-01", true],
  [2020, "2018-12-31", false],
  [2020, "2010-01-01", false],
])("a car of model year %i registered first on %s: %s", (modelYear, firstRegistration, isRight) => {
  const vehicle = { ...car, modelYear, firstRegistration, engineVolume: 1300 };
  const answer = vehicleTaxWork.answer(vehicle, "2026-11-25");
  expect(answer.ok).toBe(isRight);
  if (!answer.ok) expect(Object.keys(answer.reason)).toEqual(["firstRegistration"]);
});
