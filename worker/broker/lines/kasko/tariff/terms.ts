import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import type {
  Deductible,
  LiabilityLimit,
  Parts,
  ReplacementCar,
  Service,
  Breadth,
} from "../terms.ts";

export interface KaskoTermTable extends TariffRow {
  /** Factors on the premium. */
  readonly service: Readonly<Record<Service, number>>;
  readonly parts: Readonly<Record<Parts, number>>;
  readonly deductible: Readonly<Record<Deductible, number>>;
  readonly breadth: Readonly<Record<Breadth, number>>;
  /** Parts each breadth is repaired with. */
  readonly partsOf: Readonly<Record<Breadth, Parts>>;
  /** Gross amounts in kuruş that are added. */
  readonly liability: Readonly<Record<LiabilityLimit, number>>;
  readonly replacementCar: Readonly<Record<ReplacementCar, number>>;
  readonly assistance: number;
  /** Years after which a breadth is no longer sold. */
  readonly oldest: Readonly<Record<Breadth, number>>;
}

/** What is chosen of the coverages, and what the breadths bring along. */
export const kaskoTermPrices: readonly KaskoTermTable[] = [
  {
    validFrom: "2026-01-01",
    source:
      "Authorised repair shop +15–30 %, original parts +5–10 %, a deductible of 2 % about −15 %, as commonly told; amounts assumed",
    confidence: "estimate",
    service: { ozel: 0.88, anlasmali: 1, yetkili: 1.15 },
    parts: { esdeger: 1, orijinal: 1.07 },
    deductible: { yok: 1, "yuzde-2": 0.85, "yuzde-5": 0.72 },
    breadth: { dar: 0.78, standart: 1, genis: 1.12 },
    partsOf: { dar: "esdeger", standart: "orijinal", genis: "orijinal" },
    liability: {
      yok: 0,
      "500-bin": 35_000,
      "1-milyon": 55_000,
      "2-milyon": 85_000,
      "5-milyon": 140_000,
      "10-milyon": 210_000,
      sinirsiz: 320_000,
    },
    replacementCar: { yok: 0, "7-gun": 60_000, "15-gun": 110_000, "30-gun": 190_000 },
    assistance: 45_000,
    oldest: { dar: 99, standart: 20, genis: 10 },
  },
];
