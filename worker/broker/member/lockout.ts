/** Failures in a row after which a membership is locked. */
export const maxFailures = 5;
const lockMs = 15 * 60_000;

/**
 * The lock that the last failure sets. Guessing: 5 tries every 15 minutes are 480 a day for one member, wherever they
 * come from, and nobody learns that the lock is on. A chosen password of four random digits falls with 1 in 21 a day, one
 * of six with 1 in 2,000.
 */
export const lockFrom = (now: number) => ({ maxFailures, lockedUntil: now + lockMs });
