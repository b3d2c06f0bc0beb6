import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { getOwnIdentity } from "#shared/calls/member/get-own-identity.ts";
import type { getUserClaims } from "#shared/calls/member/get-user-claims.ts";
import type { logout } from "#shared/calls/member/logout.ts";
import { maskNationalNumber } from "#shared/format/mask-personal.ts";
import { err, ok } from "#shared/result.ts";
import type { Handler } from "../api/handler.ts";
import { forMember } from "../api/handler.ts";
import { forgetVisitor } from "../verification/renewed-visitor.ts";
import { secondStepOf } from "./second-step.ts";
import type { MemberServices } from "./services.ts";

export const answerGetUserClaims = forMember<object, DataOf<typeof getUserClaims>, MemberServices>(
  async (_input, { services }, { memberId, isOneTime }) => {
    const member = await services.store.members.find(memberId);
    if (member === undefined) return err({ kind: "sign-in-needed" });
    const { gender: _gender, ...profile } = member.profile;
    return ok({
      uId: memberId,
      ...profile,
      phone: member.phone,
      maskedNationalNumber: maskNationalNumber(member.nationalNumber),
      ...(await secondStepOf(member, services)),
      usedOneTimePassword: isOneTime,
      memberSince: member.createdAt,
    });
  },
);

export const answerGetOwnIdentity = forMember<
  object,
  DataOf<typeof getOwnIdentity>,
  MemberServices
>(async (_input, { services }, { memberId }) => {
  const member = await services.store.members.find(memberId);
  if (member === undefined) return err({ kind: "sign-in-needed" });
  const { nationalNumber, phone, profile } = member;
  return ok({ nationalNumber, phone, email: profile.email });
});

/** For a browser whose session is over already as well: it is to be left nothing either way. */
export const answerLogout: Handler<RequestOf<typeof logout>, object, MemberServices> = async (
  { everywhere },
  context,
) => {
  const { services, member } = context;
  const { sessions } = services.store;
  if (member !== undefined) {
    const { memberId, sessionIndex } = member;
    await (everywhere ? sessions.closeAll(memberId) : sessions.close(sessionIndex));
  }
  await forgetVisitor(context);
  return ok({});
};
