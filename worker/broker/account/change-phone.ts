import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Member } from "../member/member-record.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext, SignedInMember } from "../api/handler.ts";
import { memberCopy } from "./copy.ts";
import type { AccountServices } from "./services.ts";

/**
 * Moves a membership to a phone this visitor has verified for it, for a member who has proved themselves: whoever has the
 * phone has the membership. Other sessions end and the old phone is told.
 */
export async function changePhone(
  member: Member,
  phone: string,
  { services, visitor }: CallContext<AccountServices>,
  { sessionIndex }: SignedInMember,
): Promise<Result<undefined, Failure>> {
  const { store, blindIndex, notifier, site, now } = services;
  const { memberId } = member;
  if (phone === undefined) return ok(undefined);
  const phoneIndex = await blindIndex.of("phone", phone);
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
