import { defineCall } from "../call.ts";
import { campaignModel } from "../campaign-fields.ts";
import { int, model, optional, text } from "../codec.ts";

/** Keeps what a visitor has typed so far, encrypted, for 30 days. Own call; not reachable from the browser. */
export const saveDraft = defineCall({
  service: "offers",
  method: "POST",
  path: "/draft/save",
  encoding: "json",
  credentials: "member",
  waits: "keep",
  attributed: true,
  proxied: false,
  edgeOnly: "draft",
  request: model({
    draftId: optional(text()),
    productId: text(),
    content: text(),
    /** As of when the sender knows it (epoch ms); it is refused where it has been saved since. Absent: saved in any case. */
    unchangedSince: optional(int()),
    campaign: optional(campaignModel),
  }),
  data: model({ draftId: text() }),
});
