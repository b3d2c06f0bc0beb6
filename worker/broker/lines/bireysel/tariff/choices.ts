import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import type { Network, PrivateTerms, Service } from "../terms.ts";

export interface PrivateChoices extends TariffRow {
  /** How many times the supplementary premium of the same person private insurance costs. */
  readonly overSupplementary: number;
  readonly treatments: Readonly<Record<PrivateTerms["treatment"], number>>;
  readonly networks: Readonly<Record<Network, number>>;
  readonly shares: Readonly<Record<NonNullable<PrivateTerms["share"]>, number>>;
  readonly services: Readonly<Record<Service, number>>;
  /** What the cover of births adds for a woman it is for, in kuruş. */
  readonly birthKurus: number;
  /** What the limited plan pays for outpatient treatment in a year, in kuruş. */
  readonly limitedKurus: number;
}

/** What choices make of the premium. Nobody publishes a tariff: three to six times the supplementary one is the common span. */
export const privateChoices: readonly PrivateChoices[] = [
  {
    validFrom: "2026-01-01",
    source: "Shape of the market (three to six times supplementary cover), amounts assumed",
    confidence: "estimate",
    overSupplementary: 4,
    treatments: { yatarak: 0.45, limitli: 0.78, "yatarak-ayakta": 1 },
    networks: { c: 0.8, b: 1, a: 1.35 },
    shares: { "yuzde-30": 0.93, "yuzde-20": 1, yok: 1.18 },
    services: { checkUp: 1.02, dental: 1.03, abroad: 1.08 },
    birthKurus: 4_500_000,
    limitedKurus: 3_000_000,
  },
];
