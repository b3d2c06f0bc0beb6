import { encodeBase64 } from "#shared/crypto/base64.ts";
import type { Services } from "../../services.ts";
import type { Member } from "../../store/member-repository.ts";

const tokenBytes = 32;

const base64Url = (bytes: Uint8Array): string =>
  encodeBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

/** Quotes asked for with a member's phone and national number become theirs. */
export const claimQuotes = (
  { memberId, phoneIndex, nationalIndex }: Member,
  { store }: Services,
): Promise<void> => store.quotes.claim(memberId, phoneIndex, nationalIndex);

/** Opens a session for a member who has proved who they are, and yields its token, which is stored nowhere. */
export async function openSession(member: Member, services: Services): Promise<string> {
  const { store, blindIndex, randomBytes, now } = services;
  const token = base64Url(randomBytes(tokenBytes));
  const { memberId } = member;
  await store.memberPasswords.clearTries(memberId);
  await store.sessions.open(await blindIndex.of("session", token), memberId, now());
  await claimQuotes(member, services);
  return token;
}
