import { defineCall, maxWaitSeconds } from "../call.ts";
import { flag, int, model, oneOf, optional, text } from "../codec.ts";
import { groundIds } from "./grounds.ts";
import { maxPaperBodyBytes, paperModel } from "./paper.ts";

/** What somebody wants to leave a policy with. */
export const leaveEntries = {
  quoteId: text(),
  ground: oneOf(groundIds),
  eventDay: optional(text()),
  hasClaim: flag,
};

/**
 * Judges the paper of a ground and keeps it until the policy is left, and sends the code that confirms it and nothing else; of a policy
 * that is being left already, or has been, 422 and no code. Owner only.
 */
export const prepareCancellation = defineCall({
  service: "offers",
  method: "POST",
  path: "/list/Policies/PrepareCancellation",
  encoding: "json",
  credentials: "member",
  waits: "change",
  limit: "code",
  maxBytes: maxPaperBodyBytes,
  proxied: false,
  edgeOnly: "file",
  request: model({ ...leaveEntries, file: optional(paperModel) }),
  data: model({
    maskedPhone: text(),
    resendAfterSeconds: int(0, maxWaitSeconds),
    expiresInSeconds: int(0, 600),
  }),
});
