import { defineCall, maxWaitSeconds } from "../call.ts";
import { int, model, text } from "../codec.ts";
import { wantedEntries } from "./change-fields.ts";

/** Judges what is to be changed of a policy, has it priced, and sends the code that confirms it and nothing else. Owner only. */
export const prepareChange = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Policies/PrepareChange",
  encoding: "json",
  credentials: "member",
  waits: "look-up",
  limit: "code",
  proxied: false,
  edgeOnly: "document",
  request: model(wantedEntries),
  data: model({
    maskedPhone: text(),
    resendAfterSeconds: int(0, maxWaitSeconds),
    expiresInSeconds: int(0, 600),
  }),
});
