import { defineCall } from "../call.ts";
import { int, list, model, text } from "../codec.ts";

/** Models of a brand, newest first, with the price the insurers take for new, in whole kuruş. */
export const listPhoneModels = defineCall({
  service: "common",
  method: "POST",
  path: "/api/mobilephone/telefon-modeller",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({ brandId: text() }),
  data: model({
    items: list(
      model({ title: text(), key: text(), priceKurus: int(), releaseYear: int(2000, 2100) }),
    ),
  }),
});
