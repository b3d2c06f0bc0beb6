import * as v from "valibot";
import type { DataOf } from "#shared/calls/call.ts";
import type { queryVehicle } from "#shared/calls/assets/query-vehicle.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { isLineId } from "#shared/lines/registry.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { PlateSchema } from "#shared/schemas/vehicle/plate.ts";
import {
  AsbisNumberSchema,
  RegistrationDocumentSchema,
  documentParts,
} from "#shared/schemas/vehicle/registration-document.ts";
import type { Fuel } from "../../domain/fuel.ts";
import type { InsuranceRecord } from "../../registries/insurance-bureau.ts";
import type { RegisteredVehicle, VehicleDocument } from "../../registries/vehicle-registry.ts";
import type { CorrectionKey, ReviewedCorrection } from "./vehicle-correction-repository.ts";
import { stepOn } from "../../lines/history/entry-step.ts";
import { historyOf } from "../../lines/history/histories.ts";
import { consumeVehicleLimit, vehicleIndexOf } from "../../limits/rate-limits.ts";
import type { Failure } from "../../api/failure.ts";
import type { CallContext } from "../../api/handler.ts";
import { lookUpAccess } from "../../limits/look-up-access.ts";
import { registryWaitMs } from "../../registries/registry-wait.ts";
import type { AssetServices } from "../services.ts";

interface DocumentFields {
  /** Two letters and six digits. */
  readonly licensePermitNumber?: string | undefined;
  readonly asbisNumber?: string | undefined;
}

/** What the registration office is asked with; undefined when neither document number is usable. */
function documentOf(fields: DocumentFields): VehicleDocument | undefined {
  const permit = v.safeParse(RegistrationDocumentSchema, fields.licensePermitNumber);
  if (permit.success) return { kind: "permit", ...documentParts(permit.output) };
  const asbis = v.safeParse(AsbisNumberSchema, fields.asbisNumber);
  return asbis.success ? { kind: "asbis", number: asbis.output } : undefined;
}

/** Why neither document number is usable: at which wire name, and in what words. */
function documentFault({
  licensePermitNumber,
  asbisNumber,
}: DocumentFields): readonly [wireName: string, message: string] {
  if (licensePermitNumber === undefined && asbisNumber !== undefined) {
    return ["AsbisNumber", v.safeParse(AsbisNumberSchema, asbisNumber).issues?.[0].message ?? ""];
  }
  const permit = v.safeParse(RegistrationDocumentSchema, licensePermitNumber);
  return ["LicensePermitNumber", permit.issues?.[0].message ?? ""];
}

export interface VehicleLookUp extends DocumentFields {
  readonly phone: string;
  readonly nationalNumber: string;
  readonly licensePlateNumber: string;
}

/** A vehicle as registered and insured so far, and what the asking person has said against it. */
export interface KnownVehicle {
  readonly registered: RegisteredVehicle;
  readonly record: InsuranceRecord | undefined;
  readonly correction: ReviewedCorrection | undefined;
  readonly key: CorrectionKey;
}

const invalid = (wireName: string, message: string) =>
  err({ kind: "invalid", errors: { [wireName]: [message] } } as const);

/** Looks a vehicle up for somebody with a verified phone. */
export async function lookUpVehicle(
  input: VehicleLookUp,
  context: CallContext<AssetServices>,
): Promise<Result<KnownVehicle, Failure>> {
  const { vehicles, bureau, store, blindIndex, now } = context.services;
  const { nationalNumber } = input;
  const access = await lookUpAccess(input.phone, nationalNumber, context);
  if (!access.ok) return access;
  const { phoneIndex } = access.value;
  const read = v.safeParse(PlateSchema, input.licensePlateNumber);
  if (!read.success) return invalid("LicensePlateNumber", read.issues[0].message);
  const document = documentOf(input);
  if (document === undefined) return invalid(...documentFault(input));
  const vehicleIndex = await vehicleIndexOf(read.output, nationalNumber, context.services);
  const counted = await consumeVehicleLimit(vehicleIndex, phoneIndex, context);
  if (!counted.ok) return counted;
  const [plate, today] = [read.output, todayInIstanbul(now())];
  const [answer, history] = await Promise.all([
    vehicles
      .find({ plate, document, today }, AbortSignal.timeout(registryWaitMs))
      .catch(() => undefined),
    bureau
      .find({ plate, nationalNumber, today }, AbortSignal.timeout(registryWaitMs))
      .catch(() => undefined),
  ]);
  if (answer?.kind !== "found") return err({ kind: "vehicle-not-found" });
  const nationalIndex = await blindIndex.of("national", nationalNumber);
  const key = { vehicleIndex, phoneIndex, nationalIndex };
  return ok({
    registered: answer.vehicle,
    record: history?.kind === "found" ? history.record : undefined,
    correction: await store.vehicleCorrections.find(key),
    key,
  });
}

/**
 * The vehicle with what the office has accepted laid over it; plate and insurance history stay as registered. The policy
 * whose end is told is that of the line it is asked for.
 */
export function viewVehicle(
  { registered, record, correction }: Omit<KnownVehicle, "key">,
  today: string,
  productId?: string,
): DataOf<typeof queryVehicle> & { readonly fuelType: Fuel } {
  const vehicle = { ...registered, ...correction?.accepted };
  const usage = correction?.accepted.usage ?? record?.usage ?? registered.usage;
  return {
    brandCodeFull: vehicle.modelCode,
    brandName: vehicle.brand,
    modelName: vehicle.model,
    modelYear: vehicle.modelYear,
    usingType: usage,
    vehicleType: usage,
    fuelType: vehicle.fuel,
    engineNumber: vehicle.engineNumber,
    frameNumber: vehicle.chassisNumber,
    seatCount: vehicle.seats,
    colorCode: vehicle.colour,
    firstTrafficDate: vehicle.firstRegistration,
    ...insuredSoFar(record, today, productId),
    ...(correction === undefined || correction.state === "noted"
      ? {}
      : { correction: correction.state }),
  };
}

/** What the bureau keeps of a vehicle, and the step that follows from it. */
function insuredSoFar(
  record: InsuranceRecord | undefined,
  today: string,
  productId: string | undefined,
) {
  const { isFleet = false } = record ?? {};
  const previousPolicyEnd = policyEndOf(record, today, productId);
  return {
    bonusMalusStep: stepOn(record, today),
    isFleet,
    ...(previousPolicyEnd === undefined ? {} : { previousPolicyEnd }),
  };
}

/** Last day of the newest policy of a line; of the compulsory one where the line keeps none of its own. */
function policyEndOf(
  record: InsuranceRecord | undefined,
  today: string,
  productId = "",
): string | undefined {
  if (!isLineId(productId)) return record?.previousPolicyEnd;
  const history: { readonly previousPolicyEnd?: string } = historyOf(productId).of(
    record,
    [],
    today,
  );
  return history.previousPolicyEnd;
}
