/** Failures in a row after which a membership is locked. */
export const maxFailures = 5;
const lockMs = 15 * 60_000;

/**
 * The lock that the last failure sets. Guessing: 5 tries every 15 minutes are 480 a day for one member, wherever they
 * come from, and nobody learns that the lock is on. A password of 8 random letters and digits sent by SMS falls with
 * 1 in 1.7 × 10⁹ in its day, a chosen one of four random digits with 1 in 21 a day, one of six with 1 in 2,000.
 */
export const lockFrom = (now: number) => ({ maxFailures, lockedUntil: now + lockMs });
