import type { CallContext } from "../api/handler.ts";
import { dayMs } from "../limits/rate-limits.ts";
import type { MemberServices } from "./services.ts";

const askedKey = (phoneIndex: string, visitor: string) => `reset-asked:${phoneIndex}@${visitor}`;

/** Notes that a visitor's asking has had a one-time password sent to a phone. */
export async function noteReset(
  phoneIndex: string,
  { services: { store, now }, visitor }: CallContext<MemberServices>,
): Promise<void> {
  const at = now();
  await store.rates.tally(askedKey(phoneIndex, visitor), at, at - dayMs);
}

/**
 * What logins with a phone are counted under in a browser that has proved it within a year, or has had a one-time password
 * sent to it within a day; undefined in all others, which share what there is.
 */
export async function ownLaneOf(
  phoneIndex: string,
  { services: { store, now }, visitor }: CallContext<MemberServices>,
): Promise<string | undefined> {
  const at = now();
  const proved = await store.provedPhones.laneOf(visitor, phoneIndex, at);
  if (proved !== undefined) return proved;
  const key = askedKey(phoneIndex, visitor);
  return (await store.rates.has(key, at - dayMs)) ? key : undefined;
}
