import type { SaidOf } from "#shared/assets/asset.ts";
import { vehicle } from "#shared/assets/vehicle.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { brokerCopy } from "../../api/copy.ts";
import { modelOfCode } from "../../registries/vehicle-catalogue.ts";
import type { InsuredVehicle } from "./facts.ts";
import { isFuel } from "../../domain/fuel.ts";
import { usageOf } from "./vehicle-usage.ts";

type Values = SaidOf<typeof vehicle>;

/** What a visitor says of a vehicle; it counts only where the registry is silent. */
export type StatedVehicle = Omit<InsuredVehicle, "plate" | "provinceCode" | "document">;

const stated = [
  "modelCode",
  "usage",
  "fuel",
  "engineNumber",
  "chassisNumber",
  "seats",
  "modelYear",
  "firstRegistration",
] as const;

const isSilent = (values: Values): boolean => stated.every((name) => values[name] === undefined);

/** Who describes a vehicle describes it whole, in words of the lists. Errors are by wire name. */
export function statedErrors(values: Values, today: string): Record<string, string[]> {
  if (isSilent(values)) return {};
  const { modelCode, usage, fuel, modelYear = 0 } = values;
  const missing = stated.filter((name) => values[name] === undefined);
  const unknown = [
    ...(modelCode !== undefined && modelOfCode(modelCode) === undefined
      ? ["modelCode" as const]
      : []),
    ...(usage !== undefined && usageOf(usage) === undefined ? ["usage" as const] : []),
    ...(fuel !== undefined && !isFuel(fuel) ? ["fuel" as const] : []),
  ];
  const isTooNew = modelYear > Number(today.slice(0, 4)) + 1;
  return Object.fromEntries([
    ...missing.map((name) => [vehicle.fields[name].wire, [validationCopy.required]]),
    ...unknown.map((name) => [vehicle.fields[name].wire, [brokerCopy.unknownChoice]]),
    ...(isTooNew ? [[vehicle.fields.modelYear.wire, [validationCopy.dateInvalid]]] : []),
  ]) as Record<string, string[]>;
}

/** The vehicle a visitor describes, brand and model by the catalogue; undefined when they say nothing of it. */
export function statedVehicle(values: Values): StatedVehicle | undefined {
  const { modelCode, usage, fuel, modelYear, seats, engineNumber, chassisNumber } = values;
  const { firstRegistration } = values;
  const known = modelCode === undefined ? undefined : modelOfCode(modelCode);
  if (known === undefined || usage === undefined || fuel === undefined || !isFuel(fuel)) return;
  if (modelYear === undefined || seats === undefined || firstRegistration === undefined) return;
  if (engineNumber === undefined || chassisNumber === undefined) return;
  const { brand, model } = known;
  return {
    brand,
    model,
    modelYear,
    usage,
    fuel,
    seats,
    engineNumber,
    chassisNumber,
    firstRegistration,
  };
}
