import { defineCall } from "../call.ts";
import { list, model, named, optional, text } from "../codec.ts";

/** Brands; with a brand its models, with brand and year the models sold that year. */
export const listVehicleBrands = defineCall({
  service: "common",
  method: "POST",
  path: "/api/Traffic/get-vehicle-brands-with-models",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({ brandCode: optional(text()), modelYear: optional(text()) }),
  data: model({
    brands: list(model({ text: text(), id: text() })),
    models: list(model({ text: text(), id: named("BrandCodeFull", text()) })),
    years: list(text()),
  }),
});
