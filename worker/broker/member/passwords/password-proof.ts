import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import { lockFrom } from "../lockout.ts";
import type { Member } from "../member-repository.ts";
import { brokerCopy } from "../../api/copy.ts";
import type { Failure } from "../../api/failure.ts";
import type { CallContext } from "../../api/handler.ts";
import { openPasswords } from "./password-envelope.ts";
import type { MemberServices } from "../services.ts";

/** The id of no member, for where there is none: what is done takes as long and changes nothing. */
export const nobodysId = "";

/**
 * A member who may be asked for a password now, the try counted; undefined when there is none or the membership is
 * locked. Whoever goes on with `undefined` takes as long as with a member.
 */
export async function takeTry(
  member: Member | undefined,
  { services, concerns }: CallContext<MemberServices>,
): Promise<Member | undefined> {
  const { store, now } = services;
  const at = now();
  const memberId = member?.memberId ?? nobodysId;
  const isTaken = await store.memberPasswords.takeTry(memberId, lockFrom(at), at);
  if (member !== undefined) concerns({ memberId, ...(isTaken ? {} : { isLocked: true }) });
  return isTaken ? member : undefined;
}

/** Whether a password is that in use, with the failures counted towards the lock; right, it ends the count. */
export async function isCurrentPassword(
  member: Member | undefined,
  password: string,
  context: CallContext<MemberServices>,
): Promise<boolean> {
  const known = await takeTry(member, context);
  const { store, passwordHashes } = context.services;
  const isRight = await passwordHashes.isRight(known?.passwordHash, password);
  if (known === undefined || !isRight) return false;
  await store.memberPasswords.clearTries(known.memberId);
  return true;
}

/**
 * Has a signed-in member prove who they are once more. `sealedPassword` is sealed with the key `guid`; failures count
 * towards the lock, and while it is on no password is right; what is wrong is told at `Password`. Who has used one sent by SMS has none and chooses one first.
 */
export async function provePassword(
  member: Member,
  sealedPassword: string,
  guid: string,
  context: CallContext<MemberServices>,
): Promise<Result<undefined, Failure>> {
  if (member.passwordHash === "") return err({ kind: "password-unset" });
  const opened = await openPasswords(guid, [sealedPassword], context);
  if (!opened.ok) return opened;
  const isRight = await isCurrentPassword(member, opened.value[0], context);
  if (isRight) return ok(undefined);
  return err({ kind: "wrong-password", errors: { Password: [brokerCopy.wrongPassword] } });
}
