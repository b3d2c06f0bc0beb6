import * as v from "valibot";
import { model, text } from "../codec.ts";

const mebibyte = 1024 * 1024;
/** The largest paper of a cancellation: a photograph or a PDF. */
export const maxPaperBytes = 10 * mebibyte;
/** A body with it in base64, and room for the rest. */
export const maxPaperBodyBytes = 15 * mebibyte;

/** A paper as it is sent; `content` is base64, as long as a body may be, so that the broker can say that it is too large. */
export const paperModel = model({
  fileName: text(),
  content: {
    schema: v.pipe(v.string(), v.maxLength(maxPaperBodyBytes)),
    encode: (value: string) => value,
  },
});
