import type { Construction } from "../../../assets/home/construction.ts";
import type { TariffRow } from "#worker/broker/domain/tariff.ts";

/** Earthquake risk groups of the compulsory tariff: I is the dearest. */
export type RiskGroup = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A figure for each risk group, I to VII. */
export type ByGroup = readonly [number, number, number, number, number, number, number];

export interface IndicatorRow extends TariffRow {
  /** What a square metre is insured for. */
  readonly unitKurus: Readonly<Record<Construction, number>>;
  /** Most that one policy insures. */
  readonly capKurus: number;
  readonly minimumKurus: ByGroup;
}

const lira = (figures: ByGroup): ByGroup => figures.map((each) => each * 100) as unknown as ByGroup;

/**
 * Amounts of the compulsory earthquake tariff. Since March 2025 they rise every month with producer prices; months after
 * January 2026 have not been found, so that prices of later days are below those the pool asks.
 */
export const earthquakeIndicators: readonly IndicatorRow[] = [
  {
    validFrom: "2024-01-01",
    unitKurus: { betonarme: 600_000, diger: 400_000 },
    capKurus: 127_200_000,
    minimumKurus: lira([979, 869, 739, 693, 521, 370, 252]),
    source: "Official Gazette 28 December 2023; other construction by the ratio of two to three",
    confidence: "likely",
  },
  {
    validFrom: "2025-03-08",
    unitKurus: { betonarme: 803_900, diger: 535_900 },
    capKurus: 170_416_200,
    minimumKurus: lira([1441, 1283, 1092, 1024, 765, 546, 371]),
    source: "Official Gazette 7 March 2025",
    confidence: "sure",
  },
  {
    validFrom: "2026-01-01",
    reviewBy: "2026-12-31",
    unitKurus: { betonarme: 988_400, diger: 659_000 },
    capKurus: 209_546_200,
    minimumKurus: lira([1951, 1737, 1474, 1384, 1038, 740, 505]),
    source: "Amounts of 1 January 2026 as newspapers reported them on 13 January 2026",
    confidence: "sure",
  },
  {
    validFrom: "2026-02-01",
    publishedFor: "2026-01-01",
    reviewBy: "2026-12-31",
    unitKurus: { betonarme: 988_400, diger: 659_000 },
    capKurus: 209_546_200,
    minimumKurus: lira([1951, 1737, 1474, 1384, 1038, 740, 505]),
    source: "Amounts of January 2026 carried on: the monthly increases since were not found",
    confidence: "estimate",
  },
];
