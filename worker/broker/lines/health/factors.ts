import * as item from "../rating/premium-items.ts";

/** Factors are shown to four decimals, and a shown price is what they multiply to. */
const precision = 10_000;

/** What the services of a package make of a premium together. */
const servicesFactor = <Id extends string>(
  services: readonly Id[],
  factors: Readonly<Record<Id, number>>,
): number =>
  Math.round(services.reduce((product, id) => product * factors[id], 1) * precision) / precision;

/** The services that come with a package. */
export const servicesItem = <Id extends string>(
  services: readonly Id[],
  factors: Readonly<Record<Id, number>>,
  source?: string,
) => item.times("Paketteki ek hizmetler", servicesFactor(services, factors), source);
