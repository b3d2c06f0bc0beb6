import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { groupName } from "../earthquake/risk-group.ts";
import type { Confidence } from "../tariff.ts";
import type { KonutPlan } from "./book.ts";
import { assumptionCopy as copy } from "./copy.ts";
import type { KonutRisk } from "./risk.ts";

function earthquakeSaid({ request, group, daskEnd }: KonutRisk): string[] {
  if (daskEnd === undefined) {
    const { daskPolicyNumber } = request.insured[0];
    return [daskPolicyNumber === undefined ? copy.noDask : copy.daskNotFound];
  }
  if (request.terms.earthquake === "degil") return [copy.withDask, copy.noEarthquake];
  return [
    copy.withDask,
    copy.earthquake(daskEnd),
    ...(group.confidence === "estimate" ? [copy.group(groupName(group.group))] : []),
  ];
}

/** What a price rests on, in sentences. `now` in epoch ms. */
export function konutAssumptions(
  risk: KonutRisk,
  { scope }: KonutPlan,
  confidence: Confidence,
  now: number,
): string[] {
  const { request, sums, isClaimed } = risk;
  return [
    copy.scope[scope],
    copy.sums(sums.building, sums.contents),
    ...(request.insured[0].ownership === "kiraci" ? [copy.tenant] : []),
    ...earthquakeSaid(risk),
    policyStartCopy.offer(request.startDate, todayInIstanbul(now)),
    ...(isClaimed ? [copy.provisional] : []),
    ...(confidence === "estimate" ? [copy.estimate] : []),
  ];
}
