import { seedOf } from "../domain/seed.ts";

/** Months between this one and the one the policy ends in; `undefined` for a vehicle never insured. */
const monthOffsets = [-2, -1, 0, 0, 0, 1, 1, undefined] as const;

/**
 * When the newest policy of a vehicle in somebody's hands ends ("YYYY-MM-DD"), or `undefined` when it never had one; `seed`
 * tells kinds of policies apart. People ask for offers around the end of their policy, so every `held` vehicle has a day of
 * the month of its own and ends within two months of `today`: some policies have ended, some are due, some are early. The
 * same vehicle in the same hands gives the same date all month long.
 */
export function lastPolicyEnd(held: string, today: string, seed = "renewal"): string | undefined {
  const offset = monthOffsets[seedOf(seed, held) % monthOffsets.length];
  if (offset === undefined) return undefined;
  const [year = 0, month = 1] = today.split("-").map(Number);
  const day = 1 + (seedOf(`${seed} day`, held) % 28);
  return new Date(Date.UTC(year, month - 1 + offset, day)).toISOString().slice(0, 10);
}
