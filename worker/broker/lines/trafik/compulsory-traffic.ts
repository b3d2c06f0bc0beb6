import { onceByPlate } from "../covered-once.ts";
import { onePackage } from "../rating/define-rating.ts";
import { bsmv, guaranteeFund, trafficFund } from "../rating/levies.ts";
import type { TrafikBook } from "./book.ts";
import { trafikCoverages } from "./coverages.ts";
import type { TrafikRisk } from "./risk.ts";

/** What the law makes the same for every line that is compulsory traffic insurance. */
export const compulsoryTraffic = {
  branch: "310",
  charges: [bsmv, guaranteeFund, trafficFund],
  coveredOnce: onceByPlate("traffic"),
  packages: onePackage<TrafikBook>,
  coverages: ({ vehicleClass }: TrafikRisk, _: TrafikBook, date: string) =>
    trafikCoverages(vehicleClass, date),
};
