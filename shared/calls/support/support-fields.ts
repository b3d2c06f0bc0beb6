import * as v from "valibot";
import type { Codec } from "../codec.ts";
import { flag, int, list, model, oneOf, optional, text } from "../codec.ts";

const mebibyte = 1024 * 1024;
export const maxSupportFiles = 3;
export const maxSupportFileBytes = 3 * mebibyte;
/** A body with all files in base64, and room for the rest. */
export const maxSupportBodyBytes = 13 * mebibyte;
/** As long as a body may be, so that the broker can say what is wrong with a file that is too large. */
const fileContent: Codec<string> = {
  schema: v.pipe(v.string(), v.maxLength(maxSupportBodyBytes)),
  encode: (value) => value,
};

/** A file as it is sent; `content` is base64. */
export const supportFileModel = model({ fileName: text(), content: fileContent });

/** More files than are taken, so that the broker can say how many are. */
export const supportFilesModel = optional(list(supportFileModel, 20));

export const supportStatuses = ["open", "answered", "waiting", "solved"] as const;
export type SupportStatus = (typeof supportStatuses)[number];

/** A support request in a list. Times are epoch milliseconds. */
export const supportRequestModel = model({
  requestId: text(),
  referenceNumber: text(),
  typeId: text(),
  typeText: text(),
  subject: text(),
  status: oneOf(supportStatuses),
  statusText: text(),
  quoteId: optional(text()),
  createdAt: int(),
  updatedAt: int(),
  /** Whether the office has written something the member has not opened yet. */
  hasNews: flag,
});

export const supportMessageModel = model({
  messageId: text(),
  author: oneOf(["member", "office"]),
  text: text(),
  createdAt: int(),
  files: list(
    model({ fileId: text(), fileName: text(), contentType: text(), sizeBytes: int() }),
    maxSupportFiles,
  ),
});
