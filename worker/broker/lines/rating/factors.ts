const parts = 100_000;

/**
 * Multiplies an amount by tariff factors exactly: factors count to five decimals, the product is rounded once, half up,
 * to whole `unit`s (kuruş unless told otherwise). Amounts are not negative.
 */
export function scale(amount: number, factors: readonly number[], unit = 1): number {
  const product = factors.reduce(
    (sum, factor) => sum * BigInt(Math.round(factor * parts)),
    BigInt(amount),
  );
  const divisor = BigInt(parts) ** BigInt(factors.length) * BigInt(unit);
  return Number((2n * product + divisor) / (2n * divisor)) * unit;
}

/** Factors up to a value; the first that fits counts. */
export type Bands = readonly (readonly [upTo: number, factor: number])[];

/** The factor of a value; 1 above the last band, and where there are none. */
export const banded = (bands: Bands = [], value: number): number =>
  bands.find(([upTo]) => value <= upTo)?.[1] ?? 1;

/** The same, but above the last band that one's factor. */
export const bandedOnward = (bands: Bands = [], value: number): number =>
  banded([...bands, ...bands.slice(-1).map(([, factor]) => [Infinity, factor] as const)], value);

/** The dearest of some factors: nobody saves by keeping back what they stand for. */
export const dearest = (factors: readonly number[]): number => Math.max(1, ...factors);
export const dearestBand = (bands: Bands = []): number =>
  dearest(bands.map(([, factor]) => factor));

/** A factor by the holder's age; the dearest when no registry has told it, none for companies. */
export function byHolderAge(
  bands: Bands | undefined,
  { isAgeUnknown, holderAge }: { readonly isAgeUnknown: boolean; readonly holderAge?: number },
  factorOf: typeof banded = banded,
): number {
  if (isAgeUnknown) return dearestBand(bands);
  return holderAge === undefined ? 1 : factorOf(bands, holderAge);
}
