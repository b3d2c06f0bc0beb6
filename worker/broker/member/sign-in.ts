import { base64url } from "jose";
import type { Member } from "./member-repository.ts";
import type { CallContext } from "../api/handler.ts";
import type { MemberServices } from "./services.ts";

const tokenBytes = 32;

/**
 * Begins a session of a member and yields its token, which is stored nowhere; `isOneTime` by a password it used up. Undefined
 * when the password that was shown is the member's no more.
 */
export async function startSession(
  { memberId, passwordHash }: Pick<Member, "memberId" | "passwordHash">,
  { services, device }: CallContext<MemberServices>,
  { isOneTime = false } = {},
): Promise<string | undefined> {
  const { store, blindIndex, randomBytes, now } = services;
  const token = base64url.encode(randomBytes(tokenBytes));
  const sessionIndex = await blindIndex.of("session", token);
  const session = { sessionIndex, memberId, device, isOneTime };
  return (await store.sessions.open(session, passwordHash, now())) ? token : undefined;
}

/** Opens a session for a member who has proved who they are, and yields its token; undefined as above. */
export async function openSession(
  member: Member,
  visitor: string,
  context: CallContext<MemberServices>,
): Promise<string | undefined> {
  const { store } = context.services;
  const { memberId, isOneTimePassword: isOneTime } = member;
  const token = await startSession(member, context, { isOneTime });
  if (token === undefined) return undefined;
  await store.memberPasswords.clearTries(memberId);
  // Quotes asked for with their phone and national number are theirs from now on.
  await store.quotes.handTo(member, visitor);
  return token;
}
