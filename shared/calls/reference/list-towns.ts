import { defineCall } from "../call.ts";
import { list, model, text } from "../codec.ts";

/** Towns (belde and centre) of a district. */
export const listTowns = defineCall({
  service: "common",
  method: "POST",
  path: "/api/dask/beldeler",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({ cityCode: text(), countyId: text() }),
  data: model({ items: list(model({ text: text(), id: text() })) }),
});
