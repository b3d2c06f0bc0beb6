import { and, eq, lt, or, sql } from "drizzle-orm";
import type { Lock } from "../../store/counted-tries.ts";
import { countedTry, noFailures } from "../../store/counted-tries.ts";
import type { Database } from "../../store/database.ts";
import type { Member } from "../member-record.ts";
import { members } from "../../store/member-schema.ts";

/** Passwords, tries and locks of members. Changes are single statements, so that parallel requests cannot both win. */
export function createMemberPasswordRepository(db: Database) {
  const ofMember = (memberId: string) => eq(members.memberId, memberId);
  const noOneTime = { oneTimeHash: null, oneTimeSetAt: null, oneTimeTries: 0 } as const;
  return {
    /** Counts a try as failed before the password is looked at; false while locked. Whoever was right takes it back or clears all. */
    async takeTry(memberId: string, lock: Lock, now: number): Promise<boolean> {
      const { set, where } = countedTry(members, lock, now);
      const taken = await db
        .update(members)
        .set(set)
        .where(and(ofMember(memberId), where))
        .returning({ memberId: members.memberId });
      return taken.length > 0;
    },
    async giveTryBack(memberId: string): Promise<void> {
      await db
        .update(members)
        .set({ failedLogins: sql`MAX(0, ${members.failedLogins} - 1)`, lockedUntil: 0 })
        .where(ofMember(memberId));
    },
    async clearTries(memberId: string): Promise<void> {
      await db.update(members).set(noFailures).where(ofMember(memberId));
    },
    /** A password the member has chosen. */
    async set(memberId: string, passwordHash: string, now: number): Promise<void> {
      const chosen = { passwordHash, passwordSetAt: now, isOneTimePassword: false };
      await db
        .update(members)
        .set({ ...chosen, ...noOneTime, ...noFailures })
        .where(ofMember(memberId));
    },
    /** The same password under stronger parameters; false when it has been changed meanwhile. */
    async rehash(memberId: string, oldHash: string, newHash: string): Promise<boolean> {
      const written = await db
        .update(members)
        .set({ passwordHash: newHash })
        .where(and(ofMember(memberId), eq(members.passwordHash, oldHash)))
        .returning({ memberId: members.memberId });
      return written.length > 0;
    },
    /** Keeps a password on its way by SMS beside the one in use. */
    async offerOneTime(memberId: string, oneTimeHash: string, now: number): Promise<void> {
      const offered = { oneTimeHash, oneTimeSetAt: now, oneTimeTries: 0 };
      await db.update(members).set(offered).where(ofMember(memberId));
    },
    async withdrawOneTime(memberId: string, oneTimeHash: string): Promise<void> {
      await db
        .update(members)
        .set(noOneTime)
        .where(and(ofMember(memberId), eq(members.oneTimeHash, oneTimeHash)));
    },
    /** Uses up one of the tries of a password sent by SMS, lock or no lock; false when there are none left. Without a number there always are. */
    async takeOneTimeTry(memberId: string, maxTries: number | undefined): Promise<boolean> {
      const taken = await db
        .update(members)
        .set({ oneTimeTries: sql`${members.oneTimeTries} + 1` })
        .where(
          and(
            ofMember(memberId),
            maxTries === undefined ? undefined : lt(members.oneTimeTries, maxTries),
          ),
        )
        .returning({ memberId: members.memberId });
      return taken.length > 0;
    },
    async giveOneTimeTryBack(memberId: string): Promise<void> {
      await db
        .update(members)
        .set({ oneTimeTries: sql`MAX(0, ${members.oneTimeTries} - 1)` })
        .where(ofMember(memberId));
    },
    /**
     * Uses up a password sent by SMS, waiting or in use, and ends a lock. Neither it nor the one before it is a password any
     * more. False when it no longer is one.
     */
    async useOneTime(memberId: string, usedHash: string, now: number): Promise<boolean> {
      const isInUse = and(members.isOneTimePassword, eq(members.passwordHash, usedHash));
      const used = await db
        .update(members)
        .set({
          passwordHash: "",
          passwordSetAt: now,
          isOneTimePassword: true,
          ...noOneTime,
          ...noFailures,
        })
        .where(and(ofMember(memberId), or(eq(members.oneTimeHash, usedHash), isInUse)))
        .returning({ memberId: members.memberId });
      return used.length > 0;
    },
    /** Puts back everything a login depends on, for whoever has the member's id. */
    async restore(member: Member): Promise<void> {
      const { passwordHash, passwordSetAt, isOneTimePassword, mfaEnabled } = member;
      const password = { passwordHash, passwordSetAt, isOneTimePassword, mfaEnabled };
      await db
        .update(members)
        .set({ ...password, phoneVerifiedAt: member.phoneVerifiedAt, ...noOneTime, ...noFailures })
        .where(ofMember(member.memberId));
    },
  };
}

export type MemberPasswordRepository = ReturnType<typeof createMemberPasswordRepository>;
