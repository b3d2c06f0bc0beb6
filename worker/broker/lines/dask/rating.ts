import { agreed } from "../rating/commission.ts";
import { dask } from "#shared/lines/dask/dask.ts";
import { claimSteps } from "../claim-steps.ts";
import { defineRating, onePackage } from "../rating/define-rating.ts";
import { daskAssumptions } from "./assumptions.ts";
import type { DaskBook } from "./book.ts";
import { daskCoverages } from "./coverages.ts";
import { daskPolicyNotes } from "./notes.ts";
import { daskRate } from "./rate.ts";
import { daskRiskOf } from "./risk.ts";

export const daskRating = defineRating(dask, {
  branch: "199",
  charges: [],
  riskOf: daskRiskOf,
  packages: onePackage<DaskBook>,
  rate: daskRate,
  coverages: (risk, _, date) => daskCoverages(risk, date),
  assumptions: (risk, _, confidence, now) => daskAssumptions(risk, confidence, now),
  coveredOnce: { cover: "dask", subjectOf: ({ uavtCode }) => uavtCode, isAnybodys: true },
  notes: daskPolicyNotes,
  claim: claimSteps.earthquake,
  grounds: ["sold", "double", "compulsory-withdrawal"],
  commission: [agreed("2026-01-01", 12.5)],
});
