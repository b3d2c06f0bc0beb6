import { defineCall } from "../call.ts";
import { fieldValues, longText, model, text } from "../codec.ts";

/** Prints what a tool has made of what was typed; nothing of it is kept. `content` is base64. */
export const printTool = defineCall({
  service: "content",
  method: "POST",
  path: "/tool/print-tool",
  encoding: "json",
  credentials: "site",
  waits: "look-up",
  isRead: true,
  proxied: false,
  edgeOnly: "document",
  request: model({ tool: text(), values: fieldValues }),
  data: model({ fileName: text(), content: longText }),
});
