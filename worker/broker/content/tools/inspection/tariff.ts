import type { TariffRow } from "#worker/broker/domain/tariff.ts";
import type { InspectedKind } from "#shared/tools/inspection.ts";
import type { InspectionFeeRow } from "../../public-figures.ts";

export interface InspectionInterval {
  /** Years from the first registration to the first inspection, and from each to the next. */
  readonly firstYears: number;
  readonly everyYears: number;
  readonly fee: keyof InspectionFeeRow["kurus"];
}

export interface InspectionIntervalRow extends TariffRow {
  readonly kinds: Readonly<Record<InspectedKind, InspectionInterval>>;
}

const every = (firstYears: number, everyYears: number, fee: InspectionInterval["fee"]) => ({
  firstYears,
  everyYears,
  fee,
});

export const inspectionIntervals: readonly InspectionIntervalRow[] = [
  {
    validFrom: "2026-01-01",
    reviewBy: "2026-12-31",
    source:
      "Intervals of private cars and of commercial vehicles as newspapers told of them in January 2026; private motorcycles go by the same as private cars",
    confidence: "likely",
    kinds: {
      privateCar: every(3, 2, "car"),
      privateMotorcycle: every(3, 2, "motorcycle"),
      commercialCar: every(1, 1, "car"),
      lightTruck: every(1, 1, "car"),
      minibus: every(1, 1, "car"),
      bus: every(1, 1, "heavy"),
      truck: every(1, 1, "heavy"),
    },
  },
];
