import { IdentityNumberSchema } from "#shared/schemas/identity/identity-number.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import {
  correctionState,
  documentFields,
  historyFields,
  knownVehicleFields,
  vehicleFields,
} from "./vehicle-fields.ts";
import { defineCall } from "../call.ts";
import { model, text } from "../codec.ts";

/**
 * Says what the registry has wrong of a vehicle. It counts, in look-ups and in prices, once the office has accepted it;
 * until then the vehicle is answered as registered. Insurance history cannot be corrected. Accessories (whole kuruş), LPG,
 * reference code and further lines are no part of any registry: they are kept with the correction, for lines that price them.
 */
export const updateVehicle = defineCall({
  service: "common",
  method: "POST",
  path: "/arac/Vehicle/update-info",
  encoding: "form",
  credentials: "member",
  waits: "change",
  proxied: true,
  request: model({
    nationalNumber: text(IdentityNumberSchema),
    ...documentFields,
    phone: text(PhoneSchema),
    ...knownVehicleFields,
  }),
  data: model({ ...vehicleFields, ...historyFields, ...correctionState }),
});
