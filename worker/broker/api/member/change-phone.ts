import type { RequestOf } from "#shared/calls/call.ts";
import type { updateCustomer } from "#shared/calls/update-customer.ts";
import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Member } from "../../store/member-record.ts";
import { provePassword } from "../account/password-proof.ts";
import { brokerCopy } from "../copy.ts";
import type { Failure } from "../failure.ts";
import type { CallContext, SignedInMember } from "../handler.ts";
import { memberCopy } from "./copy.ts";

type Input = Pick<RequestOf<typeof updateCustomer>, "phone" | "password" | "guid">;

const wrongPassword = {
  kind: "invalid",
  errors: { Password: [brokerCopy.wrongPassword] },
} as const;

/**
 * Moves a membership to a phone this visitor has verified for it, for a member who knows the password: whoever has the
 * phone has the membership. Other sessions end and the old phone is told. Nothing happens when the phone
 * is the same, or none is sent.
 */
export async function changePhone(
  member: Member,
  { phone, password, guid }: Input,
  context: CallContext,
  { sessionIndex }: SignedInMember,
): Promise<Result<undefined, Failure>> {
  const { services, visitor } = context;
  const { store, blindIndex, notifier, site, now } = services;
  const { memberId } = member;
  if (phone === undefined) return ok(undefined);
  const phoneIndex = await blindIndex.of("phone", phone);
  if (phoneIndex === member.phoneIndex) return ok(undefined);
  if (password === undefined || guid === undefined) return err(wrongPassword);
  const proved = await provePassword(member, password, guid, context);
  if (!proved.ok) return proved.reason.kind === "wrong-password" ? err(wrongPassword) : proved;
  if (!(await store.verifications.isVerified(visitor, phoneIndex, now(), "profil"))) {
    return err({ kind: "verification-needed" });
  }
  if (!(await store.members.changePhone(memberId, phone, phoneIndex, now()))) {
    return err({ kind: "invalid", errors: { Phone: [memberCopy.phoneUnusable] } });
  }
  await store.sessions.closeOthers(memberId, sessionIndex);
  const text = memberCopy.phoneChangedSms(site.name, site.phone);
  await notifier.send({ channel: "sms", to: member.phone, subject: "", text });
  return ok(undefined);
}
