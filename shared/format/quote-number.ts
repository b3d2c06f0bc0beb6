const readAloud = (kind: string, quoteId: string): string =>
  `${kind}-${quoteId.slice(0, 4)}-${quoteId.slice(4, 8)}`.toUpperCase();

/** The number of a quote as people read it out, from its id (a UUID): `"3f9a01bc-…"` → `"TK-3F9A-01BC"`. */
export const quoteNumber = (quoteId: string): string => readAloud("TK", quoteId);

/** The same of a request to end a policy, whose id says the how manieth of the order it is: `"3f9a01bc-…-1:c2"` → `"IP-3F9A-01BC-2"`. */
export const cancellationNumber = (cancellationId: string): string =>
  `${readAloud("IP", cancellationId)}-${/:c(\d+)$/.exec(cancellationId)?.[1] ?? 1}`;
