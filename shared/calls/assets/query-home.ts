import { PhoneSchema } from "#shared/schemas/phone.ts";
import { DaskPolicyNumberSchema } from "#shared/schemas/home/dask-policy-number.ts";
import { IdentityNumberSchema } from "#shared/schemas/identity/identity-number.ts";
import { UavtCodeSchema } from "#shared/schemas/home/uavt-code.ts";
import { defineCall } from "../call.ts";
import { int, list, model, named, optional, text } from "../codec.ts";
import { productField } from "../product-code.ts";

/**
 * What is registered of a home: address and building, by its address code, for a visitor with a verified phone. Refused
 * at `UavtCode` when the registry does not know it, at `FloorNumber` when its building has no such floor. `masterBranch` is the line it is asked for and must be one of homes. The
 * last day of the home's policy of that line is told to whoever bought it here or knows its number (`daskPolicyNumber`).
 * `proposals` are sums the line proposes for this home, in kuruş, by name of the field.
 */
export const queryHome = defineCall({
  service: "common",
  method: "POST",
  path: "/api/dask/konut-bilgisi",
  encoding: "form",
  credentials: "member",
  waits: "look-up",
  proxied: true,
  request: model({
    nationalNumber: text(IdentityNumberSchema),
    phone: text(PhoneSchema),
    masterBranch: productField,
    uavtCode: text(UavtCodeSchema),
    daskPolicyNumber: optional(text(DaskPolicyNumberSchema)),
    /** On which floor it is said to be. */
    floor: named("FloorNumber", optional(text())),
  }),
  data: model({
    address: text(),
    constructionStyle: text(),
    constructionYear: int(1900, 2100),
    storeyBand: text(),
    /** Gross, in square metres. */
    grossArea: int(1),
    /** "YYYY-MM-DD". */
    previousPolicyEnd: optional(text()),
    proposals: list(model({ field: text(), kurus: int() })),
  }),
});
