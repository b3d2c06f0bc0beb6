import { base64url } from "jose";
import type { Member } from "../../store/member-repository.ts";
import type { CallContext } from "../handler.ts";

const tokenBytes = 32;

/** Opens a session for a member who has proved who they are, and yields its token, which is stored nowhere. */
export async function openSession(
  member: Member,
  visitor: string,
  { services }: CallContext,
): Promise<string> {
  const { store, blindIndex, randomBytes, now } = services;
  const token = base64url.encode(randomBytes(tokenBytes));
  const { memberId } = member;
  await store.memberPasswords.clearTries(memberId);
  await store.sessions.open(await blindIndex.of("session", token), memberId, now());
  // Quotes asked for with their phone and national number are theirs from now on.
  await store.quotes.claim(member, visitor);
  return token;
}
