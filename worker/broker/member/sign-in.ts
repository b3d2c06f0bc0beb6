import { base64url } from "jose";
import type { Member } from "./member-repository.ts";
import type { CallContext } from "../api/handler.ts";

const tokenBytes = 32;

/** Begins a session of a member and yields its token, which is stored nowhere; `isOneTime` by a password it used up. */
export async function startSession(
  memberId: string,
  { services, device }: CallContext,
  { isOneTime = false } = {},
): Promise<string> {
  const { store, blindIndex, randomBytes, now } = services;
  const token = base64url.encode(randomBytes(tokenBytes));
  const sessionIndex = await blindIndex.of("session", token);
  await store.sessions.open({ sessionIndex, memberId, device, isOneTime }, now());
  return token;
}

/** Opens a session for a member who has proved who they are, and yields its token. */
export async function openSession(
  member: Member,
  visitor: string,
  context: CallContext,
): Promise<string> {
  const { store } = context.services;
  const { memberId, isOneTimePassword: isOneTime } = member;
  await store.memberPasswords.clearTries(memberId);
  const token = await startSession(memberId, context, { isOneTime });
  // Quotes asked for with their phone and national number are theirs from now on.
  await store.quotes.claim(member, visitor);
  return token;
}
