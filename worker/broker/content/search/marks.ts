import { sharedLength, stemOf, wordsOf } from "./words.ts";

/** From a letter of a text up to another, in UTF-16 units. */
export interface Mark {
  from: number;
  to: number;
}

/** Fewer letters are the beginning of nothing. */
export const shortestBeginning = 2;

/** Marks words of a text that have one of the stems: as far as they begin like what was typed, where only an ending differs its stem. */
export function markWith(
  stems: ReadonlySet<string>,
  typed: readonly string[],
): (text: string) => Mark[] {
  return (text) =>
    wordsOf(text).flatMap(({ folded, at }): Mark[] => {
      const stem = stemOf(folded);
      if (!stems.has(stem)) return [];
      const beginning = Math.max(...typed.map((word) => sharedLength(word, folded)));
      const isTyped = beginning >= stem.length || typed.some((word) => word.length === beginning);
      const length = isTyped ? beginning : folded.length;
      return [{ from: at, to: at + Math.max(length, shortestBeginning) }];
    });
}
