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
