import * as v from "valibot";
import type { RequestOf } from "#shared/calls/call.ts";
import type { changePassword } from "#shared/calls/change-password.ts";
import { validationCopy } from "#shared/copy/validation.ts";
import { err, ok } from "#shared/result.ts";
import { NewPasswordSchema } from "#shared/schemas/password.ts";
import { hashPassword, passwordSaltBytes } from "../../crypto/password-hash.ts";
import { isPasswordExpired } from "../../domain/password-age.ts";
import type { Member } from "../../store/member-repository.ts";
import { brokerCopy } from "../copy.ts";
import type { CallContext, Handler } from "../handler.ts";
import { openPasswords } from "./password-envelope.ts";
import { isCurrentPassword, nobodysId } from "./password-proof.ts";
import { readRenewalTicket } from "./renewal-ticket.ts";

type Input = RequestOf<typeof changePassword>;
type Errors = Readonly<Record<string, readonly string[]>>;

/**
 * Changes a password and ends every other session. Without a session, `uId` is the ticket of a login with a
 * password too old; that way is open only while it is, and its refusals do not tell what is wrong with a ticket.
 */
export const answerChangePassword: Handler<Input, object> = async (input, context) => {
  const { services, member: session } = context;
  const { store, randomBytes, now } = services;
  const { uId: ticket } = input;
  if (session === undefined && ticket === undefined) return err({ kind: "sign-in-needed" });
  const sealed = [input.oldPassword, input.newPassword, input.retryPassword] as const;
  const opened = await openPasswords(input.guid, sealed, context);
  if (!opened.ok) return opened;
  const [oldPassword, newPassword, retryPassword] = opened.value;
  const errors = newPasswordErrors(oldPassword, newPassword, retryPassword);
  if (Object.keys(errors).length > 0) return err({ kind: "password-invalid", errors });
  const memberId = session?.memberId ?? (await readRenewalTicket(ticket ?? "", services));
  const found = await store.members.find(memberId ?? nobodysId);
  const member = found !== undefined && mayChange(found, context) ? found : undefined;
  const isRight = await isCurrentPassword(member, oldPassword, services);
  if (member === undefined || !isRight) return err({ kind: "password-change-refused" });
  const hash = await hashPassword(newPassword, randomBytes(passwordSaltBytes));
  await store.memberPasswords.set(member.memberId, hash, now());
  await store.sessions.closeOthers(member.memberId, session?.sessionIndex ?? "");
  return ok({});
};

function mayChange(member: Member, { member: session, services }: CallContext): boolean {
  return (
    session !== undefined ||
    (member.phoneVerifiedAt !== null && isPasswordExpired(member, services.now()))
  );
}

/** Messages by wire name. */
function newPasswordErrors(oldPassword: string, newPassword: string, retry: string): Errors {
  const checked = v.safeParse(NewPasswordSchema, newPassword);
  const messages = [
    ...(checked.success ? [] : [checked.issues[0].message]),
    ...(newPassword === oldPassword ? [brokerCopy.passwordUnchanged] : []),
  ];
  return {
    ...(messages.length === 0 ? {} : { NewPassword: messages }),
    ...(newPassword === retry ? {} : { RetryPassword: [validationCopy.passwordMismatch] }),
  };
}
