/** A price of the paid plan: so much a month is included, then dollars for each `per` of it. */
export interface Price {
  readonly included: number;
  readonly per: number;
  readonly dollars: number;
}

const million = 1_000_000;
const gigabyte = 1_000_000_000;

/**
 * The platform's price list and limits as its documentation had them; D1 and objects are billed by the same rows.
 * Sources: developers.cloudflare.com, /workers/platform/pricing, /d1/platform/pricing and /d1/platform/limits,
 * /durable-objects/platform/pricing and /durable-objects/platform/limits.
 */
export const priceList = {
  /** When copies of those pages were read. Most bear no date of their own; that of D1's limits was of 21 April 2026. */
  read: "2026-11-25",
  subscription: 5,
  requests: { included: 10 * million, per: million, dollars: 0.3 },
  cpuMs: { included: 30 * million, per: million, dollars: 0.02 },
  databaseRowsRead: { included: 25_000 * million, per: million, dollars: 0.001 },
  databaseRowsWritten: { included: 50 * million, per: million, dollars: 1 },
  databaseBytes: { included: 5 * gigabyte, per: gigabyte, dollars: 0.75 },
  objectRequests: { included: million, per: million, dollars: 0.15 },
  /** GB-seconds; an object counts as 128 MB. */
  objectDuration: { included: 400_000, per: million, dollars: 12.5 },
  objectRowsRead: { included: 25_000 * million, per: million, dollars: 0.001 },
  objectRowsWritten: { included: 50 * million, per: million, dollars: 1 },
  objectBytes: { included: 5 * gigabyte, per: gigabyte, dollars: 0.2 },
} as const;

export const objectGigabytes = 0.128;

export const limits = {
  /** Bytes of one D1 database; it cannot be raised. */
  databaseBytes: 10 * gigabyte,
  /** Bytes of all D1 databases of an account, unless more is asked for. */
  accountBytes: 1000 * gigabyte,
  /** Statements a second of one D1 database, one after the other, when one takes a millisecond. */
  databaseStatements: 1000,
  /** Requests a second of one object. */
  objectRequests: 1000,
} as const;

/** Dollars a month for so much in a month. */
export const costOf = ({ included, per, dollars }: Price, amount: number): number =>
  (Math.max(0, amount - included) / per) * dollars;
