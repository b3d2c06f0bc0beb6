import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { foldTurkish } from "#shared/format/turkish-case.ts";
import { turkishPasswords } from "./turkish-passwords.ts";

/** Fewer guesses than this are "easily guessed": at the 480 tries a day that a lock leaves, some three weeks. */
export const minGuesses = 10_000;
/**
 * What several words, years or rows put together have to stand. The estimator takes 10,000 guesses for granted as soon as
 * there are two of them, which a name with a year behind it does not deserve: here their guesses are multiplied.
 */
export const minCombinedGuesses = 100_000;
/** Without what separates them, words are looked at when this many characters are left. */
const minJoinedLength = 4;
/** Characters that are looked at: the time grows faster than the length, and whoever has more has a strong password. */
const estimatedLength = 40;

export interface PasswordStrength {
  /** Whether a password falls to fewer than `least` guesses (`minGuesses`) by somebody who knows `known` (folded words). */
  isEasilyGuessed(password: string, known: readonly string[], least?: number): Promise<boolean>;
}

/**
 * Estimates guesses after Wheeler's zxcvbn (USENIX Security 2016): common passwords, words spelled backwards and in
 * l33t, keyboard rows, dates, repeats, and words that are known of the person. Turkish letters count as their Latin
 * ones, and what separates the words of a password does not make it stronger. The lists are loaded with the first
 * password that is judged.
 */
export function createPasswordStrength(): PasswordStrength {
  let estimator: ZxcvbnFactory | undefined;
  return {
    async isEasilyGuessed(password, known, least = minGuesses) {
      estimator ??= await loadEstimator();
      const folded = foldTurkish(password);
      const joined = folded.replace(/[^a-z0-9]+/g, "");
      const spellings = new Set([folded, ...(joined.length < minJoinedLength ? [] : [joined])]);
      for (const spelling of spellings) {
        const { guesses, sequence } = estimator.check(spelling, [...known]);
        if (guesses < least) return true;
        if (sequence.length > 1 && combinedGuesses(sequence) < minCombinedGuesses) return true;
      }
      return false;
    },
  };
}

/** The estimator's matches carry their guesses, which its types leave out. */
const guessesOf = (match: object): number =>
  "guesses" in match && typeof match.guesses === "number" ? match.guesses : 1;

/** Every order of the parts, each guessed on its own. */
const combinedGuesses = (parts: readonly object[]): number =>
  parts.reduce<number>((product, part, index) => product * guessesOf(part) * (index + 1), 1);

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new Factory({
    dictionary: { ...dictionary, turkish: [...turkishPasswords] },
    graphs: adjacencyGraphs,
    maxLength: estimatedLength,
  });
}
