import { agreed } from "../rating/commission.ts";
import type { StockDuration } from "#shared/lines/galericikisatrafik/galericikisatrafik.ts";
import { galericikisatrafik } from "#shared/lines/galericikisatrafik/galericikisatrafik.ts";
import { claimSteps } from "../claim-steps.ts";
import { defineRating } from "../rating/define-rating.ts";
import type { RequestOf } from "../request.ts";
import { trafikAssumptions } from "../trafik/assumptions.ts";
import { compulsoryTraffic } from "../trafik/rating.ts";
import { trafikRate } from "../trafik/rating.ts";
import type { TrafikRisk } from "../trafik/risk.ts";
import { trafikRiskOf } from "../trafik/risk.ts";
import { galericikisatrafikCopy as copy } from "./copy.ts";
import { tariffSource } from "../rating/premium-step.ts";
import { tariffOn } from "../../domain/tariff.ts";
import type { Adjustment } from "../trafik/rating.ts";
import { shortPeriods } from "./tariff/short-periods.ts";

/** What of a year's premium a shorter time costs; undefined before the first table. */
export function shortPeriod(duration: StockDuration, date: string): Adjustment | undefined {
  const row = tariffOn(shortPeriods, date);
  if (row === undefined) return undefined;
  return {
    label: copy.part(duration),
    source: tariffSource(copy.partSource, row),
    factor: row.percents[duration] / 100,
    confidence: row.confidence,
  };
}

type Request = RequestOf<"galericikisatrafik">;

interface Risk extends TrafikRisk {
  readonly request: Request;
}

function riskOf(request: Request): Risk | undefined {
  const risk = trafikRiskOf(request);
  return risk && { ...risk, request };
}

/** Traffic insurance like every other, for a part of the year's premium. */
export const galericikisatrafikRating = defineRating(galericikisatrafik, {
  ...compulsoryTraffic,
  riskOf,
  rate(risk, book, call) {
    const part = shortPeriod(risk.request.terms.duration, call.date);
    return part && trafikRate(risk, book, call, part);
  },
  assumptions: (risk, book, _, now) => [
    copy.licence,
    copy.shortPeriod(risk.request.terms.duration),
    ...trafikAssumptions(risk, book, now),
  ],
  notes: copy.notes,
  claim: claimSteps.accident,
  grounds: ["sold", "no-transfer", "double", "compulsory-withdrawal"],
  commission: [agreed("2026-01-01", 10)],
});
