/** What a hash takes until one has been timed, and what it is thought to take at most, however busy the machine was. */
const usualMs = 130;
const longestMs = 500;
/** Whoever would wait longer for a turn is better told to come back. */
const longestWaitMs = 4000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Turns of the hashes of an isolate. A hash takes its one thread for as long as it computes; many of them one after the other would hold up
 * every other request. Two may follow each other, as one sign-in needs; in the long run they take half of the time.
 */
export function createHashTurns() {
  let tookMs = usualMs;
  /** Until when turns have been given away, and until when those that are admitted take theirs (epoch ms). */
  let givenUntil = 0;
  let admittedUntil = 0;
  return {
    /** Whether so many more would have their turn within seconds; they count as coming. */
    admits(hashes: number): boolean {
      const now = Date.now();
      const until = Math.max(now, admittedUntil) + hashes * 2 * tookMs;
      const isAdmitted = until - now <= longestWaitMs;
      if (isAdmitted) admittedUntil = until;
      return isAdmitted;
    },
    /** Computes a hash when its turn has come. */
    async take<T>(compute: () => Promise<T>): Promise<T> {
      const now = Date.now();
      const turnMs = 2 * tookMs;
      givenUntil = Math.max(givenUntil, now - turnMs) + turnMs;
      await pause(Math.max(0, givenUntil - turnMs - now));
      const began = Date.now();
      try {
        return await compute();
      } finally {
        // The clock of a worker stands still while it computes.
        await pause(0);
        tookMs = Math.min(longestMs, Date.now() - began);
      }
    },
  };
}
