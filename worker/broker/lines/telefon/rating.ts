import { telefon } from "#shared/lines/telefon.ts";
import { claimSteps } from "../claim-steps.ts";
import { defineRating, onePackage } from "../define-rating.ts";
import { bsmv } from "../levies.ts";
import { telefonAssumptions } from "./assumptions.ts";
import type { TelefonBook } from "./book.ts";
import { telefonCoverages } from "./coverages.ts";
import { telefonPolicyNotes } from "./notes.ts";
import { telefonRate } from "./rate.ts";
import { telefonRiskOf } from "./risk.ts";

export const telefonRating = defineRating(telefon, {
  branch: "360",
  charges: [bsmv],
  riskOf: telefonRiskOf,
  packages: onePackage<TelefonBook>,
  rate: telefonRate,
  coverages: (_, book, date) => telefonCoverages(book, date),
  assumptions: telefonAssumptions,
  notes: telefonPolicyNotes,
  claim: claimSteps.phone,
  commissionPercent: 15,
});
