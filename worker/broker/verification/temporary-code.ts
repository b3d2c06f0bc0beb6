import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { smsCodeLength } from "#shared/schemas/sms-code.ts";
import { smsCountdownSeconds } from "#shared/constants.ts";
import type { BlindIndex } from "../crypto/blind-index.ts";
import { isSameText } from "../crypto/hmac.ts";
import type { QueryType } from "#shared/calls/verification.ts";
import type { CodePurpose } from "./code-repository.ts";
import { codeLifeMinutes, codeSms } from "./code-sms.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext } from "../api/handler.ts";
import { consumeRateLimit } from "../limits/rate-limits.ts";
import { takeTurn } from "./code-lanes.ts";
import { renewVisitor } from "./renewed-visitor.ts";
import type { VerificationServices } from "./services.ts";

const codeLifeMs = codeLifeMinutes * 60_000;
const resendAfterMs = smsCountdownSeconds * 1000;
const maxTries = 5;
/** Confirmations an hour, right or wrong, of whatever code. */
const hourly = { visitor: 60, address: 300 } as const;

export interface CodeTimes {
  readonly resendAfterSeconds: number;
  readonly expiresInSeconds: number;
  /** Whether a message went now; otherwise the one of before counts. */
  readonly isSent: boolean;
}

/** Of a code with a subject the slot is the subject's own: the code is good for nothing else. */
const slotOf = async (purpose: CodePurpose, subject: string | undefined, blindIndex: BlindIndex) =>
  subject === undefined ? purpose : `${purpose}:${await blindIndex.of("sms-code", subject)}`;

const seconds = (ms: number): number => Math.max(0, Math.ceil(ms / 1000));

const timesOf = (createdAt: number, now: number, isSent = false): CodeTimes => ({
  isSent,
  resendAfterSeconds: seconds(createdAt + resendAfterMs - now),
  expiresInSeconds: seconds(createdAt + codeLifeMs - now),
});

/**
 * Sends a code to a phone. Within 60 seconds of the last one nothing is sent and the answer says how long it is until
 * then, so that a reload goes on counting. One code is live per visitor, number and kind of query, so that nobody gets
 * into the way of somebody else's. A code with a subject is good for that alone, and another subject has a code of its own.
 * What is sent instead of a code that nobody is to have costs the same and looks the same.
 */
export async function sendCode(
  phone: string,
  purpose: CodePurpose,
  context: CallContext<VerificationServices>,
  {
    subject,
    insteadOfCode,
  }: { readonly subject?: string; readonly insteadOfCode?: string | undefined } = {},
): Promise<Result<CodeTimes, Failure>> {
  const { services, visitor } = context;
  const { store, blindIndex, notifier, site } = services;
  const now = services.now();
  const phoneIndex = await blindIndex.of("phone", phone);
  context.concerns({ phoneIndex });
  const queryType = await slotOf(purpose, subject, blindIndex);
  const known = await store.codes.find({ visitor, phoneIndex, queryType });
  const isLive = known !== undefined && known.usedAt === null && known.expiresAt > now;
  if (isLive && known.createdAt > now - resendAfterMs) return ok(timesOf(known.createdAt, now));
  const holder = await store.provedPhones.laneOf(visitor, phoneIndex, now);
  const turn = await takeTurn({ phoneIndex, queryType: purpose, holder }, context);
  if (!turn.ok) return turn;
  const wait = turn.value;
  if (wait > 0) {
    const times = timesOf(known?.createdAt ?? now, now);
    return isLive
      ? ok({ ...times, resendAfterSeconds: wait })
      : err({ kind: "code-delayed", retryAfterSeconds: wait });
  }
  const codeId = services.randomUuid();
  const code = services.randomDigits(smsCodeLength);
  const codeHash = await blindIndex.of("sms-code", `${codeId}:${code}`);
  const times = { createdAt: now, expiresAt: now + codeLifeMs };
  const slot = { codeId, phoneIndex, queryType, visitor, codeHash, ...times };
  if (!(await store.codes.place(slot, now - resendAfterMs))) return ok(timesOf(now, now));
  const text = insteadOfCode ?? codeSms(purpose, code, site);
  const sent = await notifier.send({ channel: "sms", to: phone, subject: "", text });
  if (sent.ok) return ok(timesOf(now, now, true));
  await store.codes.withdraw(codeId);
  return err({ kind: "code-not-sent" });
}

