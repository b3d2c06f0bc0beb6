import { tamamlayici } from "#shared/lines/tamamlayici.ts";
import { claimSteps } from "../claim-steps.ts";
import { defineRating } from "../define-rating.ts";
import { bsmv } from "../levies.ts";
import { supplementaryAssumptions } from "./assumptions.ts";
import { supplementaryPackages } from "./book.ts";
import { supplementaryCoverages } from "./coverages.ts";
import { supplementaryPolicyNotes } from "./notes.ts";
import { supplementaryRate } from "./rate.ts";
import { supplementaryRiskOf } from "./risk.ts";

export const tamamlayiciRating = defineRating(tamamlayici, {
  branch: "620",
  charges: [bsmv],
  riskOf: supplementaryRiskOf,
  packages: supplementaryPackages,
  rate: supplementaryRate,
  coverages: supplementaryCoverages,
  assumptions: supplementaryAssumptions,
  notes: supplementaryPolicyNotes,
  claim: claimSteps.health,
  commissionPercent: 15,
});
