import { err, ok } from "#shared/result.ts";
import type { Result } from "#shared/result.ts";
import type { Services } from "../../services.ts";
import type { Member } from "../../store/member-repository.ts";
import { memberConsents } from "../consents.ts";
import type { Failure } from "../failure.ts";
import type { CallContext } from "../handler.ts";
import { claimQuotes } from "./sign-in.ts";

/**
 * Makes what a visitor has begun with a phone a membership, now that they have proved to hold it; nothing happens when
 * they have begun none. Only here is it told that somebody else has the phone or the national number, and not which.
 */
export async function completeRegistration(
  phone: string,
  { services, visitor }: CallContext,
): Promise<Result<undefined, Failure>> {
  const { store, blindIndex, now } = services;
  const pending = await store.members.findPending(await blindIndex.of("phone", phone), visitor);
  if (pending === undefined) return ok(undefined);
  if (!(await store.members.complete(pending.memberId, now()))) {
    await store.members.abandon(pending.memberId);
    return err({ kind: "registration-refused" });
  }
  await welcome(pending, services);
  return ok(undefined);
}

/** What a new member brings along: the consents they gave and the quotes that are theirs. */
export async function welcome(member: Member, services: Services): Promise<void> {
  const { memberId, phoneIndex, registeredBy: visitor, createdAt } = member;
  const origin = { visitor, phoneIndex, subjectId: memberId, createdAt };
  await services.store.consents.add(memberConsents(member.mayWriteSms, origin));
  await claimQuotes(member, services);
}
