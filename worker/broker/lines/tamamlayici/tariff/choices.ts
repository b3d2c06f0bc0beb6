import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import type { Network, Service, SupplementaryTerms, VisitLimit } from "../terms.ts";

export interface SupplementaryChoices extends TariffRow {
  /** Factors on a premium for both kinds of treatment in a network of middle size. */
  readonly treatments: Readonly<Record<SupplementaryTerms["treatment"], number>>;
  readonly networks: Readonly<Record<Network, number>>;
  /** Of whom outpatient treatment is insured for. */
  readonly visits: Readonly<Record<VisitLimit, number>>;
  readonly services: Readonly<Record<Service, number>>;
  readonly checkUp: number;
  /** What the cover of births adds for a woman it is for, in kuruş. */
  readonly birthKurus: number;
}

/** What choices make of the premium. The network decides most, as insurers say; the amounts are nobody's. */
export const supplementaryChoices: readonly SupplementaryChoices[] = [
  {
    validFrom: "2026-01-01",
    source: "Shape of the market (network, visits, births cost more), amounts assumed",
    confidence: "estimate",
    treatments: { yatarak: 0.5, "yatarak-ayakta": 1 },
    networks: { dar: 0.82, standart: 1, genis: 1.28 },
    visits: { "6": 0.93, "8": 0.97, "10": 1, "12": 1.05, limitsiz: 1.2 },
    services: { dental: 1.02, eye: 1.015, dietician: 1.01, counselling: 1.02 },
    checkUp: 1.04,
    birthKurus: 1_200_000,
  },
];
