import { defineCall } from "../call.ts";
import { flag, model } from "../codec.ts";

/** Whether anything is sold now; a site that lacks what selling needs goes on serving what was sold before. */
export const getSales = defineCall({
  service: "common",
  method: "POST",
  path: "/health/sales",
  encoding: "json",
  waits: "frame",
  isRead: true,
  credentials: "member",
  proxied: false,
  edgeOnly: "operation",
  cacheSeconds: 30,
  request: model({}),
  data: model({ isStopped: flag }),
});
