import { trafik } from "#shared/lines/trafik/trafik.ts";
import { claimSteps } from "../claim-steps.ts";
import { defineRating } from "../rating/define-rating.ts";
import { trafikAssumptions } from "./assumptions.ts";
import { compulsoryTraffic } from "./compulsory-traffic.ts";
import { trafikPolicyNotes } from "./notes.ts";
import { trafikRate } from "./rate.ts";
import type { RequestOf } from "../request.ts";
import { trafikRiskOf } from "./risk.ts";

export const trafikRating = defineRating(trafik, {
  ...compulsoryTraffic,
  riskOf: (request: RequestOf<"trafik">) => trafikRiskOf(request),
  rate: (risk, book, call) => trafikRate(risk, book, call),
  assumptions: (risk, book, _, now) => trafikAssumptions(risk, book, now),
  notes: trafikPolicyNotes,
  claim: claimSteps.accident,
  commissionPercent: 10,
});
