import type { DataOf, RequestOf } from "#shared/calls/call.ts";
import type { changePassword } from "#shared/calls/member/change-password.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { err, ok } from "#shared/result.ts";
import { isPasswordExpired } from "./password-age.ts";
import type { Member } from "../member-repository.ts";
import { brokerCopy } from "../../api/copy.ts";
import type { CallContext, Handler } from "../../api/handler.ts";
import { guessFault, lengthFault } from "./new-password.ts";
import { openPasswords } from "./password-envelope.ts";
import { isCurrentPassword, nobodysId } from "./password-proof.ts";
import { readRenewalTicket } from "./renewal-ticket.ts";
import { startSession } from "../sign-in.ts";
import { tellMember } from "../tell-member.ts";
import type { MemberServices } from "../services.ts";

type Input = RequestOf<typeof changePassword>;
type Errors = Readonly<Record<string, readonly string[]>>;

/**
 * Changes a password and ends every session; the one it was changed in goes on under a new token, so that a copied one
 * is worth nothing. The old one proves who asks; whoever signed in with one sent by SMS has none any more, and the session
 * that used it up is the proof. Without a session, `uId` is the ticket of a login with a
 * password too old; that way is open only while it is, and its refusals do not tell what is wrong with a ticket.
 */
export const answerChangePassword: Handler<
  Input,
  DataOf<typeof changePassword>,
  MemberServices
> = async (input, context) => {
  const { services, member: session } = context;
  const { store, passwordHashes, now } = services;
  const { uId: ticket } = input;
  if (session === undefined && ticket === undefined) return err({ kind: "sign-in-needed" });
  const { oldPassword: old } = input;
  const sealed = [input.newPassword, input.retryPassword, ...(old === undefined ? [] : [old])];
  const opened = await openPasswords(input.guid, sealed, context);
  if (!opened.ok) return opened;
  const [newPassword = "", retryPassword = "", oldPassword] = opened.value;
  const errors = newPasswordErrors(oldPassword, newPassword, retryPassword);
  if (Object.keys(errors).length > 0) return err({ kind: "password-invalid", errors });
  const memberId = session?.memberId ?? (await readRenewalTicket(ticket ?? "", services));
  const found = await store.members.find(memberId ?? nobodysId);
  const member = found !== undefined && mayChange(found, context) ? found : undefined;
  const isProved = await isMember(member, oldPassword, context);
  if (member === undefined || !isProved) return err({ kind: "password-change-refused" });
  // Only who has proved to be the member is told anything that depends on what is known of them.
  const fault = await guessFault(newPassword, { ...member, ...member.profile }, services);
  if (fault !== undefined)
    return err({ kind: "password-invalid", errors: { NewPassword: [fault] } });
  const hash = await passwordHashes.hash(newPassword);
  await store.memberPasswords.set(member.memberId, hash, now());
  await store.sessions.closeAll(member.memberId);
  await tellMember(member, "password", context);
  if (session === undefined) return ok({});
  const token = await startSession({ ...member, passwordHash: hash }, context);
  return token === undefined ? err({ kind: "password-change-refused" }) : ok({ token });
};

function mayChange(
  member: Member,
  { member: session, services }: CallContext<MemberServices>,
): boolean {
  return (
    session !== undefined ||
    (member.phoneVerifiedAt !== null && isPasswordExpired(member, services.now()))
  );
}

/** Whether who asks is the member: by the old password, or by the session that has used one sent by SMS. */
async function isMember(
  member: Member | undefined,
  oldPassword: string | undefined,
  context: CallContext<MemberServices>,
): Promise<boolean> {
  if (context.member?.isOneTime === true && member?.passwordHash === "") return true;
  return oldPassword !== undefined && isCurrentPassword(member, oldPassword, context);
}

/** Messages by wire name. */
function newPasswordErrors(
  oldPassword: string | undefined,
  newPassword: string,
  retry: string,
): Errors {
  const fault = lengthFault(newPassword);
  const messages = [
    ...(fault === undefined ? [] : [fault]),
    ...(newPassword === oldPassword ? [brokerCopy.passwordUnchanged] : []),
  ];
  return {
    ...(messages.length === 0 ? {} : { NewPassword: messages }),
    ...(newPassword === retry ? {} : { RetryPassword: [validationCopy.passwordMismatch] }),
  };
}
