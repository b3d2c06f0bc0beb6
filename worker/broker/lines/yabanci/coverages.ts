import type { CoverValue } from "../offer.ts";
import { tariffOn } from "../tariff.ts";
import type { ResidentPlan } from "./book.ts";
import { coverCopy as copy } from "./copy.ts";
import type { ResidentRisk } from "./risk.ts";
import { residentLimits } from "./tariff/limits.ts";

const told = (text: string): CoverValue => ({ kind: "text", text });

/** What a breadth covers of a foreign resident from a calendar date on; undefined before the first table. */
export function residentCoverages(_risk: ResidentRisk, { breadth }: ResidentPlan, date: string) {
  const limits = tariffOn(residentLimits, date);
  if (limits === undefined) return undefined;
  const { kurus: other, percent: otherPercent } = limits.otherInpatient[breadth];
  const { kurus: outpatient, percent } = limits.outpatient[breadth];
  return {
    inpatient: { kind: "unlimited" } as const,
    otherInpatient: told(copy.upTo(other, otherPercent)),
    outpatient: told(copy.upTo(outpatient, percent)),
    emergency: { kind: "included" } as const,
    ambulance: { kind: "included" } as const,
    circular: told(copy.circular),
  };
}
