import { EmailSchema } from "#shared/schemas/email.ts";
import { IdentityNumberSchema } from "#shared/schemas/identity/identity-number.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { defineCall } from "../call.ts";
import { productField } from "../product-code.ts";
import { flag, model, named, optional, text } from "../codec.ts";
import {
  correctionState,
  documentFields,
  historyFields,
  knownVehicleFields,
  vehicleFields,
} from "./vehicle-fields.ts";

/**
 * Looks a vehicle up by plate and registration document. Refused with 404 when the registry does not know it.
 *
 * `masterBranch` is the line it is asked for and must be one of vehicles. With `isYK` the vehicle has no plate yet, and
 * `licensePlateNumber` may be the plate code alone ("34" or "34 YK"). `cityCode` must be the plate's. What is said of the
 * vehicle itself must agree with the registry: what is wrong there is said with `updateVehicle`. Profession, e-mail,
 * accessories, LPG, reference code and further lines are kept with the vehicle for whoever has the phone.
 */
export const queryVehicle = defineCall({
  service: "common",
  method: "POST",
  path: "/arac/Vehicle/query-info",
  encoding: "form",
  credentials: "member",
  waits: "look-up",
  proxied: true,
  request: model({
    nationalNumber: text(IdentityNumberSchema),
    ...documentFields,
    phone: text(PhoneSchema),
    eMail: optional(text(EmailSchema)),
    masterBranch: productField,
    professionCode: optional(text()),
    isYK: named("IsYK", flag),
    cityCode: optional(text()),
    ...knownVehicleFields,
  }),
  data: model({ ...vehicleFields, ...historyFields, ...correctionState }),
});
