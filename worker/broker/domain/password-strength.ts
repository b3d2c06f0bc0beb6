import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { foldTurkish } from "#shared/format/turkish-case.ts";
import { turkishPasswords } from "./turkish-passwords.ts";

/** Fewer guesses than this are "easily guessed": at the 480 tries a day that a lock leaves, some three weeks. */
export const minGuesses = 10_000;
/** Characters that are looked at: the time grows faster than the length, and whoever has more has a strong password. */
const estimatedLength = 40;

export interface PasswordStrength {
  /** Whether a password falls to fewer than `minGuesses` guesses by somebody who knows `known` (folded words). */
  isEasilyGuessed(password: string, known: readonly string[]): Promise<boolean>;
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
    async isEasilyGuessed(password, known) {
      estimator ??= await loadEstimator();
      const folded = foldTurkish(password);
      const spellings = new Set([folded, folded.replace(/[\s._-]+/g, "")]);
      for (const spelling of spellings) {
        if (estimator.check(spelling, [...known]).guesses < minGuesses) return true;
      }
      return false;
    },
  };
}

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
