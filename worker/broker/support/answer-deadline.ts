import type { ApplicationType } from "#shared/calls/support/application-topics.ts";
import { isApplication } from "#shared/calls/support/application-topics.ts";
import { addDays, instantsOf, todayInIstanbul } from "#shared/format/date.ts";
import { addWorkingDays } from "../domain/working-days.ts";

/**
 * The last day for an answer, "YYYY-MM-DD". A complaint has the fifteen working days after which the arbitration commission
 * may be turned to (law 5684, article 30); an application about personal data thirty days (law 6698, article 13).
 */
const lastDay: Readonly<Record<ApplicationType, (from: string) => string>> = {
  SIKAYET: (from) => addWorkingDays(from, 15),
  KVKK: (from) => addDays(from, 30),
};

/** Until when a message has to be answered, epoch ms; undefined for one that no law gives a time. */
export function answerDueAt(messageType: string, createdAt: number): number | undefined {
  if (!isApplication(messageType)) return undefined;
  return instantsOf(lastDay[messageType](todayInIstanbul(createdAt)))[1] - 1;
}
