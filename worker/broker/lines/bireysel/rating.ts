import { bireysel } from "#shared/lines/bireysel.ts";
import { claimSteps } from "../claim-steps.ts";
import { defineRating } from "../define-rating.ts";
import { bsmv } from "../levies.ts";
import { privateAssumptions } from "./assumptions.ts";
import { privatePackages } from "./book.ts";
import { privateCoverages } from "./coverages.ts";
import { privatePolicyNotes } from "./notes.ts";
import { privateRate } from "./rate.ts";
import { privateRiskOf } from "./risk.ts";

export const bireyselRating = defineRating(bireysel, {
  branch: "610",
  charges: [bsmv],
  riskOf: privateRiskOf,
  packages: privatePackages,
  rate: privateRate,
  coverages: privateCoverages,
  assumptions: privateAssumptions,
  notes: privatePolicyNotes,
  claim: claimSteps.health,
  commissionPercent: 15,
});
