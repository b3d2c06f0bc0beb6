const dayMs = 86_400_000;
const chosenPasswordLifeMs = 180 * dayMs;
const oneTimePasswordLifeMs = dayMs;

export interface PasswordInUse {
  /** UTC epoch ms. */
  readonly passwordSetAt: number;
  /** Sent by SMS, not chosen. */
  readonly isOneTimePassword: boolean;
}

/** Whether a right password no longer signs in: after 180 days, one sent by SMS a day after it was sent. */
export function isPasswordExpired(password: PasswordInUse, now: number): boolean {
  const lifeMs = password.isOneTimePassword ? oneTimePasswordLifeMs : chosenPasswordLifeMs;
  return now > password.passwordSetAt + lifeMs;
}

/** Whether a password sent by SMS may still be used for the first time. */
export function isOneTimePasswordGood(sentAt: number, now: number): boolean {
  return now <= sentAt + oneTimePasswordLifeMs;
}
