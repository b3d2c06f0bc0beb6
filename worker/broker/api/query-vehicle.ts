import * as v from "valibot";
import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { queryVehicle } from "#shared/calls/query-vehicle.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { todayInIstanbul } from "#shared/format/date.ts";
import { err, ok } from "#shared/result.ts";
import { PlateSchema } from "#shared/schemas/plate.ts";
import type { RegisteredVehicle } from "../registries/vehicle-registry.ts";
import type { Handler } from "./handler.ts";
import { lookUpAccess } from "./look-up-access.ts";
import { documentOf } from "./vehicle-document.ts";

const registryTimeoutMs = 15_000;
type Data = DataOf<typeof queryVehicle>;

function viewVehicle(vehicle: RegisteredVehicle): Data {
  const { previousPolicyEnd, step, isFleet } = vehicle;
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

export const answerQueryVehicle: Handler<RequestOf<typeof queryVehicle>, Data> = async (
  input,
  context,
) => {
  const { vehicles, now } = context.services;
  const access = await lookUpAccess(input.phone, context);
  if (!access.ok) return access;
  const plate = v.safeParse(PlateSchema, input.licensePlateNumber);
  if (!plate.success) {
    const errors = { LicensePlateNumber: [plate.issues[0].message] };
    return err({ kind: "invalid", errors });
  }
  const document = documentOf(input);
  if (document === undefined) {
    const errors = { LicensePermitNumber: [validationCopy.documentNumber] };
    return err({ kind: "invalid", errors });
  }
  const { nationalNumber } = input;
  const query = { plate: plate.output, nationalNumber, document, today: todayInIstanbul(now()) };
  const answer = await vehicles
    .find(query, AbortSignal.timeout(registryTimeoutMs))
    .catch(() => undefined);
  return answer?.kind === "found"
    ? ok(viewVehicle(answer.vehicle))
    : err({ kind: "vehicle-not-found" });
};
