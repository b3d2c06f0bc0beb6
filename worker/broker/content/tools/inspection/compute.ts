import type { InspectedVehicle } from "#shared/tools/inspection.ts";
import { addYears, monthsAndDays } from "../months.ts";
import type { InspectionInterval } from "./tariff.ts";

/** The day ("YYYY-MM-DD") by which a vehicle has to be inspected. */
export function dueDay(
  { basis, validUntil, lastInspection, firstRegistration }: InspectedVehicle,
  { firstYears, everyYears }: InspectionInterval,
): string {
  if (basis === "validity") return validUntil ?? "";
  if (basis === "last") return addYears(lastInspection ?? "", everyYears);
  return addYears(firstRegistration ?? "", firstYears);
}

/** Months that have begun since a day; 0 until it has passed. */
export function monthsBegun(due: string, day: string): number {
  if (day <= due) return 0;
  const { months, days } = monthsAndDays(due, day);
  return days > 0 ? months + 1 : months;
}

/** What is added to a fee in kuruş for months begun after the inspection was due. */
export const lateFee = (kurus: number, months: number, percent: number): number =>
  Math.round((kurus * percent * months) / 100);
