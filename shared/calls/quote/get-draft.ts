import { defineCall } from "../call.ts";
import { int, model, optional, text } from "../codec.ts";

/** Reads a draft back; only the visitor who wrote it gets it. */
export const getDraft = defineCall({
  service: "offers",
  method: "POST",
  path: "/draft/get",
  encoding: "json",
  credentials: "member",
  waits: "status",
  isRead: true,
  proxied: false,
  edgeOnly: "draft",
  request: model({ draftId: text() }),
  data: model({
    draftId: text(),
    productId: text(),
    content: text(),
    /** Epoch ms. */
    savedAt: optional(int()),
  }),
});
