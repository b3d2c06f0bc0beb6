import { agreed } from "../rating/commission.ts";
import { ikincieltrafik } from "#shared/lines/ikincieltrafik/ikincieltrafik.ts";
import { claimSteps } from "../claim-steps.ts";
import { defineRating } from "../rating/define-rating.ts";
import type { RequestOf } from "../request.ts";
import { trafikAssumptions } from "../trafik/assumptions.ts";
import { compulsoryTraffic } from "../trafik/rating.ts";
import { trafikRate } from "../trafik/rating.ts";
import { trafikRiskOf } from "../trafik/risk.ts";
import { ikincieltrafikCopy as copy } from "./copy.ts";

/** Traffic insurance like every other, by the buyer's own record. */
export const ikincieltrafikRating = defineRating(ikincieltrafik, {
  ...compulsoryTraffic,
  riskOf: (request: RequestOf<"ikincieltrafik">) => trafikRiskOf(request),
  rate: (risk, book, call) => trafikRate(risk, book, call),
  assumptions: (risk, book, _, now) => [copy.buyer, ...trafikAssumptions(risk, book, now)],
  notes: copy.notes,
  claim: claimSteps.accident,
  grounds: ["no-transfer", "sold", "double", "scrapped", "compulsory-withdrawal"],
  commission: [agreed("2026-01-01", 10)],
});
