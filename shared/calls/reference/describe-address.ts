import { UavtCodeSchema } from "#shared/schemas/home/uavt-code.ts";
import { defineCall } from "../call.ts";
import { model, text } from "../codec.ts";

/** An address code in words and parts. Refused with 404 when the address registry does not know it. */
export const describeAddress = defineCall({
  service: "common",
  method: "POST",
  path: "/api/dask/address",
  encoding: "form",
  credentials: "member",
  waits: "look-up",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({ uavtCode: text(UavtCodeSchema) }),
  data: model({
    uavtCode: text(),
    address: text(),
    cityCode: text(),
    city: text(),
    countyId: text(),
    county: text(),
    town: text(),
    neighborhood: text(),
    roadAndStreet: text(),
    buildingNumber: text(),
    flatNumber: text(),
  }),
});
