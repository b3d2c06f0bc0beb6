import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { peopleAssumptions } from "../health/assumptions.ts";
import type { Confidence } from "../../domain/tariff.ts";
import type { PrivatePlan } from "./book.ts";
import { privateCopy as copy } from "./copy.ts";
import type { PrivateRisk } from "./risk.ts";

/** What a price rests on, in sentences. `now` in epoch ms. */
export function privateAssumptions(
  { request: { startDate, holder }, people }: PrivateRisk,
  { book }: PrivatePlan,
  confidence: Confidence,
  now: number,
): string[] {
  return [
    ...peopleAssumptions(people, holder, book),
    copy.declaration,
    ...(people.some(({ isPregnant }) => isPregnant) ? [copy.pregnant] : []),
    policyStartCopy.offer(startDate, todayInIstanbul(now)),
    ...(confidence === "estimate" ? [copy.estimate] : []),
  ];
}
