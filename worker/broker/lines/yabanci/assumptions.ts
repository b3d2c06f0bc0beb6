import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import type { Confidence } from "../tariff.ts";
import type { ResidentPlan } from "./book.ts";
import { assumptionCopy as copy } from "./copy.ts";
import type { ResidentRisk } from "./risk.ts";

/** What a price rests on, in sentences. `now` in epoch ms. */
export const residentAssumptions = (
  { request }: ResidentRisk,
  _plan: ResidentPlan,
  confidence: Confidence,
  now: number,
): string[] => [
  copy.age,
  copy.limits,
  policyStartCopy.offer(request.startDate, todayInIstanbul(now)),
  ...(confidence === "estimate" ? [copy.estimate] : []),
];
