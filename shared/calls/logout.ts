import { defineCall } from "./call.ts";
import { flag, model } from "./codec.ts";

/** Ends the member's session; `everywhere` ends all of them. */
export const logout = defineCall({
  service: "common",
  method: "POST",
  path: "/logout",
  encoding: "form",
  credentials: "member",
  requiresMember: true,
  proxied: false,
  request: model({ everywhere: flag }),
  data: model({}),
});
