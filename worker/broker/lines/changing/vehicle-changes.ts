import * as v from "valibot";
import { vehicle } from "#shared/assets/vehicle.ts";
import { err, ok } from "#shared/result.ts";
import { formatPlate, isUnplated, plateProvinceCode } from "#shared/schemas/vehicle/plate.ts";
import { documentParts } from "#shared/schemas/vehicle/registration-document.ts";
import type { FactsOf } from "../../assets/facts.ts";
import { factsSchema } from "../../assets/facts.ts";
import { assetFacts } from "../../assets/index/facts.ts";
import type { QuoteRequest } from "../request.ts";
import { QuoteRequestSchema } from "../request.ts";
import type { ChangedRow, ChangeRule } from "./change-rule.ts";
import { noneBefore, plateNeeded } from "./copy.ts";

const { plate, document } = vehicle.fields;
const VehicleSchema = factsSchema(assetFacts.vehicle);
type InsuredVehicle = FactsOf<typeof assetFacts.vehicle>;

const isVehicle = (one: object): one is InsuredVehicle => v.is(VehicleSchema, one);

/** The vehicle of a request that insures one alone. */
export function vehicleOf({ insured: [one, ...others] }: QuoteRequest): InsuredVehicle | undefined {
  return others.length === 0 && isVehicle(one) ? one : undefined;
}

const serialOf = ({ document: known }: InsuredVehicle): string => {
  if (known === undefined) return noneBefore;
  return known.kind === "permit" ? `${known.serial} ${known.number}` : `ASBİS ${known.number}`;
};

const apply: ChangeRule["apply"] = (request, values) => {
  const insured = vehicleOf(request);
  if (insured === undefined) return err({});
  const newPlate = values.get("plate") ?? insured.plate;
  if (values.has("plate") && isUnplated(newPlate)) return err({ plate: plateNeeded });
  const next: InsuredVehicle = {
    ...insured,
    plate: newPlate,
    provinceCode: values.has("plate") ? plateProvinceCode(newPlate) : insured.provinceCode,
    document: { kind: "permit", ...documentParts(values.get("document") ?? "") },
  };
  const whole = v.parse(QuoteRequestSchema, {
    ...request,
    insured: [{ ...request.insured[0], ...next }],
  });
  const rows: readonly ChangedRow[] = [
    { label: plate.label, before: formatPlate(insured.plate), after: formatPlate(newPlate) },
    { label: document.label, before: serialOf(insured), after: serialOf(next) },
  ];
  return ok({ request: whole, rows });
};

/** A new vehicle's plate, with the registration it came with. */
export const plateChange: ChangeRule = {
  fields: [
    { name: "plate", ...plate, hint: undefined },
    { name: "document", ...document },
  ],
  isFor: (request) => isUnplated(vehicleOf(request)?.plate ?? ""),
  apply,
};

/** A registration in place of one of before. */
export const registrationChange: ChangeRule = {
  fields: [{ name: "document", ...document }],
  isFor: (request) => {
    const insured = vehicleOf(request);
    return insured !== undefined && !isUnplated(insured.plate);
  },
  apply,
};
