import { konut } from "#shared/lines/konut.ts";
import { claimSteps } from "../claim-steps.ts";
import { defineRating } from "../define-rating.ts";
import { bsmv, fireTax } from "../levies.ts";
import { konutAssumptions } from "./assumptions.ts";
import { konutPackages } from "./book.ts";
import { konutCoverages } from "./coverages.ts";
import { konutPolicyNotes } from "./notes.ts";
import { proposedSums } from "./proposals.ts";
import { konutRate } from "./rate.ts";
import { konutRiskOf } from "./risk.ts";

export const konutRating = defineRating(konut, {
  branch: "100",
  charges: [bsmv, fireTax],
  riskOf: konutRiskOf,
  packages: konutPackages,
  rate: konutRate,
  coverages: konutCoverages,
  assumptions: konutAssumptions,
  propose: proposedSums,
  notes: konutPolicyNotes,
  claim: claimSteps.home,
  commissionPercent: 20,
});
