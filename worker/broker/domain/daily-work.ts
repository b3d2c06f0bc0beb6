const dayMs = 86_400_000;
/** 00.17 UTC: in İstanbul 03.17, when few people are about. */
const quietMs = 17 * 60_000;

/** When the daily work is done next after an instant; both epoch ms. */
export function nextDailyWork(now: number): number {
  const today = Math.floor(now / dayMs) * dayMs + quietMs;
  return today > now ? today : today + dayMs;
}

/** Whether an alarm is still to come within a day. One that is overdue was lost in a crash, however it is reported. */
export function isComing(alarm: number | null, now: number): boolean {
  return alarm !== null && alarm > now && alarm <= now + dayMs;
}
