import { defineCall } from "../call.ts";
import { flag, model, optional, text } from "../codec.ts";

/** Ends one of a member's sessions, or with `others` all but the one that asks. */
export const endSession = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/oturum-kapat",
  encoding: "form",
  credentials: "member",
  waits: "change",
  requiresMember: true,
  proxied: false,
  edgeOnly: "session",
  request: model({ sessionId: optional(text()), others: flag }),
  data: model({}),
});
