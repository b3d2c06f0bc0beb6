import * as v from "valibot";
import { validationCopy } from "#shared/copy/validation.ts";

const lineEnds = /\r\n?/g;
/**
 * What nobody sees: control characters but tabs and the ends of lines, halves of characters, blanks of some scripts, and what Unicode has ignored by
 * default, with it what turns the direction of writing. Joiners and variants stay, emoji are made of them.
 */
const unseen =
  /(?![\n\t])\p{Cc}|\p{Cs}|[\u2800\ufffc\u{1d159}\u{13441}-\u{13446}]|(?!\p{Join_Control}|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu;

/** Marks over, under and around a letter beyond the four that a language has: piled up they draw over what stands beside them. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/** Text of several lines without what nobody sees: forms post a line's end as two characters, and it counts as one; white space around it is cut. */
export const seenText = (text: string): string =>
  text.replaceAll(lineEnds, "\n").replaceAll(unseen, "").replaceAll(piledMarks, "$1").trim();

/** Text of several lines as it is kept. */
export const keptText = v.transform(seenText);

/** Text of several lines, of at most `max` characters, that says something: there is a letter or a digit in it. */
export const longText = (max: number, message: string) =>
  v.pipe(
    v.string(message),
    keptText,
    v.regex(/[\p{L}\p{N}]/u, message),
    v.maxLength(max, validationCopy.tooLong(max)),
  );
