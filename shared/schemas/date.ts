import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import {
  addDays,
  ageOn,
  isCalendarDate,
  parseDisplayDate,
  todayInIstanbul,
} from "#shared/format/date.ts";
import { requiredText } from "./required.ts";

/** Completed years from which somebody acts for themselves. */
export const adultAge = 18;
const firstBirthday = "1900-01-01";

/** `DD.MM.YYYY` as typed → `YYYY-MM-DD`. */
export function displayDate(
  requiredMessage: string = validationCopy.required,
  invalidMessage: string = validationCopy.dateInvalid,
) {
  return v.pipe(
    requiredText(requiredMessage),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const date = parseDisplayDate(dataset.value);
      if (date.ok) return date.value;
      addIssue({ message: invalidMessage });
      return NEVER;
    }),
  );
}

export const DateSchema = displayDate();

/** `YYYY-MM-DD`, a real day of the calendar. */
export const IsoDateSchema = v.pipe(
  requiredText(),
  v.check(isCalendarDate, validationCopy.isoDateInvalid),
);

/** `YYYY-MM-DD` or `YYYY-MM-DD HH:mm` → the day. */
export const WireDaySchema = v.pipe(
  requiredText(),
  v.regex(/^\d{4}-\d{2}-\d{2}(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/, validationCopy.wireDateInvalid),
  v.transform((text) => text.slice(0, 10)),
  v.check(isCalendarDate, validationCopy.wireDateInvalid),
);

/** A birth date: not before 1900 and not after today (`now` is UTC epoch ms). */
export const birthDayRule = (now: number) =>
  v.pipe(
    v.string(),
    v.minValue(firstBirthday, validationCopy.birthDateInvalid),
    v.check((date) => date <= todayInIstanbul(now), validationCopy.birthDateInvalid),
  );

/** Birth date as typed → `YYYY-MM-DD`; not before 1900 and not after today (`now` is UTC epoch ms). */
export function birthDate(now: number) {
  return v.pipe(
    displayDate(validationCopy.birthDateRequired, validationCopy.birthDateInvalid),
    birthDayRule(now),
  );
}

/** A birth date of somebody of age; `message` is for those who are not. */
export const adultRule = (now: number, message: string = validationCopy.underage) =>
  v.pipe(
    birthDayRule(now),
    v.check((date) => ageOn(date, todayInIstanbul(now)) >= adultAge, message),
  );

/** Birth date of somebody who must be of age; `message` is for those who are not, usually about policyholders. */
export function adultBirthDate(now: number, message: string = validationCopy.underage) {
  return v.pipe(birthDate(now), adultRule(now, message));
}

/** A first day of a policy: from today, at most `maxDaysAhead` days ahead. */
export function startRule(now: number, maxDaysAhead: number) {
  const today = todayInIstanbul(now);
  return v.pipe(
    v.string(),
    v.minValue(today, validationCopy.policyStartPast),
    v.maxValue(addDays(today, maxDaysAhead), validationCopy.policyStartTooLate(maxDaysAhead)),
  );
}

/** The same as typed → `YYYY-MM-DD`. */
export const policyStart = (now: number, maxDaysAhead: number) =>
  v.pipe(displayDate(), startRule(now, maxDaysAhead));

/** A first or last day of a journey or a cover that is still to come, or today. */
export const comingDayRule = (now: number) =>
  v.pipe(v.string(), v.minValue(todayInIstanbul(now), validationCopy.datePast));

/** A day that is not to come. */
export const pastDayRule = (now: number) =>
  v.pipe(v.string(), v.maxValue(todayInIstanbul(now), validationCopy.dateToCome));
