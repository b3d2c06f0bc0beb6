import { IsoDateSchema } from "#shared/schemas/date.ts";
import { IdentityNumberSchema } from "#shared/schemas/identity-number.ts";
import { UavtCodeSchema } from "#shared/schemas/uavt-code.ts";
import { defineCall } from "./call.ts";
import { model, text } from "./codec.ts";

/**
 * The address a person is registered at, for a visitor with a verified phone. Refused with 404 when there is
 * none, or the birth date is another than the registry's.
 */
export const queryUavt = defineCall({
  service: "common",
  method: "POST",
  path: "/api/dask/UAVT-Sorgu",
  encoding: "form",
  credentials: "member",
  proxied: true,
  request: model({ nationalNumber: text(IdentityNumberSchema), birthdate: text(IsoDateSchema) }),
  data: model({ uavtCode: text(UavtCodeSchema), address: text() }),
});
