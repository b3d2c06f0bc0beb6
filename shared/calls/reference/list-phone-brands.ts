import { defineCall } from "../call.ts";
import { list, model, text } from "../codec.ts";

/** Brands of phones that can be insured. */
export const listPhoneBrands = defineCall({
  service: "common",
  method: "POST",
  path: "/api/mobilephone/telefon-markalar",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({}),
  data: model({ items: list(model({ title: text(), key: text() })) }),
});
