const dayMs = 86_400_000;

/** Hours an offer holds unless its policy would have to start earlier. */
const validityHours = 24;

/**
 * Until when an offer may be bought (epoch ms): 24 hours, but not beyond the end of the policy's first day in İstanbul,
 * because a policy may not start in the past.
 */
export function offerValidUntil(now: number, startDate: string): number {
  const startDayEnd = Date.parse(`${startDate}T00:00:00+03:00`) + dayMs;
  return Math.min(now + validityHours * 3_600_000, startDayEnd);
}

/** Whether an offer can still be bought. */
export function isOfferValid(validUntil: number, now: number): boolean {
  return now < validUntil;
}
