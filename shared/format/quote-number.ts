/** The number of a quote as people read it out, from its id (a UUID): `"3f9a01bc-…"` → `"TK-3F9A-01BC"`. */
export const quoteNumber = (quoteId: string): string =>
  `TK-${quoteId.slice(0, 4)}-${quoteId.slice(4, 8)}`.toUpperCase();
