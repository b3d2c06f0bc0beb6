import type { RequestOf } from "#shared/calls/call.ts";
import type { forgotPassword } from "#shared/calls/member/forgot-password.ts";
import { err, ok } from "#shared/result.ts";
import { isSameText } from "../../crypto/hmac.ts";
import { makeOneTimePassword } from "./one-time-password.ts";
import { brokerCopy } from "../../api/copy.ts";
import { takeTurn } from "../../verification/code-lanes.ts";
import { consumeRateLimit, secondsToWait } from "../../limits/rate-limits.ts";
import type { Handler } from "../../api/handler.ts";
import { noteReset } from "../own-lane.ts";
import type { MemberServices } from "../services.ts";

/** Asked for in an hour, whether there is such a member or not. */
const hourly = { visitor: 10, address: 20 } as const;
/** National numbers tried for a phone from one address; whoever has proved the phone does not stand behind others there. */
const tried = { numberAtAddress: { burst: 3, everyMs: 15 * 60_000 } } as const;

/**
 * Sends a one-time password. The one in use stays good until it is used, so that nobody is locked out by somebody else's
 * asking; turns to be sent one are those of codes (`code-lanes.ts`). The refusal does not say whether phone or national number is unknown, or belongs to somebody else.
 */
export const answerForgotPassword: Handler<
  RequestOf<typeof forgotPassword>,
  object,
  MemberServices
> = async ({ phone, nationalNumber }, context) => {
  const { services } = context;
  const { store, blindIndex, passwordHashes, notifier, randomBytes, site, now } = services;
  const phoneIndex = await blindIndex.of("phone", phone);
  context.concerns({ phoneIndex });
  const counted = await consumeRateLimit("forgot", hourly, context);
  if (!counted.ok) return counted;
  const holder = await store.provedPhones.laneOf(context.visitor, phoneIndex, now());
  const triedWait =
    holder === undefined ? await secondsToWait("forgot", tried, context, { phoneIndex }) : 0;
  if (triedWait > 0) return err({ kind: "password-delayed", retryAfterSeconds: triedWait });
  const member = await store.members.findVerifiedByPhone(phoneIndex);
  const nationalIndex = await blindIndex.of("national", nationalNumber);
  if (member === undefined || !isSameText(member.nationalIndex, nationalIndex)) {
    return err({ kind: "member-not-found" });
  }
  const turn = await takeTurn({ phoneIndex, queryType: "reset", holder }, context);
  if (!turn.ok) return turn;
  if (turn.value > 0) return err({ kind: "password-delayed", retryAfterSeconds: turn.value });
  const password = makeOneTimePassword(randomBytes);
  const hash = await passwordHashes.hash(password);
  await store.memberPasswords.offerOneTime(member.memberId, hash, now());
  const text = brokerCopy.oneTimePasswordSms(site.name, password);
  const sent = await notifier.send({ channel: "sms", to: phone, subject: "", text });
  if (sent.ok) {
    await noteReset(phoneIndex, context);
    return ok({});
  }
  await store.memberPasswords.withdrawOneTime(member.memberId, hash);
  return err({ kind: "message-not-sent" });
};
