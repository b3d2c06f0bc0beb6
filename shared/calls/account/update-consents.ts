import { defineCall } from "../call.ts";
import { flag, list, model, optional, text } from "../codec.ts";

/** Sets how a member may be written to, and accepts the current version of agreements by slug. */
export const updateConsents = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/izin-guncelle",
  encoding: "form",
  credentials: "member",
  waits: "change",
  requiresMember: true,
  proxied: true,
  request: model({ sms: flag, email: flag, call: flag, acceptedSlugs: optional(list(text(), 20)) }),
  data: model({}),
});
