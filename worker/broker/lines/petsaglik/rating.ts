import { petsaglik } from "#shared/lines/petsaglik.ts";
import { claimSteps } from "../claim-steps.ts";
import { defineRating } from "../define-rating.ts";
import { bsmv } from "../levies.ts";
import { petAssumptions } from "./assumptions.ts";
import { petPackages } from "./book.ts";
import { petCoverages } from "./coverages.ts";
import { petPolicyNotes } from "./notes.ts";
import { petRate } from "./rate.ts";
import { petRiskOf } from "./risk.ts";

export const petRating = defineRating(petsaglik, {
  branch: "370",
  charges: [bsmv],
  riskOf: petRiskOf,
  packages: petPackages,
  rate: petRate,
  coverages: petCoverages,
  assumptions: petAssumptions,
  notes: petPolicyNotes,
  claim: claimSteps.pet,
  commissionPercent: 15,
});
