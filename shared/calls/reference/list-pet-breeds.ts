import { defineCall } from "../call.ts";
import { list, model, text } from "../codec.ts";

/** Breeds of a species ("kedi", "kopek") in alphabetical order, those that may not be kept included. */
export const listPetBreeds = defineCall({
  service: "common",
  method: "POST",
  path: "/api/pet/irklar",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({ species: text() }),
  data: model({ items: list(model({ title: text(), key: text() })) }),
});
