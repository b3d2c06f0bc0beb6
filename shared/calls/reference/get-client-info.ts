import { defineCall } from "../call.ts";
import { flag, int, model, named, text } from "../codec.ts";

/** What the back office sees of who is asking; a phone quote sends it along. */
export const getClientInfo = defineCall({
  service: "common",
  method: "GET",
  path: "/musteri/Get-Client-Info",
  encoding: "form",
  credentials: "member",
  waits: "list",
  isRead: true,
  proxied: true,
  request: model({}),
  data: model({
    ipAddress: named("IPAddress", text()),
    isMember: flag,
    /** Epoch milliseconds. */
    serverTime: int(),
  }),
});
