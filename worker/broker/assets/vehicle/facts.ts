import * as v from "valibot";
import { vehicle } from "#shared/assets/vehicle.ts";
import { formatPlate } from "#shared/schemas/vehicle/plate.ts";
import type { FactsOf } from "../facts.ts";
import {
  dayFact,
  numberFact,
  optionalFact,
  textFact,
  wordFact,
  choices,
  knownFacts,
  registry,
} from "../facts.ts";
import { fuels } from "../../domain/fuel.ts";
import { usageOf } from "./vehicle-usage.ts";

const { plate, modelYear, usage, fuel, seats, engineNumber, chassisNumber, firstRegistration } =
  vehicle.fields;

/** What is known of a vehicle when it is priced. */
export const vehicleFacts = knownFacts(
  {
    plate: textFact({ label: plate.label, show: formatPlate, isReviewed: true }),
    /** Plate code, "01"–"81". */
    provinceCode: textFact({}),
    brand: textFact({}),
    model: textFact({
      label: "Marka / model",
      show: (model: string, { brand }: { brand: string }) => `${brand} ${model}`,
      isReviewed: true,
    }),
    modelYear: numberFact({ label: modelYear.label, isReviewed: true }),
    /** Wire value of the kind of use (`vehicleUsages`). */
    usage: textFact({
      label: usage.label,
      show: (id: string) => usageOf(id)?.label ?? id,
      isReviewed: true,
    }),
    fuel: wordFact(fuels, { label: fuel.label }),
    seats: numberFact({ label: seats.label }),
    engineNumber: textFact({ label: engineNumber.label }),
    chassisNumber: textFact({ label: chassisNumber.label }),
    firstRegistration: dayFact({ label: firstRegistration.label }),
    /** Number of the registration document; absent when the visitor has not given it. */
    document: optionalFact({
      schema: v.variant("kind", [
        v.object({ kind: v.literal("permit"), serial: v.string(), number: v.string() }),
        v.object({ kind: v.literal("asbis"), number: v.string() }),
      ]),
    }),
  },
  {
    ...choices("plate", "document"),
    provinceCode: registry("plate"),
    brand: registry("vehicle"),
    model: registry("vehicle"),
    modelYear: registry("vehicle"),
    usage: registry("bureau"),
    fuel: registry("vehicle"),
    seats: registry("vehicle"),
    engineNumber: registry("vehicle"),
    chassisNumber: registry("vehicle"),
    firstRegistration: registry("vehicle"),
  },
);

export type InsuredVehicle = FactsOf<typeof vehicleFacts>;
