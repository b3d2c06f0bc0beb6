import { refusalCopy } from "#shared/copy/refusal.ts";

/** Text of an input and where its caret stands. */
export interface Typed {
  readonly text: string;
  readonly caret: number;
  /** Set by a keystroke in a text that was written before; what is pasted, filled in or kept is read as a whole. */
  readonly isTyped?: boolean;
}

/**
 * Rewrites what was typed or pasted. `refused` tells that something was dropped that is not mere punctuation, or is too
 * much: `true` in the words of the field's kind, otherwise in its own.
 */
export type Rewrite = (typed: Typed) => Typed & { readonly refused?: boolean | string };

/**
 * The one way the masks work: keep the accepted characters, write them in their new form, and leave the caret behind
 * the same character as before. Deleting a mere separator therefore moves the caret and changes nothing, and text
 * pasted in any punctuation falls into place.
 */
export function reformat(
  { text, caret }: Typed,
  accept: RegExp,
  format: (characters: string) => string,
): Typed {
  const kept = (part: string): string =>
    [...part].filter((character) => accept.test(character)).join("");
  const written = format(kept(text));
  const atEnd = caret >= text.length;
  const place = atEnd
    ? written.length
    : placeAfter(written, accept, kept(text.slice(0, caret)).length);
  return { text: written, caret: place };
}

/** Index behind the `count`th accepted character. */
function placeAfter(text: string, accept: RegExp, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (accept.test(text.charAt(at))) seen += 1;
    if (seen === count) return at + 1;
  }
  return text.length;
}

/** Writes characters into the 9s of a pattern; a literal is written only when a character follows it. */
function fill(pattern: string, characters: string): string {
  let written = "";
  let pending = "";
  let next = 0;
  for (const slot of pattern) {
    if (next >= characters.length) break;
    if (slot !== "9") {
      pending += slot;
      continue;
    }
    written += pending + characters.charAt(next);
    pending = "";
    next += 1;
  }
  return written;
}

/** Applies a pattern whose 9s stand for digits, such as `(999)999-9999`; other characters of the text are dropped. */
export function applyMask(pattern: string, text: string, caret: number): Typed {
  return reformat({ text, caret }, /\d/, (digits) => fill(pattern, digits));
}

/** What is said when a text has more than `max` digits; false when it has not. */
export const refusesDigitsOver = (max: number, text: string): string | false =>
  text.replace(/\D/g, "").length > max && refusalCopy.tooManyDigits(max);

const punctuation = /[\s.,/()+_-]/g;

/** Whether a text holds what is neither accepted nor mere punctuation. */
export const refusesMoreThan = (accept: RegExp, text: string): boolean =>
  [...text.replace(punctuation, "")].some((character) => !accept.test(character));
