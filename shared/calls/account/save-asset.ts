import { assetFields } from "./asset-fields.ts";
import { defineCall } from "../call.ts";
import { model, optional, text } from "../codec.ts";

/** Adds an asset, or changes the one of that id. Which fields an asset has depends on its kind; a blank title gets one. */
export const saveAsset = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/varlik-kaydet",
  encoding: "form",
  credentials: "member",
  waits: "change",
  requiresMember: true,
  proxied: true,
  request: model({ assetId: optional(text()), ...assetFields, title: optional(text()) }),
  data: model({ assetId: text() }),
});
