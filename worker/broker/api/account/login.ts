import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { login } from "#shared/calls/login.ts";
import { statusCodes } from "#shared/codes.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { isPasswordExpired } from "../../domain/password-age.ts";
import type { Member } from "../../store/member-repository.ts";
import type { Failure } from "../failure.ts";
import type { CallContext, Coded, Handler } from "../handler.ts";
import { confirmSentCode, sendCode } from "../temporary-code.ts";
import { findByCredentials } from "./credentials.ts";
import { openPasswords } from "./password-envelope.ts";
import { openSession } from "./sign-in.ts";

type Input = RequestOf<typeof login>;
type Data = DataOf<typeof login>;
type Outcome = Result<Coded<Data>, Failure>;

const hourMs = 3_600_000;
/** Logins tried an hour, whether there is such a member or not. */
const hourly = { number: 20, address: 100 } as const;

const coded = (statusCode: number, data: Data): Outcome => ok({ statusCode, data });

/**
 * Signs in. Nothing but 2009 is said to whoever does not know the password: not that the number is unknown, nor that the
 * membership is locked. With the right one: 2001, 2008, 2004 and 2000, the first that applies.
 */
export const answerLogin: Handler<Input, Coded<Data>> = async (input, context) => {
  const { services } = context;
  const phoneIndex = await services.blindIndex.of("phone", input.username);
  if (!(await isAdmitted(phoneIndex, context))) return err({ kind: "too-many" });
  const opened = await openPasswords(input.guid, [input.password], services);
  if (!opened.ok) return opened;
  const member = await findByCredentials(phoneIndex, opened.value[0], services);
  if (member === undefined) return err({ kind: "wrong-credentials" });
  return answerMember(member, input, context);
};

async function isAdmitted(phoneIndex: string, { services, clientIp }: CallContext) {
  const { store, blindIndex } = services;
  const now = services.now();
  const address = await blindIndex.of("address", clientIp);
  const limits = [
    { counterKey: `login-number:${phoneIndex}`, limit: hourly.number },
    { counterKey: `login-address:${address}`, limit: hourly.address },
  ];
  return store.rates.admit(limits, now, now - hourMs);
}

/** What somebody with the right password is answered. Their try counts on only if a code of theirs is wrong. */
async function answerMember(member: Member, input: Input, context: CallContext): Promise<Outcome> {
  const { services, visitor } = context;
  const { members, memberPasswords } = services.store;
  const { memberId } = member;
  if (member.phoneVerifiedAt === null) {
    await memberPasswords.giveTryBack(memberId);
    await members.rebind(memberId, visitor);
    return coded(statusCodes.loginPhoneUnverified, {});
  }
  if (isPasswordExpired(member, services.now())) {
    await memberPasswords.giveTryBack(memberId);
    return coded(statusCodes.loginPasswordExpired, { uId: memberId });
  }
  if (!member.mfaEnabled) {
    const token = await openSession(member, services);
    return coded(statusCodes.loginSuccess, { token, ...claimsOf(member) });
  }
  const { mfaControl = false, mfaCode } = input;
  return mfaControl && mfaCode !== undefined
    ? confirmMfa(member, mfaCode, context)
    : requestMfa(member, context);
}

async function requestMfa({ memberId, phone }: Member, context: CallContext): Promise<Outcome> {
  await context.services.store.memberPasswords.giveTryBack(memberId);
  const sent = await sendCode(phone, "mfa", context);
  if (!sent.ok) return sent;
  const { resendAfterSeconds } = sent.value;
  return coded(statusCodes.loginMfaRequired, { resendAfterSeconds });
}

async function confirmMfa(member: Member, code: string, context: CallContext): Promise<Outcome> {
  const confirmed = await confirmSentCode(member.phone, "mfa", code, context);
  if (!confirmed.ok) return confirmed;
  const sessionToken = await openSession(member, context.services);
  const source = context.services.site.brandSlug;
  return coded(statusCodes.loginSuccess, { sessionToken, source, ...claimsOf(member) });
}

const claimsOf = ({ memberId, profile, isOneTimePassword }: Member) => ({
  name: profile.name,
  surname: profile.surname,
  usedOneTimePassword: isOneTimePassword,
  uId: memberId,
});