/**
 * Whether a caller whose code is over needs none, because this very visitor has proved the phone for the same: a form that
 * is sent again with the cookie of the first answer. Whoever still goes by the id from before, with a used code of its own,
 * has proved nothing.
 */
export async function isProvedAlready(
  phone: string,
  queryType: QueryType,
  { services, visitor }: CallContext<VerificationServices>,
): Promise<boolean> {
  const { store, blindIndex, now } = services;
  const phoneIndex = await blindIndex.of("phone", phone);
  const own = await store.codes.find({ visitor, phoneIndex, queryType });
  return (
    (own?.usedAt ?? null) === null &&
    store.verifications.isVerified(visitor, phoneIndex, now(), queryType)
  );
}

/**
 * Checks a code, using up one of its five tries; afterwards the caller is another visitor, whose phone counts as verified
 * for eight hours. Yields that visitor. A code is good once, whatever it is for: of several confirmations at once one is
 * right, and the others are as late as for a code that is over.
 * Guessing: 5 tries of 10⁶ codes, so 1 in 200,000 for one code; how many there are say the lanes (`code-lanes.ts`).
 * Strangers to a number, all of them together, have 25 codes in an hour: it falls with 1 in 8,000 an hour and 1 in 1,504 a
 * day (133 codes), to one address with 1 in 22,222 an hour. Whoever has proved it within a year and holds it no more: 14 in an hour, 1 in 14,286, and 1 in
 * 3,333 a day. All of these together: 39 codes, 1 in 5,128 an hour and 1 in 1,036 a day. A login falls to who knows a password,
 * with 20 tries in an hour and 480 in a day, with 1 in 50,000 an hour and 1 in 2,083 a day. An address that spreads its sixty codes over many numbers hits any one of them with 3 in 10,000 an hour.
 */
export async function confirmSentCode(
  phone: string,
  purpose: CodePurpose,
  code: string,
  context: CallContext<VerificationServices>,
  subject?: string,
): Promise<Result<string, Failure>> {
  const { services, visitor } = context;
  const { store, blindIndex } = services;
  const now = services.now();
  const phoneIndex = await blindIndex.of("phone", phone);
  context.concerns({ phoneIndex });
  const counted = await consumeRateLimit("confirmation", hourly, context);
  if (!counted.ok) return counted;
  const slot = { visitor, phoneIndex, queryType: await slotOf(purpose, subject, blindIndex) };
  const taken = await store.codes.takeTry(slot, maxTries, now);
  if (taken === undefined) {
    const over = await store.codes.find(slot);
    if (over === undefined && subject !== undefined) return err({ kind: "code-for-other" });
    const isUsedUp = over?.usedAt === null && over.tries >= maxTries && over.expiresAt > now;
    return err(isUsedUp ? { kind: "code-wrong", triesLeft: 0 } : { kind: "code-expired" });
  }
  const codeHash = await blindIndex.of("sms-code", `${taken.codeId}:${code}`);
  if (!isSameText(codeHash, taken.codeHash)) {
    return err({ kind: "code-wrong", triesLeft: maxTries - taken.tries });
  }
  if (!(await store.codes.use(taken.codeId, now))) return err({ kind: "code-expired" });
  const renewed = await renewVisitor(`phone:${phoneIndex}`, context);
  await store.verifications.mark({ visitor: renewed, phoneIndex, queryType: purpose }, now);
  const laneId = services.randomUuid();
  await store.provedPhones.keep({ visitor: renewed, phoneIndex, laneId }, now);
  return ok(renewed);
}
