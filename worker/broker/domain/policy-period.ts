/**
 * Last day of a one-year policy (both "YYYY-MM-DD"): the same day next year, when it ends at noon as it began. A policy
 * that begins on 29 February ends on 28 February.
 */
export function policyEndDate(startDate: string): string {
  const year = Number(startDate.slice(0, 4)) + 1;
  const day = startDate.slice(4);
  return `${year}${day === "-02-29" ? "-02-28" : day}`;
}

/** Whether a policy's term has not begun, runs, or is over on a day; on its last day it runs still. All "YYYY-MM-DD". */
export function policyTerm(startDate: string, today: string): "future" | "running" | "over" {
  if (today < startDate) return "future";
  return today <= policyEndDate(startDate) ? "running" : "over";
}
