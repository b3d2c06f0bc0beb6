import { defineCall } from "../call.ts";
import { int, model, optional } from "../codec.ts";

/**
 * How insurers answer of late: how many have today (Istanbul's day), and the median time from the question to the first
 * offer over seven days, in milliseconds; without it while too few have asked.
 */
export const getActivity = defineCall({
  service: "content",
  method: "POST",
  path: "/firms/GetActivity",
  encoding: "form",
  waits: "list",
  isRead: true,
  credentials: "site",
  cacheSeconds: 300,
  proxied: true,
  request: model({}),
  data: model({ firmsToday: int(), firstOfferMs: optional(int()) }),
});
