import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { groupName } from "../earthquake/risk-group.ts";
import type { Confidence } from "../../domain/tariff.ts";
import { assumptionCopy as copy } from "./copy.ts";
import type { DaskRisk } from "./risk.ts";

/** What is said of the policy before, by its number. */
function renewalSaid({ request, isRenewal, isStated }: DaskRisk): string[] {
  const [{ daskPolicyNumber }] = request.insured;
  const { previousPolicyEnd: end } = request.history;
  if (end !== undefined) return [isRenewal ? copy.renewal(end) : copy.renewalOutOfTime(end)];
  return daskPolicyNumber === undefined || isStated ? [] : [copy.renewalNotFound];
}

/** What a price rests on, in sentences. `now` in epoch ms. */
export function daskAssumptions(risk: DaskRisk, confidence: Confidence, now: number): string[] {
  const { request, group, isStated } = risk;
  const [{ areaM2, constructionYear, ownership }] = request.insured;
  const name = groupName(group.group);
  return [
    copy.home(areaM2, constructionYear, name),
    policyStartCopy.offer(request.startDate, todayInIstanbul(now)),
    ...renewalSaid(risk),
    ...(ownership === "kiraci" ? [copy.tenant] : []),
    ...(isStated ? [copy.provisional] : []),
    ...(group.confidence === "estimate" ? [copy.groupEstimate(name)] : []),
    ...(confidence === "estimate" ? [copy.estimate] : []),
  ];
}
