const shownParts = (factor: number): number => (factor < 0.1 ? 100_000 : 10_000);

/** A factor as people read one, to four decimals, a rate below a tenth to five: `0.86` → `"× 0,86"`. */
export const formatFactor = (factor: number): string =>
  `× ${String(Math.round(factor * shownParts(factor)) / shownParts(factor)).replace(".", ",")}`;
