import { defineCall } from "../call.ts";
import { model } from "../codec.ts";

/** Whether a member's session goes on: 401 when it is over. Counts as its use. */
export const checkSession = defineCall({
  service: "common",
  method: "POST",
  path: "/api/musteri/oturum",
  encoding: "form",
  credentials: "member",
  waits: "frame",
  isRead: true,
  requiresMember: true,
  proxied: false,
  edgeOnly: "session",
  request: model({}),
  data: model({}),
});
