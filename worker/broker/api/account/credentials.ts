import {
  hashPassword,
  isOutdatedHash,
  isPasswordOf,
  nobodysHash,
  passwordSaltBytes,
} from "../../crypto/password-hash.ts";
import { looksLikeOneTimePassword } from "../../domain/one-time-password.ts";
import { isOneTimePasswordGood } from "../../domain/password-age.ts";
import type { Services } from "../../services.ts";
import type { Member } from "../../store/member-repository.ts";
import { takeTry } from "./password-proof.ts";

/** So many memberships nobody has verified are tried for one phone, the newest first. */
const maxUnverified = 3;

/**
 * The membership a phone and a password belong to, with one try counted that its caller settles. What is done does not
 * depend on whether a verified member has the phone or is locked: there is always one to compare with. So neither the
 * answer nor its time tells who is a member, not even to somebody who has begun a membership with that phone.
 */
export async function findByCredentials(
  phoneIndex: string,
  password: string,
  services: Services,
): Promise<Member | undefined> {
  const { members } = services.store;
  const verified = await members.findVerifiedByPhone(phoneIndex);
  const unverified = await members.listUnverifiedByPhone(phoneIndex, maxUnverified);
  for (const candidate of [verified, ...unverified]) {
    const matched = await match(candidate, password, services);
    if (matched !== undefined) return matched;
  }
  return undefined;
}

/** The member, if the password is theirs; as they are after a password sent by SMS has come into use. */
async function match(
  candidate: Member | undefined,
  password: string,
  services: Services,
): Promise<Member | undefined> {
  const member = await takeTry(candidate, services);
  if (await isPasswordOf(member?.passwordHash ?? nobodysHash, password)) {
    if (member !== undefined) await strengthen(member, password, services);
    return member;
  }
  if (!looksLikeOneTimePassword(password)) return undefined;
  const oneTimeHash = waitingHash(member, services.now());
  const isOneTime = await isPasswordOf(oneTimeHash ?? nobodysHash, password);
  return member !== undefined && oneTimeHash !== undefined && isOneTime
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
