import { defineCall } from "../call.ts";
import { fieldValues, flag, list, model, optional, text } from "../codec.ts";
import { toolBlock } from "./tool-blocks.ts";

/**
 * What a tool makes of what was typed into its fields, by their names. Fields that are not sent have not been asked yet: they
 * come back as `missing`, and there is no answer while any is. Each that is sent is judged.
 */
export const useTool = defineCall({
  service: "content",
  method: "POST",
  path: "/tool/use-tool",
  encoding: "json",
  credentials: "site",
  waits: "list",
  isRead: true,
  proxied: true,
  request: model({ tool: text(), values: fieldValues }),
  data: model({
    missing: list(text()),
    /** Choices of a field that turn on what has been typed. */
    choices: list(model({ field: text(), options: list(model({ id: text(), name: text() })) })),
    blocks: list(toolBlock),
    /** What the answer knows of fields of the quote that the tool leads to: as one types it, and in words. */
    carried: list(model({ field: text(), value: text(), chip: text() })),
    /** Set where the same can be had as a document. */
    isPrintable: optional(flag),
    /** What the tool computes by, to be read below it. */
    tables: list(toolBlock),
  }),
});
