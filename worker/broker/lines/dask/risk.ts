import { daysBetween } from "#shared/format/date.ts";
import type { Grouped } from "../earthquake/risk-group.ts";
import { riskGroupOf } from "../earthquake/risk-group.ts";
import type { RequestOf } from "../request.ts";
import { tariffOn } from "../../domain/tariff.ts";
import { daskAdjustments } from "./tariff/adjustments.ts";

export type DaskRequest = RequestOf<"dask">;

/** A compulsory earthquake risk with what the tariff looks at worked out. */
export interface DaskRisk {
  readonly request: DaskRequest;
  readonly group: Grouped;
  /** The policy before has ended no longer ago than the tariff grants. */
  readonly isRenewal: boolean;
  /** No registry has told what the building is. */
  readonly isStated: boolean;
}

function isRenewed(end: string | undefined, startDate: string): boolean {
  const table = tariffOn(daskAdjustments, startDate);
  if (end === undefined || table === undefined) return false;
  const days = daysBetween(end, startDate);
  return days >= 0 && days <= table.renewalDays;
}

/** The risk of a request; undefined on days before the first table. */
export function daskRiskOf(request: DaskRequest): DaskRisk | undefined {
  const { insured, startDate, history, provisional } = request;
  const group = riskGroupOf(insured[0], startDate);
  if (group === undefined) return undefined;
  return {
    request,
    group,
    isRenewal: isRenewed(history.previousPolicyEnd, startDate),
    isStated: provisional.includes("insured"),
  };
}
