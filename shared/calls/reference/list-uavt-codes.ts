import { defineCall } from "../call.ts";
import { list, model, text } from "../codec.ts";

/** Flats of a building: inner door number, and the ten-digit address code (UAVT) as id. */
export const listUavtCodes = defineCall({
  service: "common",
  method: "POST",
  path: "/api/dask/uavtkodlari",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({ apartmentNumber: text() }),
  data: model({ items: list(model({ text: text(), id: text() })) }),
});
