import { defineCall } from "../call.ts";
import { list, model, text } from "../codec.ts";

/** Kinds of use a vehicle can be insured for. */
export const listVehicleTypes = defineCall({
  service: "common",
  method: "POST",
  path: "/api/Traffic/get-vehicle-types",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({}),
  data: model({ items: list(model({ text: text(), id: text() })) }),
});
