import { defineCall } from "../call.ts";
import { list, model, text } from "../codec.ts";

/**
 * Every country of ISO 3166-1, Türkiye first, the others in Turkish alphabetical order: `StringKey` is the two-letter code,
 * `StringPair` the Turkish name.
 */
export const listCountries = defineCall({
  service: "common",
  method: "POST",
  path: "/api/listeler/get-ulkeler",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({}),
  data: model({ items: list(model({ stringPair: text(), stringKey: text() })) }),
});
