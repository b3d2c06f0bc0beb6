import { trafik } from "#shared/lines/trafik.ts";
import { formatPlate } from "#shared/schemas/plate.ts";
import { defineRating, onePackage } from "../define-rating.ts";
import { bsmv, guaranteeFund, trafficFund } from "../levies.ts";
import { trafikAssumptions } from "./assumptions.ts";
import type { TrafikBook } from "./book.ts";
import { trafikInformation } from "./information.ts";
import { trafikCoverages } from "./coverages.ts";
import { trafikPolicyNotes } from "./notes.ts";
import { trafikRate } from "./rate.ts";
import type { TrafikRequest } from "./risk.ts";
import { trafikRiskOf } from "./risk.ts";

export const trafikRating = defineRating(trafik, {
  branch: "310",
  charges: [bsmv, guaranteeFund, trafficFund],
  riskOf: trafikRiskOf,
  packages: onePackage<TrafikBook>,
  rate: trafikRate,
  coverages: ({ vehicleClass }, _, date) => trafikCoverages(vehicleClass, date),
  assumptions: (risk, _, confidence, now) => trafikAssumptions(risk, confidence, now),
  spoken({ insured: [vehicle] }: TrafikRequest) {
    const what = `${formatPlate(vehicle.plate)} plakalı aracınız`;
    return { whose: `${what}ın`, what };
  },
  notes: trafikPolicyNotes,
  information: trafikInformation,
});
