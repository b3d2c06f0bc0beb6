import { defineCall } from "../call.ts";
import { flag, model } from "../codec.ts";

/** Ends the member's session, or with `everywhere` all of them, and makes the browser a visitor of whom nothing is known. */
export const logout = defineCall({
  service: "common",
  method: "POST",
  path: "/logout",
  encoding: "form",
  credentials: "member",
  waits: "change",
  proxied: false,
  edgeOnly: "session",
  request: model({ everywhere: flag }),
  data: model({}),
});
