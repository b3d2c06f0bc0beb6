import { IdentityNumberSchema } from "#shared/schemas/identity-number.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import {
  documentFields,
  historyFields,
  knownVehicleFields,
  vehicleFields,
} from "./vehicle-fields.ts";
import { defineCall } from "./call.ts";
import { model, text } from "./codec.ts";

/**
 * Corrects what the registry says of a vehicle; later look-ups of the same person's vehicle answer with the correction.
 * Insurance history cannot be corrected.
 */
export const updateVehicle = defineCall({
  service: "common",
  method: "POST",
  path: "/arac/Vehicle/update-info",
  encoding: "form",
  credentials: "member",
  proxied: true,
  request: model({
    nationalNumber: text(IdentityNumberSchema),
    ...documentFields,
    phone: text(PhoneSchema),
    ...knownVehicleFields,
  }),
  data: model({ ...vehicleFields, ...historyFields }),
});
