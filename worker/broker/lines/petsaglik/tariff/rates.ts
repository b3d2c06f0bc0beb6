import type { PetClass } from "#worker/broker/domain/pet-class.ts";
import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import type { Breadth, OwnShare, TreatmentLimit } from "../terms.ts";

export interface PetRateTable extends TariffRow {
  /** Gross premium in kuruş of a year for a young, neutered cat, taxes included. */
  readonly baseKurus: Readonly<Record<Breadth, number>>;
  /** Factors on it. */
  readonly classes: Readonly<Record<PetClass, number>>;
  /** By completed years on the first day, the first that fits counts. */
  readonly ages: readonly (readonly [upToAge: number, factor: number])[];
  readonly notNeutered: number;
  readonly limits: Readonly<Record<TreatmentLimit, number>>;
  readonly shares: Readonly<Record<OwnShare, number>>;
  /** Least gross premium in kuruş. */
  readonly minimumKurus: number;
}

/** There is no public tariff; what insurers publish is the shape: species, size, age and plan. */
export const petRates: readonly PetRateTable[] = [
  {
    validFrom: "2026-01-01",
    source:
      "Shape of the market: cat below dog, small breed below large, older above younger; amounts assumed",
    confidence: "estimate",
    baseKurus: { kaza: 240_000, saglik: 560_000, tam: 690_000 },
    classes: { cat: 1, "small-dog": 1.2, "medium-dog": 1.35, "large-dog": 1.6 },
    ages: [
      [2, 1],
      [4, 1.1],
      [6, 1.3],
      [8, 1.6],
      [10, 2],
      [99, 2.5],
    ],
    notNeutered: 1.05,
    limits: { "25-bin": 0.8, "50-bin": 1, "100-bin": 1.35 },
    shares: { "yuzde-20": 0.85, "yuzde-10": 1, yok: 1.25 },
    minimumKurus: 150_000,
  },
];
