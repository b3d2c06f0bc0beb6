import * as v from "valibot";
import type { DataOf } from "#shared/calls/call.ts";
import type { queryVehicle } from "#shared/calls/query-vehicle.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { PlateSchema } from "#shared/schemas/plate.ts";
import type { RegisteredVehicle } from "../registries/vehicle-registry.ts";
import type { CorrectionKey, VehicleCorrection } from "../store/vehicle-correction-repository.ts";
import type { Failure } from "./failure.ts";
import type { CallContext } from "./handler.ts";
import { lookUpAccess } from "./look-up-access.ts";
import { documentOf } from "./vehicle-document.ts";
import type { DocumentFields } from "./vehicle-document.ts";

const registryTimeoutMs = 15_000;

export interface VehicleLookUp extends DocumentFields {
  readonly phone: string;
  readonly nationalNumber: string;
  readonly licensePlateNumber: string;
}

/** A vehicle as registered, and what the asking person has corrected of it. */
export interface KnownVehicle {
  readonly registered: RegisteredVehicle;
  readonly correction: VehicleCorrection;
  readonly key: CorrectionKey;
}

const invalid = (wireName: string, message: string) =>
  err({ kind: "invalid", errors: { [wireName]: [message] } } as const);

/** Looks a vehicle up for somebody with a verified phone. */
export async function findVehicle(
  input: VehicleLookUp,
  context: CallContext,
): Promise<Result<KnownVehicle, Failure>> {
  const { vehicles, store, blindIndex, now } = context.services;
  const access = await lookUpAccess(input.phone, context);
  if (!access.ok) return access;
  const plate = v.safeParse(PlateSchema, input.licensePlateNumber);
  if (!plate.success) return invalid("LicensePlateNumber", plate.issues[0].message);
  const document = documentOf(input);
  if (document === undefined) return invalid("LicensePermitNumber", validationCopy.documentNumber);
  const { nationalNumber } = input;
  const query = { plate: plate.output, nationalNumber, document, today: todayInIstanbul(now()) };
  const answer = await vehicles
    .find(query, AbortSignal.timeout(registryTimeoutMs))
    .catch(() => undefined);
  if (answer?.kind !== "found") return err({ kind: "vehicle-not-found" });
  const vehicleIndex = await blindIndex.of("vehicle", `${plate.output} ${nationalNumber}`);
  const nationalIndex = await blindIndex.of("national", nationalNumber);
  const key = { vehicleIndex, phoneIndex: access.value, nationalIndex };
  return ok({
    registered: answer.vehicle,
    correction: await store.vehicleCorrections.find(key),
    key,
  });
}

/** The vehicle with its correction laid over it; plate and insurance history stay as registered. */
export function viewVehicle(
  registered: RegisteredVehicle,
  correction: VehicleCorrection,
): DataOf<typeof queryVehicle> {
  const vehicle = { ...registered, ...correction };
  const { previousPolicyEnd, step, isFleet } = registered;
  return {
    brandCodeFull: vehicle.modelCode,
    brandName: vehicle.brand,
    modelName: vehicle.model,
    modelYear: vehicle.modelYear,
    usingType: vehicle.usage,
    vehicleType: vehicle.usage,
    fuelType: vehicle.fuel,
    engineNumber: vehicle.engineNumber,
    frameNumber: vehicle.chassisNumber,
    seatCount: vehicle.seats,
    colorCode: vehicle.colour,
    firstTrafficDate: vehicle.firstRegistration,
    step,
    ...(previousPolicyEnd === undefined ? {} : { previousPolicyEnd }),
    isFleet,
  };
}
