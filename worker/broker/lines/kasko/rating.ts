import { kasko } from "#shared/lines/kasko.ts";
import { claimSteps } from "../claim-steps.ts";
import { defineRating } from "../define-rating.ts";
import { bsmv } from "../levies.ts";
import { kaskoAssumptions } from "./assumptions.ts";
import { kaskoPackages } from "./book.ts";
import { kaskoCoverages } from "./coverages.ts";
import { kaskoPolicyNotes } from "./notes.ts";
import { kaskoRate } from "./rate.ts";
import { kaskoRiskOf } from "./risk.ts";

export const kaskoRating = defineRating(kasko, {
  branch: "340",
  charges: [bsmv],
  riskOf: kaskoRiskOf,
  packages: kaskoPackages,
  rate: kaskoRate,
  coverages: kaskoCoverages,
  assumptions: (risk, _, confidence, now) => kaskoAssumptions(risk, confidence, now),
  notes: kaskoPolicyNotes,
  claim: claimSteps.ownVehicle,
  commissionPercent: 15,
});
