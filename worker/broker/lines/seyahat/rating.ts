import { seyahat } from "#shared/lines/seyahat.ts";
import { claimSteps } from "../claim-steps.ts";
import { defineRating } from "../define-rating.ts";
import { bsmv } from "../levies.ts";
import { travelAssumptions } from "./assumptions.ts";
import { travelPackages } from "./book.ts";
import { travelCertificate } from "./certificate.ts";
import { travelCoverages } from "./coverages.ts";
import { travelPolicyNotes } from "./notes.ts";
import { travelRate } from "./rate.ts";
import { travelRiskOf } from "./risk.ts";

export const travelRating = defineRating(seyahat, {
  branch: "630",
  charges: [bsmv],
  riskOf: travelRiskOf,
  packages: travelPackages,
  rate: travelRate,
  coverages: travelCoverages,
  assumptions: travelAssumptions,
  certificate: travelCertificate,
  notes: travelPolicyNotes,
  claim: claimSteps.travel,
  commissionPercent: 30,
});
