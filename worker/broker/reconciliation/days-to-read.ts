import { addDays } from "#shared/format/date.ts";

/** How far a list by day has been read. */
export interface Progress {
  /** The oldest day there is, "YYYY-MM-DD". */
  readonly firstDay: string;
  /** Until which day it has been read; today's is read again tomorrow. */
  readonly throughDay: string;
  /** Which of the days before is read again next. */
  readonly againDay: string;
}

/** So many new days a list is read on in one night, and so many old ones are read once more. */
const mostNew = 31;
const mostAgain = 7;

/**
 * The days of a list that are read now, and how far it is read then: from where it was left until today, and some of the days
 * before, all of which have their turn again and again from the oldest on.
 */
export function daysToRead(
  { firstDay, throughDay, againDay }: Progress,
  today: string,
): { readonly days: readonly string[]; readonly next: Progress } {
  const fresh: string[] = [];
  for (let day = throughDay; day <= today && fresh.length < mostNew; day = addDays(day, 1)) {
    fresh.push(day);
  }
  const again: string[] = [];
  for (let day = againDay; day < throughDay && again.length < mostAgain; day = addDays(day, 1)) {
    again.push(day);
  }
  const lastAgain = again.at(-1);
  const isRound = lastAgain === undefined || addDays(lastAgain, 1) >= throughDay;
  return {
    days: [...again, ...fresh],
    next: {
      firstDay,
      throughDay: fresh.at(-1) ?? throughDay,
      againDay: isRound ? firstDay : addDays(lastAgain, 1),
    },
  };
}
