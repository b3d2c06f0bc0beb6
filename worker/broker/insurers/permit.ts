/** An insurer's permission for us to sell its policies at a distance. */
export interface Permit {
  /** Number of the permission. */
  readonly number: string;
  /** Codes of the branches it is for; every branch of the insurer where it names none. */
  readonly branches?: readonly string[];
  /** Host of the site it is for, its subdomains included; `anyDomain` in an example. */
  readonly domain: string;
  /** First and last day in İstanbul, "YYYY-MM-DD". */
  readonly validFrom: string;
  readonly validUntil: string;
}

/** An example holds wherever the example runs. */
export const anyDomain = "*";

/** What is to be sold: where, in which branch, and on which day. */
export interface Sale {
  readonly domain: string;
  readonly branch: string;
  /** "YYYY-MM-DD" in İstanbul. */
  readonly day: string;
}

const isOn = (domain: string, host: string): boolean =>
  domain === anyDomain || host === domain || host.endsWith(`.${domain}`);

/** Whether any of the permissions covers a sale. */
export const isPermitted = (permits: readonly Permit[], { domain, branch, day }: Sale): boolean =>
  permits.some(
    (permit) =>
      isOn(permit.domain, domain) &&
      (permit.branches === undefined || permit.branches.includes(branch)) &&
      permit.validFrom <= day &&
      day <= permit.validUntil,
  );

/** A placeholder, and plainly so. */
export const examplePermit = (code: string): Permit => ({
  number: `MS-${code} (örnek)`,
  domain: anyDomain,
  validFrom: "2026-01-01",
  validUntil: "2030-12-31",
});
