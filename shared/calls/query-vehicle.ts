import { IdentityNumberSchema } from "#shared/schemas/identity-number.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { defineCall } from "./call.ts";
import { flag, model, named, optional, text } from "./codec.ts";
import {
  correctionState,
  documentFields,
  historyFields,
  knownVehicleFields,
  vehicleFields,
} from "./vehicle-fields.ts";

/** Looks a vehicle up by plate and registration document. Refused with 404 when the registry does not know it. */
export const queryVehicle = defineCall({
  service: "common",
  method: "POST",
  path: "/arac/Vehicle/query-info",
  encoding: "form",
  credentials: "member",
  proxied: true,
  request: model({
    nationalNumber: text(IdentityNumberSchema),
    ...documentFields,
    phone: text(PhoneSchema),
    eMail: optional(text()),
    masterBranch: text(),
    professionCode: optional(text()),
    isYK: named("IsYK", flag),
    cityCode: optional(text()),
    ...knownVehicleFields,
  }),
  data: model({ ...vehicleFields, ...historyFields, ...correctionState }),
});
