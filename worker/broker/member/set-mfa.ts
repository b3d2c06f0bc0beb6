import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { setMfa } from "#shared/calls/member/set-mfa.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { err, ok } from "#shared/result.ts";
import { forMember } from "../api/handler.ts";
import { setUpAuthenticator } from "./authenticator.ts";
import { provePassword } from "./passwords/password-proof.ts";
import { tellMember } from "./tell-member.ts";
import type { MemberServices } from "./services.ts";

/**
 * On or off only for somebody who knows the password: whoever finds a session open could lock its member out by it. An
 * authenticator that was set up before goes with either.
 */
export const answerSetMfa = forMember<
  RequestOf<typeof setMfa>,
  DataOf<typeof setMfa>,
  MemberServices
>(async ({ enabled, password, guid, offer, code = "" }, context, { memberId }) => {
  const { members, authenticators } = context.services.store;
  const member = await members.find(memberId);
  if (member === undefined) return err({ kind: "sign-in-needed" });
  if (password === undefined || guid === undefined) {
    return err({ kind: "invalid", errors: { Password: [validationCopy.passwordRequired] } });
  }
  const proved = await provePassword(member, password, guid, context);
  if (!proved.ok) return proved;
  if (enabled && offer !== undefined) {
    const codes = await setUpAuthenticator(memberId, { offer, code }, context.services);
    if (!codes.ok) return codes;
    await tellMember(member, "app", context);
    return ok({ mfaEnabled: true, recoveryCodes: [...codes.value] });
  }
  await authenticators.switchTo(memberId, enabled);
  if (enabled || member.mfaEnabled) await tellMember(member, enabled ? "sms" : "off", context);
  return ok({ mfaEnabled: enabled });
});
