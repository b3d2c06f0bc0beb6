import { defineCall } from "../call.ts";
import { model, text } from "../codec.ts";

/** Forgets an asset. */
export const deleteAsset = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/varlik-sil",
  encoding: "form",
  credentials: "member",
  waits: "change",
  requiresMember: true,
  proxied: true,
  request: model({ assetId: text() }),
  data: model({}),
});
