import type { Factor } from "../premium-step.ts";
import { ownTariff } from "../premium-step.ts";
import type { HealthBook } from "./book.ts";
import { peopleCopy as copy } from "./copy.ts";

/** Factors are shown to four decimals, and a shown price is what they multiply to. */
const precision = 10_000;

/** What the services of a package make of a premium together. */
export const servicesFactor = <Id extends string>(
  services: readonly Id[],
  factors: Readonly<Record<Id, number>>,
): number =>
  Math.round(services.reduce((product, id) => product * factors[id], 1) * precision) / precision;

/** The insurer's own factors, which every health line ends with; `repriced` is what a later look changed, 1 for nothing. */
export const insurersFactors = (
  { factor }: Pick<HealthBook, "factor">,
  repriced: number,
): readonly Factor[] => [
  { label: copy.ownFactor, source: ownTariff, factor },
  ...(repriced === 1 ? [] : [{ label: copy.repriced, source: ownTariff, factor: repriced }]),
];
