import { defineCall } from "../call.ts";
import { list, model, optional, text } from "../codec.ts";

export const listGroups = [
  "MESLEK",
  "KULLANIM_SEKLI",
  "YAKIT_TIPI",
  "RENK",
  "BANKA",
  "ARAMA_ZAMANI",
  "CATI_TIPI",
  "INSA_YILI",
  "BULUNDUGU_KAT",
  "KONUT_TIPI",
  "POLICE_TIPI",
  "DASK_INSA_YILI",
  "YAPI_TARZI",
  "KULLANIM_BICIMI",
] as const;

/**
 * A reference list by its group; 404 for an unknown one. `parentId` narrows a list that depends on a choice made before:
 * `YAKIT_TIPI` to the fuels of a vehicle model, by its six-digit code. Other lists refuse it.
 */
export const getList = defineCall({
  service: "common",
  method: "POST",
  path: "/api/Listeler/get-list",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  cacheSeconds: 3600,
  proxied: true,
  request: model({ groupCode: text(), parentId: optional(text()) }),
  data: model({ items: list(model({ text: text(), id: text() })) }),
});
