import { yabanci } from "#shared/lines/yabanci.ts";
import { claimSteps } from "../claim-steps.ts";
import { defineRating } from "../define-rating.ts";
import { bsmv } from "../levies.ts";
import { residentAssumptions } from "./assumptions.ts";
import { residentPackages } from "./book.ts";
import { residentCoverages } from "./coverages.ts";
import { residentPolicyNotes } from "./notes.ts";
import { residentRate } from "./rate.ts";
import { residentRiskOf } from "./risk.ts";

export const residentRating = defineRating(yabanci, {
  branch: "640",
  charges: [bsmv],
  riskOf: residentRiskOf,
  packages: residentPackages,
  rate: residentRate,
  coverages: residentCoverages,
  assumptions: residentAssumptions,
  notes: residentPolicyNotes,
  claim: claimSteps.health,
  commissionPercent: 15,
});
