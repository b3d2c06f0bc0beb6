import { policyStartCopy } from "#shared/copy/policy-start.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { formatMoney } from "#shared/format/money.ts";
import { usageOf } from "../../assets/vehicle/vehicle-usage.ts";
import type { Confidence } from "../tariff.ts";
import { assumptionCopy as copy } from "./copy.ts";
import type { KaskoRisk } from "./risk.ts";

/** What a price rests on, in sentences. `now` in epoch ms. */
export function kaskoAssumptions(
  { request, isAgeUnknown, valueKurus, accessoriesKurus }: KaskoRisk,
  confidence: Confidence,
  now: number,
): string[] {
  const { history, startDate, insured, provisional } = request;
  const [{ usage }] = insured;
  return [
    copy.value(formatMoney(valueKurus)),
    accessoriesKurus === 0 ? copy.noAccessories : copy.accessories(formatMoney(accessoriesKurus)),
    ...(provisional.includes("history") ? [] : [copy.level(history.noClaimsLevel)]),
    copy.usage(usageOf(usage)?.label ?? usage),
    copy.drivers,
    policyStartCopy.offer(startDate, todayInIstanbul(now)),
    ...provisional.map((part) => copy.provisional[part]),
    ...(isAgeUnknown ? [copy.ageUnknown] : []),
    ...(confidence === "estimate" ? [copy.estimate] : []),
  ];
}
