import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { login } from "#shared/calls/member/login.ts";
import { statusCodes } from "#shared/codes.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { isPasswordExpired } from "./passwords/password-age.ts";
import type { Member } from "./member-repository.ts";
import { consumeRateLimit } from "../limits/rate-limits.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext, Coded, Handler } from "../api/handler.ts";
import { renewVisitor } from "../verification/renewed-visitor.ts";
import { findByCredentials, giveTryBack, useUp } from "./credentials.ts";
import { ownLaneOf } from "./own-lane.ts";
import { openPasswords } from "./passwords/password-envelope.ts";
import { makeRenewalTicket } from "./passwords/renewal-ticket.ts";
import { takeSecondStep } from "./second-step.ts";
import { openSession } from "./sign-in.ts";
import type { MemberServices } from "./services.ts";

type Input = RequestOf<typeof login>;
type Data = DataOf<typeof login>;
type Outcome = Result<Coded<Data>, Failure>;

/** Logins tried an hour, with whatever key. */
const hourly = { address: 100 } as const;
/** Those with a good key, whether there is such a member or not; one address cannot use up what a member may. */
const hourlyWithKey = { numberAtAddress: 20, number: 100 } as const;
/** Those of a browser with a lane of its own, which nobody else uses up. */
const hourlyInOwnLane = { holder: 20 } as const;

/** A password is judged as that of the membership and as one sent by SMS. */
const hashesOfOne = 2;

const coded = (statusCode: number, data: Data): Outcome => ok({ statusCode, data });

/**
 * Signs in. Nothing but 2009 is said to whoever does not know the password: not that the number is unknown, nor that the
 * membership is locked. With the right one: 2001, 2004, 2008 and 2000, the first that applies.
 */
export const answerLogin: Handler<Input, Coded<Data>, MemberServices> = async (input, context) => {
  const { services } = context;
  const counted = await consumeRateLimit("login", hourly, context);
  if (!counted.ok) return counted;
  const opened = await openPasswords(input.guid, [input.password], context);
  if (!opened.ok) return opened;
  const phoneIndex = await services.blindIndex.of("phone", input.username);
  context.concerns({ phoneIndex });
  const ownLane = await ownLaneOf(phoneIndex, context);
  if (ownLane === undefined && !services.passwordHashes.admits(hashesOfOne))
    return err({ kind: "too-many" });
  const countedWithKey = await (ownLane === undefined
    ? consumeRateLimit("login", hourlyWithKey, context, { phoneIndex })
    : consumeRateLimit("login", hourlyInOwnLane, context, { holder: ownLane }));
  if (!countedWithKey.ok) return countedWithKey;
  const typed = { phoneIndex, password: opened.value[0], hasOwnLane: ownLane !== undefined };
  const member = await findByCredentials(typed, context);
  if (member === undefined) return err({ kind: "wrong-credentials" });
  return answerMember(member, input, context);
};

/** What somebody with the right password is answered. Their try counts on only if a code of theirs is wrong. */
async function answerMember(
  member: Member,
  input: Input,
  context: CallContext<MemberServices>,
): Promise<Outcome> {
  const { services, visitor } = context;
  const { members } = services.store;
  const { memberId, mfaEnabled } = member;
  // Tries counted on the way may have been another membership's.
  context.concerns({ memberId });
  if (member.phoneVerifiedAt === null) {
    await giveTryBack(member, services.store);
    await members.rebind(member, visitor);
    return coded(statusCodes.loginPhoneUnverified, {});
  }
  const step = await takeSecondStep(member, input, context);
  if (!step.ok) return step;
  const { asks, proved } = step.value;
  if (asks !== undefined) return coded(statusCodes.loginMfaRequired, asks);
  if (isPasswordExpired(member, services.now())) {
    await giveTryBack(member, services.store);
    const uId = await makeRenewalTicket(memberId, services);
    return coded(statusCodes.loginPasswordExpired, { uId });
  }
  const used = await useUp(member, services);
  if (used === undefined) return err({ kind: "wrong-credentials" });
  const visitorNow = proved ?? (await renewVisitor(`member:${memberId}`, context));
  const token = await openSession(used, visitorNow, context);
  if (token === undefined) return err({ kind: "wrong-credentials" });
  const source = services.site.brandSlug;
  const session = mfaEnabled ? { sessionToken: token, source } : { token };
  return coded(statusCodes.loginSuccess, { ...session, ...claimsOf(member) });
}

const claimsOf = ({ memberId, profile, isOneTimePassword }: Member) => ({
  name: profile.name,
  surname: profile.surname,
  usedOneTimePassword: isOneTimePassword,
  uId: memberId,
});
