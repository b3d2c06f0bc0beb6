import * as v from "valibot";
import type { DataOf } from "#shared/calls/call.ts";
import { createTrafficQuote } from "#shared/calls/create-traffic-quote.ts";
import { queryVehicle } from "#shared/calls/query-vehicle.ts";
import { defineFlow } from "#shared/products/product-line.ts";
import { PlateSchema, isUnplated, plateProvinceCode } from "#shared/schemas/plate.ts";
import { lookupStep, manualStep, personStep } from "./traffic-fields.ts";

type Vehicle = DataOf<typeof queryVehicle>;

/** The vehicle as priced; the schema reads it back from a kept draft, where it stands as a model, not on the wire. */
const VehicleSchema = v.object({
  brandCodeFull: v.string(),
  brandName: v.string(),
  modelName: v.string(),
  modelYear: v.number(),
  usingType: v.string(),
  vehicleType: v.string(),
  fuelType: v.string(),
  engineNumber: v.string(),
  frameNumber: v.string(),
  seatCount: v.number(),
  colorCode: v.optional(v.string()),
  firstTrafficDate: v.string(),
  bonusMalusStep: v.number(),
  previousPolicyEnd: v.optional(v.string()),
  isFleet: v.boolean(),
});

/** Compulsory traffic insurance: from a plate and an identity number to a request every insurer can price. */
export const trafficFlow = defineFlow({
  queryType: "trafik",
  person: personStep,
  quickStart: ["plate", "nationalNumber"],
  lookup: lookupStep,
  manual: manualStep,
  circumstancesOf: (values) => [hasNoPlateYet(values["plate"]) ? "unplated" : "plated"],

  risk: VehicleSchema as v.GenericSchema<unknown, Vehicle>,
  lookUpCall: queryVehicle,
  toLookUp: (values) => ({
    nationalNumber: values["nationalNumber"] as string,
    licensePlateNumber: values["plate"] as string,
    ...permitOf(values),
    phone: values["phone"] as string,
    masterBranch: "trafik",
    isYK: isUnplated(values["plate"] as string),
    cityCode: plateProvinceCode(values["plate"] as string),
    sktReferenceCode: values["referenceCode"] as string | undefined,
  }),
  summaryOf: (vehicle) => `${vehicle.modelYear} ${vehicle.brandName} ${vehicle.modelName}`,
  renewalOf: (vehicle) => vehicle.previousPolicyEnd,

  quoteCall: createTrafficQuote,
  toQuote: (values, campaign) => ({
    nationalNumber: values["nationalNumber"] as string,
    name: values["name"] as string | undefined,
    surname: values["surname"] as string | undefined,
    phone: values["phone"] as string,
    eMail: values["email"] as string | undefined,
    cityCode: values["cityCode"] as string | undefined,
    county: values["county"] as string | undefined,
    licensePlateNumber: values["plate"] as string,
    ...permitOf(values),
    ...claimOf(values),
    policyStart: values["policyStart"] as string,
    sktReferenceCode: values["referenceCode"] as string | undefined,
    openDataAgreement: values["openDataAgreement"] === true,
    privacyPolicy: values["privacyPolicy"] === true,
    advertisementAgreement: values["advertisementAgreement"] === true,
    campaign,
  }),
});

/** Of a plate as typed: "34 YK" as well as "34yk". */
function hasNoPlateYet(typed: string | undefined): boolean {
  const plate = v.safeParse(PlateSchema, typed);
  return plate.success && isUnplated(plate.output);
}

/** A vehicle typed in by hand; nothing when it was looked up, because the broker asks the registry itself. */
function claimOf(values: Readonly<Record<string, unknown>>) {
  if (typeof values["model"] !== "string") return {};
  return {
    brandCodeFull: values["model"],
    modelYear: Number(values["modelYear"]),
    usingType: values["usingType"] as string,
    fuelType: values["fuelType"] as string,
    engineNumber: values["engineNumber"] as string,
    frameNumber: values["frameNumber"] as string,
    seatCount: Number(values["seatCount"]),
    firstTrafficDate: values["firstTrafficDate"] as string,
  };
}

/** The document numbers, where they have been typed; a vehicle typed in by hand may do without. */
function permitOf(values: Readonly<Record<string, unknown>>) {
  const { documentSerial, documentNumber, asbisNumber } = values;
  if (typeof asbisNumber === "string") return { asbisNumber };
  if (typeof documentSerial !== "string" || typeof documentNumber !== "string") return {};
  return { licensePermitNumber: documentSerial + documentNumber };
}
