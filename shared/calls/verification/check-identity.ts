import { IdentityNumberSchema } from "#shared/schemas/identity/identity-number.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { PlateSchema } from "#shared/schemas/vehicle/plate.ts";
import { IsoDateSchema } from "#shared/schemas/date.ts";
import { flowCodes, statusCodes } from "../../codes.ts";
import { defineCall } from "../call.ts";
import { model, named, optional, text } from "../codec.ts";
import { queryType } from "../verification.ts";

/**
 * Identity (AML) check. `statusCode` is a flow code: birth date required, wrong info, black list or customer control
 * error when it does not succeed. The phone must have been proved for the same query type (1004 otherwise). The plate
 * travels only for insurance of a vehicle, where it counts as one of the vehicles a phone may ask about in a day. The
 * name comes back masked, unless it is the asking member's own; the broker keeps the real one for this visitor's quotes.
 */
export const checkIdentity = defineCall({
  service: "common",
  method: "POST",
  path: "/aml/aml/AMLKontrol",
  encoding: "form",
  credentials: "site",
  waits: "look-up",
  aliases: ["/internal/AMLKontrol"],
  proxied: true,
  verdict: {
    by: "code",
    grants: { [flowCodes.success]: "data", [statusCodes.ok]: "data" },
  },
  request: model({
    queryType: named("Querytype", queryType),
    nationalNumber: text(IdentityNumberSchema),
    birthdate: optional(text(IsoDateSchema)),
    phone: text(PhoneSchema),
    licensePlateNumber: optional(text(PlateSchema)),
  }),
  data: model({
    name: text(),
    surname: text(),
    cityCode: text(),
    townCode: text(),
    city: text(),
    county: text(),
  }),
});
