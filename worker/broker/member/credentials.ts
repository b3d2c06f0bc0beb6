import {
  hashPassword,
  isOutdatedHash,
  isPasswordOf,
  nobodysHash,
  passwordSaltBytes,
} from "../crypto/password-hash.ts";
import { looksLikeOneTimePassword, maxOneTimeTries } from "./one-time-password.ts";
import { isOneTimePasswordGood } from "./password-age.ts";
import type { Services } from "../services.ts";
import type { Member } from "./member-repository.ts";
import type { CallContext } from "../api/handler.ts";
import { nobodysId, takeTry } from "./password-proof.ts";

/**
 * The membership a phone and a password belong to, with one try counted that its caller settles. What is done does not
 * depend on whether a verified member has the phone or is locked: there is always one to compare with, and always one
 * that nobody has verified. So neither the answer nor its time tells who is a member, and a login is three hashes at most.
 */
export async function findByCredentials(
  phoneIndex: string,
  password: string,
  context: CallContext,
): Promise<Member | undefined> {
  const { services, visitor } = context;
  const { members } = services.store;
  const verified = await members.findVerifiedByPhone(phoneIndex);
  const begun = await members.findUnverifiedByPhone(phoneIndex, visitor);
  return (await matchVerified(verified, password, context)) ?? matchInUse(begun, password, context);
}

/** The member, if the password is the one in use or waits to be; as they are after it has come into use. */
async function matchVerified(
  member: Member | undefined,
  password: string,
  context: CallContext,
): Promise<Member | undefined> {
  const { services } = context;
  const matched = await matchInUse(member, password, context);
  if (matched !== undefined) await strengthen(matched, password, services);
  return matched ?? matchOneTime(member, password, services);
}

async function matchInUse(
  candidate: Member | undefined,
  password: string,
  context: CallContext,
): Promise<Member | undefined> {
  const member = await takeTry(candidate, context);
  const isRight = await isPasswordOf(member?.passwordHash ?? nobodysHash, password);
  return isRight ? member : undefined;
}

/** A password sent by SMS gets in whoever is locked out, by tries of its own. */
async function matchOneTime(
  member: Member | undefined,
  password: string,
  services: Services,
): Promise<Member | undefined> {
  if (!looksLikeOneTimePassword(password)) return undefined;
  const { memberPasswords } = services.store;
  const memberId = member?.memberId ?? nobodysId;
  const isTaken = await memberPasswords.takeOneTimeTry(memberId, maxOneTimeTries);
  const oneTimeHash = isTaken ? waitingHash(member, services.now()) : undefined;
  const isRight = await isPasswordOf(oneTimeHash ?? nobodysHash, password);
  return member !== undefined && oneTimeHash !== undefined && isRight
    ? begin(member, oneTimeHash, services)
    : undefined;
}

function waitingHash(member: Member | undefined, now: number): string | undefined {
  const { oneTimeHash = null, oneTimeSetAt = null } = member ?? {};
  if (oneTimeHash === null || oneTimeSetAt === null) return undefined;
  return isOneTimePasswordGood(oneTimeSetAt, now) ? oneTimeHash : undefined;
}

/** From now on the password sent by SMS is the member's; whoever was signed in with the old one no longer is. */
async function begin(
  member: Member,
  oneTimeHash: string,
  { store }: Services,
): Promise<Member | undefined> {
  const { memberId } = member;
  if (await store.memberPasswords.useOneTime(memberId, oneTimeHash)) {
    await store.sessions.closeAll(memberId);
  }
  const renewed = await store.members.find(memberId);
  // Of two at a time one brings it into use; the other is right as well.
  return renewed?.passwordHash === oneTimeHash ? renewed : undefined;
}

async function strengthen(
  { memberId, passwordHash }: Member,
  password: string,
  { store, randomBytes }: Services,
): Promise<void> {
  if (!isOutdatedHash(passwordHash)) return;
  const stronger = await hashPassword(password, randomBytes(passwordSaltBytes));
  await store.memberPasswords.rehash(memberId, passwordHash, stronger);
}
