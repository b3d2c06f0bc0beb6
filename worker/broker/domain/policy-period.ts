/**
 * Last day of a one-year policy (both "YYYY-MM-DD"): the same day next year, when it ends at noon as it began. A policy
 * that begins on 29 February ends on 28 February.
 */
export function policyEndDate(startDate: string): string {
  const year = Number(startDate.slice(0, 4)) + 1;
  const day = startDate.slice(4);
  return `${year}${day === "-02-29" ? "-02-28" : day}`;
}
