import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";

const lineEnds = /\r\n?/g;
/** Control characters but for tabs and the ends of lines. */
const controls = /(?![\n\t])\p{Cc}/gu;

/**
 * Text of several lines as it is kept: forms post a line's end as two characters, and it counts as one; control characters are none; white
 * space around it is cut.
 */
export const keptText = v.transform((text: string) =>
  text.replaceAll(lineEnds, "\n").replaceAll(controls, "").trim(),
);

/** Text of several lines, of at most `max` characters, that says something: there is a letter or a digit in it. */
export const longText = (max: number, message: string) =>
  v.pipe(
    v.string(message),
    keptText,
    v.regex(/[\p{L}\p{N}]/u, message),
    v.maxLength(max, validationCopy.tooLong(max)),
  );
