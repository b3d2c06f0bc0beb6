import { memberConsents, preferencesOf } from "../consent/consents.ts";
import type { BlindIndex } from "../crypto/blind-index.ts";
import type { PasswordHashes } from "../crypto/password-hash.ts";
import type { Member } from "../member/member-repository.ts";
import type { Store } from "../repositories.ts";
import { demoMembers, demoPassword } from "./members.ts";
import type { DemoMember } from "./members.ts";

const expiredAgeMs = 181 * 86_400_000;

export interface DemoTools {
  readonly store: Store;
  readonly blindIndex: BlindIndex;
  readonly passwordHashes: PasswordHashes;
  /** UTC epoch ms. */
  readonly now: number;
}

/**
 * Puts the demo members into a database, or back into the state whose login outcome they are to show: password, its
 * age, lock and second step. What they own and have typed stays as it is.
 */
export async function putDemoMembers(tools: DemoTools): Promise<void> {
  await Promise.all(demoMembers.map((demo) => putMember(demo, tools)));
}

async function putMember(demo: DemoMember, tools: DemoTools): Promise<void> {
  const { store, now } = tools;
  const member = await memberOf(demo, tools);
  await store.memberPasswords.restore(member);
  await store.authenticators.switchTo(demo.memberId, member.mfaEnabled);
  // One that is to be unverified is begun anew, before it is too old to be kept.
  if (demo.outcome === "unverified") await store.members.abandon(demo.memberId);
  const isNew = await store.members.add(member);
  if (!isNew || member.phoneVerifiedAt === null) return;
  const { memberId: subjectId, phoneIndex, registeredBy: visitor } = member;
  const origin = { visitor, phoneIndex, subjectId, createdAt: now };
  await store.consents.add(memberConsents(preferencesOf(member), origin));
}

async function memberOf(
  { memberId, outcome, phone, nationalNumber, ...person }: DemoMember,
  { blindIndex, passwordHashes, now }: DemoTools,
): Promise<Member> {
  return {
    memberId,
    phone,
    phoneIndex: await blindIndex.of("phone", phone),
    nationalNumber,
    nationalIndex: await blindIndex.of("national", nationalNumber),
    profile: { ...person, email: `${phone}@ornek.example` },
    passwordHash: await passwordHashes.hash(demoPassword),
    passwordSetAt: outcome === "expired" ? now - expiredAgeMs : now,
    isOneTimePassword: outcome === "one-time",
    oneTimeHash: null,
    oneTimeSetAt: null,
    oneTimeTries: 0,
    phoneVerifiedAt: outcome === "unverified" ? null : now,
    registeredBy: memberId,
    mfaEnabled: outcome === "code-needed",
    failedLogins: 0,
    lockedUntil: 0,
    mayWriteSms: false,
    mayWriteEmail: false,
    mayCall: false,
    createdAt: now,
  };
}
