const firstSeconds = 3;
const stepSeconds = 10;

/** Seconds of a wait as they are told: none at the beginning, then a number that changes every ten seconds. */
export function toldSeconds(waitedMs: number): number {
  const seconds = Math.floor(waitedMs / 1000);
  if (seconds < firstSeconds) return 0;
  return seconds < stepSeconds ? firstSeconds : seconds - (seconds % stepSeconds);
}

/** The query of an address that is asked for a second time, by a page that waits for it: how long it has, in milliseconds. */
export const waitedQuery = "bekleyis";

/** How long the page has waited that asks a second time, in milliseconds. */
export const waitedBefore = ({ searchParams }: URL): number =>
  /^\d{1,4}$/.test(searchParams.get(waitedQuery) ?? "") ? Number(searchParams.get(waitedQuery)) : 0;

export const isWaitedFor = ({ searchParams }: URL): boolean => searchParams.has(waitedQuery);
