import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Member } from "./member-repository.ts";
import { consumeMembershipLimit, withFewRefusals } from "../limits/rate-limits.ts";
import { memberConsents, preferencesOf } from "../consent/consents.ts";
import { givenOf, notePermissions } from "../consent/permissions.ts";
import type { Failure } from "../api/failure.ts";
import type { CallContext } from "../api/handler.ts";
import type { MemberServices } from "./services.ts";

/** Whether a visitor has begun a membership with a phone that waits for its code. */
export async function hasBegun(
  phone: string,
  { services, visitor }: CallContext<MemberServices>,
): Promise<boolean> {
  const { store, blindIndex } = services;
  return (
    (await store.members.findPending(await blindIndex.of("phone", phone), visitor)) !== undefined
  );
}

/**
 * Makes what a visitor has begun with a phone a membership, now that they have proved to hold it; nothing happens when
 * they have begun none. Only here is it told that somebody else has the phone or the national number, and not which.
 */
export async function completeRegistration(
  phone: string,
  visitor: string,
  context: CallContext<MemberServices>,
): Promise<Result<undefined, Failure>> {
  const { services } = context;
  const { store, blindIndex, now } = services;
  const { members } = store;
  const pending = await members.findPending(await blindIndex.of("phone", phone), visitor);
  if (pending === undefined) return ok(undefined);
  const { memberId, nationalIndex } = pending;
  const counted = await consumeMembershipLimit("completed", nationalIndex, context);
  if (!counted.ok) return counted;
  const joined = await join(pending, services, () => members.complete(memberId, now()));
  if (!joined.ok && joined.reason.kind === "registration-refused") await members.abandon(memberId);
  return joined;
}

/**
 * Lets somebody in by a way that says whether phone and national number were free. Whoever holds a phone may be told
 * three times a day that they were not; so nobody finds out by it who is a member.
 */
export async function join(
  member: Member,
  services: MemberServices,
  enter: () => Promise<boolean>,
): Promise<Result<undefined, Failure>> {
  const counterKey = `join-number:${member.phoneIndex}`;
  const joined = await withFewRefusals(counterKey, "registration-refused", services, async () =>
    (await enter()) ? ok(undefined) : err({ kind: "registration-refused" }),
  );
  if (joined.ok) await welcome(member, services);
  return joined;
}

/** What a new member brings along: the consents they gave and the quotes that are theirs. */
async function welcome(member: Member, services: MemberServices): Promise<void> {
  const { store } = services;
  const { memberId, phoneIndex, registeredBy: visitor, createdAt } = member;
  const origin = { visitor, phoneIndex, subjectId: memberId, createdAt };
  await store.consents.add(memberConsents(preferencesOf(member), origin));
  const reach = { phone: member.phone, email: member.profile.email };
  await notePermissions(givenOf(preferencesOf(member)), reach, services);
  await store.quotes.handTo(member, undefined);
}
