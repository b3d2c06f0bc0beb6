import { IsoDateSchema } from "#shared/schemas/date.ts";
import { IdentityNumberSchema } from "#shared/schemas/identity/identity-number.ts";
import { UavtCodeSchema } from "#shared/schemas/home/uavt-code.ts";
import { defineCall } from "../call.ts";
import { model, optional, text } from "../codec.ts";

/**
 * Where a person is registered, for a visitor with a verified phone. Number and birth date prove nobody's home, so the
 * answer names province and district only; code and address are for a member who is that person and keeps that very home
 * among their own. Refused with 404 when there is none, or the birth date is another than the registry's.
 */
export const queryUavt = defineCall({
  service: "common",
  method: "POST",
  path: "/api/dask/UAVT-Sorgu",
  encoding: "form",
  credentials: "member",
  waits: "look-up",
  proxied: true,
  request: model({ nationalNumber: text(IdentityNumberSchema), birthdate: text(IsoDateSchema) }),
  data: model({
    uavtCode: optional(text(UavtCodeSchema)),
    /** One line; masked down to the district unless `uavtCode` is there. */
    address: text(),
    cityCode: text(),
    city: text(),
    county: text(),
  }),
});
