import { assetModel } from "./asset-fields.ts";
import { defineCall } from "../call.ts";
import { list, model } from "../codec.ts";

/** A member's vehicles, homes and family. */
export const listAssets = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/varliklar",
  encoding: "form",
  credentials: "member",
  waits: "status",
  isRead: true,
  requiresMember: true,
  proxied: true,
  request: model({}),
  data: model({ assets: list(assetModel) }),
});
