/** What ranking looks at. */
export interface Rankable {
  readonly grossKurus: number;
  readonly firmName: string;
}

/** Cheapest first; at the same price by name in Turkish order. Nothing else, such as commission, moves an offer. */
export function rankOffers<T extends Rankable>(offers: readonly T[]): T[] {
  const collator = new Intl.Collator("tr");
  return offers.toSorted(
    (one, other) =>
      one.grossKurus - other.grossKurus || collator.compare(one.firmName, other.firmName),
  );
}
