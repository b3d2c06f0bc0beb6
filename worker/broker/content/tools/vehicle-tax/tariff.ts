import type { TariffRow } from "#worker/broker/domain/tariff.ts";

/** Lira a year, by age: the youngest first, the last without end. */
export type ByAge = readonly number[];

/** A row that reaches up to a size (cm³, persons, kilograms), the last one without end. */
export interface SizeRow {
  readonly upTo: number;
  readonly byAge: ByAge;
}

/** Cars of one engine size: by what they were worth when they were first bought, in lira without taxes. */
export interface CarRow {
  readonly upTo: number;
  /** In electric cars: kilowatts. */
  readonly upToPower: number;
  readonly bands: readonly { readonly upToValue: number; readonly byAge: ByAge }[];
}

export interface VehicleTaxTariff extends TariffRow {
  /** Year it is the tax of. */
  readonly year: number;
  /** Percent that it lies over the year before. */
  readonly increasePercent: number;
  /** Registered since 2018. */
  readonly cars: readonly CarRow[];
  /** Registered before. */
  readonly olderCars: readonly SizeRow[];
  /** Percent of the row that electric cars pay. */
  readonly electricPercent: number;
  readonly motorcycles: { readonly from: number; readonly rows: readonly SizeRow[] };
  readonly minibuses: ByAge;
  readonly panels: readonly SizeRow[];
  readonly buses: readonly SizeRow[];
  readonly trucks: readonly SizeRow[];
}

/** Last year of age of each column but the last, which has no end: of cars and motorcycles, and of the others. */
export const carAges = [3, 6, 11, 15] as const;
export const otherAges = [6, 15] as const;

const none = Infinity;

/** A row of cars, its bands each with the value up to which it reaches. */
const car = (
  upTo: number,
  upToPower: number,
  ...bands: readonly (readonly [upToValue: number, ...byAge: number[]])[]
): CarRow => ({
  upTo,
  upToPower,
  bands: bands.map(([upToValue, ...byAge]) => ({ upToValue, byAge })),
});

const size = (upTo: number, ...byAge: readonly number[]): SizeRow => ({ upTo, byAge });

export const vehicleTaxTariffs: readonly VehicleTaxTariff[] = [
  {
    validFrom: "2026-01-01",
    reviewBy: "2026-12-31",
    source:
      "Amounts of 2024 with the increases of 2025 and 2026, kuruş dropped each time; some thirty of them compared with what newspapers printed in December 2025 and January 2026",
    confidence: "likely",
    year: 2026,
    increasePercent: 18.95,
    cars: [
      car(
        1300,
        70,
        [309_100, 5750, 4010, 2238, 1689, 593],
        [541_500, 6319, 4409, 2459, 1861, 655],
        [none, 6902, 4807, 2693, 2032, 706],
      ),
      car(
        1600,
        85,
        [309_100, 10_016, 7510, 4354, 3077, 1181],
        [541_500, 11_023, 8264, 4794, 3375, 1290],
        [none, 12_028, 9012, 5220, 3685, 1408],
      ),
      car(
        1800,
        105,
        [775_100, 19_472, 15_226, 8948, 5458, 2113],
        [none, 21_251, 16_600, 9775, 5964, 2307],
      ),
      car(
        2000,
        120,
        [775_100, 30_679, 23_625, 13_886, 8264, 3248],
        [none, 33_474, 25_784, 15_147, 9012, 3547],
      ),
      car(
        2500,
        150,
        [968_100, 46_027, 33_413, 20_874, 12_465, 4930],
        [none, 50_217, 36_448, 22_768, 13_606, 5378],
      ),
      car(
        3000,
        180,
        [1_937_500, 64_175, 55_837, 34_878, 18_758, 6875],
        [none, 70_018, 60_905, 38_053, 20_466, 7503],
      ),
      car(
        3500,
        210,
        [1_937_500, 97_744, 87_954, 52_976, 26_443, 9684],
        [none, 106_641, 95_940, 57_791, 28_839, 10_578],
      ),
      car(
        4000,
        240,
        [3_101_800, 153_684, 132_712, 78_152, 34_878, 13_886],
        [none, 167_671, 144_770, 85_271, 38_053, 15_147],
      ),
      car(
        none,
        none,
        [3_683_200, 251_554, 188_627, 111_714, 50_206, 19_472],
        [none, 274_415, 205_781, 121_873, 54_769, 21_251],
      ),
    ],
    olderCars: [
      size(1300, 5750, 4010, 2238, 1689, 593),
      size(1600, 10_016, 7510, 4354, 3077, 1181),
      size(1800, 17_705, 13_829, 8145, 4963, 1919),
      size(2000, 27_898, 21_478, 12_624, 7510, 2952),
      size(2500, 41_841, 30_372, 18_973, 11_334, 4483),
      size(3000, 58_341, 50_751, 31_704, 17_052, 6252),
      size(3500, 88_854, 79_946, 48_155, 24_038, 8813),
      size(4000, 139_707, 120_639, 71_044, 31_704, 12_624),
      size(none, 228_663, 171_469, 101_551, 45_642, 17_705),
    ],
    electricPercent: 25,
    motorcycles: {
      from: 100,
      rows: [
        size(250, 1069, 799, 589, 362, 136),
        size(650, 2214, 1676, 1069, 589, 362),
        size(1200, 5719, 3398, 1676, 1069, 589),
        size(none, 13_876, 9167, 5719, 4540, 2214),
      ],
    },
    minibuses: [6875, 4540, 2214],
    panels: [size(1900, 9167, 5719, 3398), size(none, 13_876, 9167, 5719)],
    buses: [
      size(25, 17_370, 10_372, 4540),
      size(35, 20_831, 17_370, 6875),
      size(45, 23_182, 19_662, 9167),
      size(none, 27_811, 23_182, 13_876),
    ],
    trucks: [
      size(1500, 6163, 4094, 2004),
      size(3500, 12_488, 7234, 4094),
      size(5000, 18_763, 15_616, 6163),
      size(10_000, 20_831, 17_690, 8292),
      size(20_000, 25_036, 20_831, 12_488),
      size(none, 31_315, 25_036, 14_548),
    ],
  },
];

export interface LateRate extends TariffRow {
  /** Percent a month, also by the day. */
  readonly percentPerMonth: number;
}

/** What is added to a tax that is paid late; for showing how it is computed. */
export const lateRates: readonly LateRate[] = [
  {
    validFrom: "2026-01-01",
    reviewBy: "2026-12-31",
    source: "An example: the rate in force is what the revenue administration's own query goes by",
    confidence: "estimate",
    percentPerMonth: 3.7,
  },
];
