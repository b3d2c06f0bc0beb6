import { defineCall } from "../call.ts";
import { list, model, text } from "../codec.ts";

/** Buildings of a street, by outer door number. */
export const listBuildings = defineCall({
  service: "common",
  method: "POST",
  path: "/api/dask/binakodlari",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({ roadAndStreetId: text() }),
  data: model({ items: list(model({ text: text(), id: text() })) }),
});
