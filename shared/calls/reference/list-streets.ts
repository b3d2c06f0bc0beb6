import { defineCall } from "../call.ts";
import { list, model, text } from "../codec.ts";

/** Roads and streets of a neighbourhood. */
export const listStreets = defineCall({
  service: "common",
  method: "POST",
  path: "/api/dask/caddesokak",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({ neighborhoodId: text() }),
  data: model({ items: list(model({ text: text(), id: text() })) }),
});
