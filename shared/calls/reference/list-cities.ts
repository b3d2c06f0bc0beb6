import { defineCall } from "../call.ts";
import { list, model, named, text } from "../codec.ts";

/** The 81 provinces; `id` is the plate code. */
export const listCities = defineCall({
  service: "common",
  method: "POST",
  path: "/api/dask/iller",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({}),
  data: model({ items: list(model({ cityName: text(), id: named("ID", text()) })) }),
});
