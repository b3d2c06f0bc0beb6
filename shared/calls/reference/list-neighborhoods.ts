import { defineCall } from "../call.ts";
import { list, model, text } from "../codec.ts";

/** Neighbourhoods of a town. */
export const listNeighborhoods = defineCall({
  service: "common",
  method: "POST",
  path: "/api/dask/mahalle",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({ townId: text() }),
  data: model({ items: list(model({ text: text(), id: text() })) }),
});
