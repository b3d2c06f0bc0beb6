/** How often something may be done: so many times at once, and then once in a while. */
export interface Pace {
  readonly burst: number;
  readonly everyMs: number;
}

/**
 * How long it is until one more may come, given when the others came; 0 when it may come now (the generic cell rate
 * algorithm). In any hour that is `burst` and one for each `everyMs` at most. What is older than `memoryOf` does not matter.
 */
export function waitFor(times: readonly number[], { burst, everyMs }: Pace, now: number): number {
  const usedUntil = times
    .toSorted((one, other) => one - other)
    .reduce((until, at) => Math.max(until, at) + everyMs, 0);
  return Math.max(0, usedUntil - (burst - 1) * everyMs - now);
}

export const memoryOf = ({ burst, everyMs }: Pace): number => burst * everyMs;
