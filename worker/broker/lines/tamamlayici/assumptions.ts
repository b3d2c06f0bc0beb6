import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { peopleAssumptions } from "../health/assumptions.ts";
import type { Confidence } from "../../domain/tariff.ts";
import type { SupplementaryPlan } from "./book.ts";
import { supplementaryCopy as copy } from "./copy.ts";
import type { SupplementaryRisk } from "./risk.ts";

/** What a price rests on, in sentences. `now` in epoch ms. */
export function supplementaryAssumptions(
  { request: { startDate, holder }, people }: SupplementaryRisk,
  { book }: SupplementaryPlan,
  confidence: Confidence,
  now: number,
): string[] {
  return [
    ...peopleAssumptions(people, holder, book),
    copy.insured,
    policyStartCopy.offer(startDate, todayInIstanbul(now)),
    ...(confidence === "estimate" ? [copy.estimate] : []),
  ];
}
