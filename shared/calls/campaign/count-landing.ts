import { defineCall } from "../call.ts";
import { campaignModel } from "../campaign-fields.ts";
import { model } from "../codec.ts";

/** Counts a document that was asked for from elsewhere, by how its visitor came this time. Nobody waits for it. */
export const countLanding = defineCall({
  service: "common",
  method: "POST",
  path: "/campaign/landing",
  encoding: "json",
  credentials: "member",
  waits: "frame",
  proxied: false,
  edgeOnly: "operation",
  request: model({ campaign: campaignModel }),
  data: model({}),
});
