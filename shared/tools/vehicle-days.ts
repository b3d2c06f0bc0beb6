import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";
import { addDays, todayInIstanbul } from "#shared/format/date.ts";

const firstDay = "1950-01-01";
const tenYears = 3653;

const between = (last: string, tooLate: string) =>
  v.pipe(v.string(), v.minValue(firstDay, validationCopy.dateInvalid), v.maxValue(last, tooLate));

/** A day in a vehicle's past. */
export const vehicleDayRule = (now: number) =>
  between(todayInIstanbul(now), validationCopy.dateToCome);

/** A day up to which something of a vehicle holds, perhaps for years to come. */
export const validityRule = (now: number) =>
  between(addDays(todayInIstanbul(now), tenYears), validationCopy.dateInvalid);
