import { defineCall } from "../call.ts";
import { list, model, text } from "../codec.ts";

/** The districts of a province. */
export const listCounties = defineCall({
  service: "common",
  method: "POST",
  path: "/api/dask/ilceler",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({ cityCode: text() }),
  data: model({ items: list(model({ countyName: text(), countyCode: text() })) }),
});
