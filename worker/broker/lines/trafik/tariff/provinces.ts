import type { Confidence, TariffRow } from "#worker/broker/domain/tariff.ts";

export interface ProvinceGroup {
  readonly factor: number;
  readonly confidence: Confidence;
  /** Plate codes, "01"–"81". */
  readonly codes: readonly string[];
}

export interface ProvinceTable extends TariffRow {
  readonly groups: readonly ProvinceGroup[];
}

/**
 * The factors are published; which of the other provinces stand in which of the groups 0,99–0,95 is not. They are
 * grouped here by how many vehicles are registered, the most crowded first: an estimate.
 */
export const trafikProvinces: readonly ProvinceTable[] = [
  {
    validFrom: "2025-07-01",
    reviewBy: "2026-12-31",
    source: "SBM ceilings, July 2025 – February 2026",
    confidence: "sure",
    groups: [
      { factor: 1.06, confidence: "sure", codes: ["34"] },
      { factor: 1.03, confidence: "sure", codes: ["06", "16", "41"] },
      { factor: 1, confidence: "sure", codes: ["25", "35", "38", "77"] },
      {
        factor: 0.99,
        confidence: "estimate",
        codes: ["01", "07", "09", "10", "20", "27", "31", "33", "42", "45", "48", "54", "59"],
      },
      {
        factor: 0.98,
        confidence: "estimate",
        codes: ["03", "17", "21", "22", "26", "32", "39", "43", "44", "46", "52", "55", "61", "63"],
      },
      {
        factor: 0.97,
        confidence: "estimate",
        codes: ["02", "05", "14", "15", "19", "23", "60", "64", "65", "66", "67", "68", "80", "81"],
      },
      {
        factor: 0.96,
        confidence: "estimate",
        codes: ["11", "28", "37", "40", "47", "50", "51", "53", "57", "58", "70", "71", "72", "78"],
      },
      {
        factor: 0.95,
        confidence: "estimate",
        codes: "04 08 12 13 18 24 29 30 36 49 56 62 69 73 74 75 76 79".split(" "),
      },
    ],
  },
];
