import type { RequestOf } from "#shared/calls/call.ts";
import type { forgotPassword } from "#shared/calls/forgot-password.ts";
import { err, ok } from "#shared/result.ts";
import { isSameText } from "../crypto/hmac.ts";
import { hashPassword, passwordSaltBytes } from "../crypto/password-hash.ts";
import { makeOneTimePassword } from "./one-time-password.ts";
import { brokerCopy } from "../api/copy.ts";
import { consumeRateLimit } from "../limits/rate-limits.ts";
import type { Handler } from "../api/handler.ts";

/** One address cannot use up what a member may ask for; SMS to one member are limited all the same. */
const hourly = { numberAtAddress: 3, visitor: 10, address: 20 } as const;
const hourlySent = { number: 10 } as const;

/**
 * Sends a one-time password. The one in use stays good until it is used, so that nobody is locked out by somebody else's
 * asking. The refusal does not say whether phone or national number is unknown, or belongs to somebody else.
 */
export const answerForgotPassword: Handler<RequestOf<typeof forgotPassword>, object> = async (
  { phone, nationalNumber },
  context,
) => {
  const { services } = context;
  const { store, blindIndex, notifier, randomBytes, site, now } = services;
  const phoneIndex = await blindIndex.of("phone", phone);
  context.concerns({ phoneIndex });
  const counted = await consumeRateLimit("forgot", hourly, context, { phoneIndex });
  if (!counted.ok) return counted;
  const member = await store.members.findVerifiedByPhone(phoneIndex);
  const nationalIndex = await blindIndex.of("national", nationalNumber);
  if (member === undefined || !isSameText(member.nationalIndex, nationalIndex)) {
    return err({ kind: "member-not-found" });
  }
  const countedToSend = await consumeRateLimit("forgot-sent", hourlySent, context, { phoneIndex });
  if (!countedToSend.ok) return countedToSend;
  const password = makeOneTimePassword(randomBytes);
  const hash = await hashPassword(password, randomBytes(passwordSaltBytes));
  await store.memberPasswords.offerOneTime(member.memberId, hash, now());
  const text = brokerCopy.oneTimePasswordSms(site.name, password);
  const sent = await notifier.send({ channel: "sms", to: phone, subject: "", text });
  if (sent.ok) return ok({});
  await store.memberPasswords.withdrawOneTime(member.memberId, hash);
  return err({ kind: "message-not-sent" });
};
