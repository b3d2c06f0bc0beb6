import { getSales } from "#shared/calls/housekeeping/get-sales.ts";
import { inTime } from "#shared/in-time.ts";
import type { PageRequest } from "#shared/page-request.ts";

/**
 * No page waits for this any longer, in milliseconds: what is known is kept, and calls that lead to a sale are refused anyway.
 */
const patienceMs = 150;

/** Whether the site lacks what selling needs. */
export async function isSalesStopped({ api }: PageRequest): Promise<boolean> {
  const answer = await inTime(api.call(getSales, {}), patienceMs);
  return answer?.data?.isStopped === true;
}
