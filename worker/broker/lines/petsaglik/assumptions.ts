import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { formatDate, todayInIstanbul } from "#shared/format/date.ts";
import type { Confidence } from "../tariff.ts";
import type { PetPlan } from "./book.ts";
import { assumptionCopy as copy } from "./copy.ts";
import type { PetRisk } from "./risk.ts";

/** What a price rests on, in sentences. `now` in epoch ms. */
export function petAssumptions(
  { request: { insured, startDate } }: PetRisk,
  { book, breadth }: PetPlan,
  confidence: Confidence,
  now: number,
): string[] {
  const [{ petName, petBirthDate, isVaccinated, hasChronicIllness }] = insured;
  return [
    copy.born(petName, formatDate(petBirthDate)),
    copy.vaccinated(isVaccinated),
    hasChronicIllness ? copy.chronic : copy.healthy,
    ...(breadth === "kaza" ? [] : [copy.waiting(book.waitingDays)]),
    policyStartCopy.offer(startDate, todayInIstanbul(now)),
    ...(confidence === "estimate" ? [copy.estimate] : []),
  ];
}
