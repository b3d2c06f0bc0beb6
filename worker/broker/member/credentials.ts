import { looksLikeOneTimePassword, maxOneTimeTries } from "./passwords/one-time-password.ts";
import { isOneTimePasswordGood } from "./passwords/password-age.ts";
import type { Member } from "./member-repository.ts";
import type { CallContext } from "../api/handler.ts";
import { nobodysId, takeTry } from "./passwords/password-proof.ts";
import type { MemberServices } from "./services.ts";

interface Typed {
  readonly phoneIndex: string;
  readonly password: string;
  /** Whether the browser's logins are counted by themselves; then so are its tries of a one-time password. */
  readonly hasOwnLane: boolean;
}

/**
 * The membership a phone and a password belong to, with one try counted that its caller settles. What is done does not
 * depend on whether a verified member has the phone or is locked: there is always one to compare with, and always one
 * that nobody has verified. So neither the answer nor its time tells who is a member, and a login is three hashes at most.
 */
export async function findByCredentials(
  typed: Typed,
  context: CallContext<MemberServices>,
): Promise<Member | undefined> {
  const { services, visitor } = context;
  const { phoneIndex, password } = typed;
  const { members } = services.store;
  const verified = await members.findVerifiedByPhone(phoneIndex);
  const begun = await members.findUnverifiedByPhone(phoneIndex, visitor);
  return (await matchVerified(verified, typed, context)) ?? matchInUse(begun, password, context);
}

/** The member, if the password is the one in use or waits to be used once; as they are with that password. */
async function matchVerified(
  member: Member | undefined,
  typed: Typed,
  context: CallContext<MemberServices>,
): Promise<Member | undefined> {
  const { services } = context;
  const { password } = typed;
  const matched = await matchInUse(member, password, context);
  if (matched?.isOneTimePassword === false) return strengthen(matched, password, services);
  return matched ?? matchOneTime(member, typed, services);
}

async function matchInUse(
  candidate: Member | undefined,
  password: string,
  context: CallContext<MemberServices>,
): Promise<Member | undefined> {
  const member = await takeTry(candidate, context);
  const { passwordHashes } = context.services;
  const isRight = await passwordHashes.isRight(member?.passwordHash, password);
  return isRight ? member : undefined;
}

/** A password sent by SMS gets in whoever is locked out, by tries of its own. */
async function matchOneTime(
  member: Member | undefined,
  { password, hasOwnLane }: Typed,
  services: MemberServices,
): Promise<Member | undefined> {
  if (!looksLikeOneTimePassword(password)) return undefined;
  const { memberPasswords } = services.store;
  const memberId = member?.memberId ?? nobodysId;
  const isTaken = await memberPasswords.takeOneTimeTry(
    memberId,
    hasOwnLane ? undefined : maxOneTimeTries,
  );
  const waiting = isTaken ? withWaiting(member, services.now()) : undefined;
  const isRight = await services.passwordHashes.isRight(waiting?.passwordHash, password);
  return isRight ? waiting : undefined;
}

/** The member as they are with the password that was sent to them, if it may still be used. */
function withWaiting(member: Member | undefined, now: number): Member | undefined {
  const { oneTimeHash = null, oneTimeSetAt = null } = member ?? {};
  if (member === undefined || oneTimeHash === null || oneTimeSetAt === null) return undefined;
  if (!isOneTimePasswordGood(oneTimeSetAt, now)) return undefined;
  return {
    ...member,
    passwordHash: oneTimeHash,
    passwordSetAt: oneTimeSetAt,
    isOneTimePassword: true,
  };
}

/** Takes back the try of a right password that did not sign in yet, where it was counted. */
export async function giveTryBack(
  { memberId, passwordHash, oneTimeHash }: Member,
  { memberPasswords }: MemberServices["store"],
): Promise<void> {
  await (passwordHash === oneTimeHash
    ? memberPasswords.giveOneTimeTryBack(memberId)
    : memberPasswords.giveTryBack(memberId));
}

/**
 * Uses up the password somebody signs in with, if it was sent by SMS: from then on there is none, and whoever was signed in
 * no longer is. The member as they are afterwards; undefined when somebody else was faster.
 */
export async function useUp(
  member: Member,
  { store, now }: MemberServices,
): Promise<Member | undefined> {
  const { memberId, passwordHash, isOneTimePassword } = member;
  if (!isOneTimePassword) return member;
  if (!(await store.memberPasswords.useOneTime(memberId, passwordHash, now()))) return undefined;
  await store.sessions.closeAll(memberId);
  return { ...member, passwordHash: "" };
}

async function strengthen(
  member: Member,
  password: string,
  { store, passwordHashes }: MemberServices,
): Promise<Member> {
  const { memberId, passwordHash } = member;
  if (!passwordHashes.isOutdated(passwordHash)) return member;
  const stronger = await passwordHashes.hash(password);
  const isWritten = await store.memberPasswords.rehash(memberId, passwordHash, stronger);
  return isWritten ? { ...member, passwordHash: stronger } : member;
}
