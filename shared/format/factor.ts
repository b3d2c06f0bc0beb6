const shownParts = 10_000;

/** A factor as people read one, to four decimals: `0.86` → `"× 0,86"`. */
export const formatFactor = (factor: number): string =>
  `× ${String(Math.round(factor * shownParts) / shownParts).replace(".", ",")}`;
