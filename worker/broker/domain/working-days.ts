import { addDays } from "#shared/format/date.ts";

/** Official holidays of a fixed day (law 2429), "MM-DD". Those of religious feasts move and are not counted. */
const holidays: ReadonlySet<string> = new Set([
  "01-01",
  "04-23",
  "05-01",
  "05-19",
  "07-15",
  "08-30",
  "10-29",
]);

const isWorkingDay = (day: string): boolean => {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day.slice(5));
};

/**
 * The so many-th working day after a day ("YYYY-MM-DD"). Where a religious feast lies between, the real one comes later: who
 * keeps to this one is in time.
 */
export function addWorkingDays(from: string, count: number): string {
  let day = from;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}
