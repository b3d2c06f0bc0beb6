import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { getUserClaims } from "#shared/calls/get-user-claims.ts";
import type { logout } from "#shared/calls/logout.ts";
import type { setMfa } from "#shared/calls/set-mfa.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { maskNationalNumber } from "#shared/format/mask-personal.ts";
import { err, ok } from "#shared/result.ts";
import { forMember } from "../handler.ts";
import { provePassword } from "./password-proof.ts";

export const answerGetUserClaims = forMember<object, DataOf<typeof getUserClaims>>(
  async (_input, { services }, { memberId }) => {
    const member = await services.store.members.find(memberId);
    if (member === undefined) return err({ kind: "sign-in-needed" });
    const { gender: _gender, ...profile } = member.profile;
    return ok({
      uId: memberId,
      ...profile,
      phone: member.phone,
      maskedNationalNumber: maskNationalNumber(member.nationalNumber),
      mfaEnabled: member.mfaEnabled,
      usedOneTimePassword: member.isOneTimePassword,
      memberSince: member.createdAt,
    });
  },
);

export const answerLogout = forMember<RequestOf<typeof logout>, object>(
  async ({ everywhere }, { services }, { memberId, sessionIndex }) => {
    const { sessions } = services.store;
    await (everywhere ? sessions.closeAll(memberId) : sessions.close(sessionIndex));
    return ok({});
  },
);

/** On at once; off only for somebody who knows the password. */
export const answerSetMfa = forMember<RequestOf<typeof setMfa>, DataOf<typeof setMfa>>(
  async ({ enabled, password, guid }, context, { memberId }) => {
    const { members, memberPasswords } = context.services.store;
    const member = await members.find(memberId);
    if (member === undefined) return err({ kind: "sign-in-needed" });
    if (!enabled) {
      if (password === undefined || guid === undefined) {
        return err({ kind: "invalid", errors: { Password: [validationCopy.passwordMissing] } });
      }
      const proved = await provePassword(member, password, guid, context);
      if (!proved.ok) return proved;
    }
    await memberPasswords.setMfa(memberId, enabled);
    return ok({ mfaEnabled: enabled });
  },
);
