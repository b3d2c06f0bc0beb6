import { trafik } from "#shared/lines/trafik.ts";
import { defineRating, onePackage } from "../define-rating.ts";
import { bsmv, guaranteeFund, trafficFund } from "../levies.ts";
import { trafikAssumptions } from "./assumptions.ts";
import type { TrafikBook } from "./book.ts";
import { trafikCoverages } from "./coverages.ts";
import { trafikPolicyNotes } from "./notes.ts";
import { trafikRate } from "./rate.ts";
import { trafikRiskOf } from "./risk.ts";

export const trafikRating = defineRating(trafik, {
  branch: "310",
  charges: [bsmv, guaranteeFund, trafficFund],
  riskOf: trafikRiskOf,
  packages: onePackage<TrafikBook>,
  rate: trafikRate,
  coverages: ({ vehicleClass }, _, date) => trafikCoverages(vehicleClass, date),
  assumptions: (risk, _, confidence, now) => trafikAssumptions(risk, confidence, now),
  notes: trafikPolicyNotes,
});
